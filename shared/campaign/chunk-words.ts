import { assertNever } from '../assert-never.ts';
import type { SendOptions } from '../draft/draft.ts';
import { count, peopleWords } from '../format/format-count.ts';
import { duration } from '../format/format-time.ts';
import type { Verdict } from './chunk.ts';
import { firstCanaryWords, withFirstCanary } from './first-canary.ts';
import { planConnections, planSize } from './plan.ts';

/** The verdict as a button says it, and what follows for the people of the chunk. */
export interface VerdictWords {
  readonly label: string;
  readonly consequence: string;
  /** What is asked once more before it is done; null where nothing irrevocable follows. */
  readonly question: string | null;
}

/**
 * What each verdict on an unknown chunk of so many people means for them; in a campaign that was `cancelled` nothing
 * is sent by it.
 */
export function verdictWords(verdict: Verdict, people: number, cancelled = false): VerdictWords {
  const who = people === 1 ? 'this person' : `these ${count(people)} people`;
  switch (verdict) {
    case 'treat-as-sent':
      return {
        label: 'Treat as sent',
        consequence: `Nothing more is sent to ${who}. If the service did not take the request, they get nothing.`,
        question: null,
      };
    case 'send-again':
      if (cancelled) {
        return {
          label: 'Count as not sent',
          consequence: `A new campaign to the rest can reach ${who}. If the service did take the request, they get the text twice then.`,
          question: `Up to ${peopleWords(people)} may get this text twice in a new campaign to the rest. Count them as not sent?`,
        };
      }
      return {
        label: 'Send again',
        consequence: `The request is sent once more. If the service did take it, ${who} ${people === 1 ? 'gets' : 'get'} the text twice.`,
        question: `Up to ${peopleWords(people)} may get this text twice. Send it again?`,
      };
    default:
      return assertNever(verdict);
  }
}

/** The same for all requests of a campaign that another copy of the data folder may have sent. */
export function copiedWords(verdict: Verdict, people: number, cancelled = false): VerdictWords {
  const words = verdictWords(verdict, people, cancelled);
  const who = peopleWords(people);
  switch (verdict) {
    case 'treat-as-sent':
      return {
        label: 'Treat all as sent',
        consequence: `Nothing more is sent to ${who}. Whoever the other copy did not send to gets nothing.`,
        question: `Treat all ${who} as sent?`,
      };
    case 'send-again':
      return cancelled
        ? { ...words, label: 'Count all as not sent' }
        : {
            label: 'Send to all again',
            consequence: `All of them are sent to. Whoever the other copy has sent to gets the text twice.`,
            question: `Up to ${who} may get this text twice. Send to all again?`,
          };
    default:
      return assertNever(verdict);
  }
}

/** What a chunk size means: how many people one lost answer leaves in doubt. How many requests it makes is the plan's to say. */
export function chunkSizeWords(options: SendOptions, people: number): string {
  const size = planSize(options);
  const doubt = Math.min(size * planConnections(options), people);
  return `If an answer is lost, up to ${peopleWords(doubt)} are in doubt. Larger requests are faster, smaller ones risk fewer people.`;
}

/** What the canary does; `isProven` as for `withFirstCanary`. */
export function canaryWords(options: SendOptions, people: number, isProven: boolean): string {
  const { canary } = withFirstCanary(options, isProven);
  if (canary !== options.canary && canary < people) return firstCanaryWords(canary);
  if (canary === 0) return 'No canary: the whole list is sent at once.';
  if (canary >= people) return 'The canary covers the whole list.';
  return `The first ${peopleWords(canary)} are sent to, then the campaign waits for you to read their returned texts and the cost.`;
}

/** What the pace means for the length of the campaign. */
export function paceWords(perMinute: number | null, people: number): string {
  if (perMinute === null) return 'As fast as the service takes them.';
  return `At most ${peopleWords(perMinute)} a minute, so at least ${duration((people / perMinute) * 60)} in all.`;
}

/** What the number of connections means. */
export function connectionsWords(connections: number): string {
  return connections === 1
    ? 'One request at a time: at most one can ever be in doubt.'
    : `${count(connections)} requests at a time: faster, and as many can be in doubt at once.`;
}
