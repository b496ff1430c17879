import { count, exactNumber } from '../../format/format-count.ts';
import { dateAndTime } from '../../format/format-time.ts';
import { isolated } from '../../format/sentence-parts.ts';
import { spoken } from '../../language/spoken.ts';
import { versionNames } from '../../message/version-names.ts';
import type { Page } from '../../page.ts';
import type { LostLetters } from '../../practice/practice.ts';
import { campaignView } from '../../texts/en/campaigns.ts';
import { common } from '../../texts/en/common.ts';
import { versions as texts } from '../../texts/en/message.ts';
import { results, exportedResults as words } from '../../texts/en/results.ts';
import type { CampaignState, TimelineRow } from '../progress/campaign.ts';
import { campaignWord } from '../progress/campaign-word.ts';
import { deliveryStates } from '../progress/delivery-state.ts';
import { type LeftOutReason, leftOutRows, leftOutWords } from '../progress/left-out.ts';
import { routeLinesOf } from '../progress/route.ts';
import { stateWords } from '../progress/state-words.ts';
import { creditWords } from './credits-by-month.ts';
import { compareRehearsal } from './rehearsal.ts';

export type SummaryLine = readonly [name: string, value: string];

export interface SummaryPart {
  readonly title: string;
  readonly about?: string;
  readonly lines: readonly SummaryLine[];
}

export const LINES_OF_SUMMARY = 500;

export interface SummaryPage {
  readonly name: string;
  readonly message: string;
  readonly facts: readonly SummaryLine[];
  readonly parts: readonly SummaryPart[];
}

/** `rows` are the latest of the timeline, newest first; `lost` is what practice phones lost of a rehearsal, null if unknown. Times are local. */
export function summaryPage(
  state: CampaignState,
  { rows, next }: Page<TimelineRow>,
  lost: LostLetters | null,
): SummaryPage {
  return {
    name: state.name,
    message: state.message,
    facts: factsOf(state),
    parts: [
      ...versionsOf(state),
      ...rehearsalOf(state, lost),
      { title: common.people, lines: peopleOf(state) },
      ...leftOutOf(state),
      {
        title: results.whatHappened,
        ...(next !== null && { about: results.latest(rows.length) }),
        lines: rows.toReversed().map(({ at, message }) => [dateAndTime(at), spoken(message)] as const),
      },
    ],
  };
}

function factsOf(state: CampaignState): SummaryLine[] {
  const { creditConsumed, balanceCredit, acceptedParts, accountName } = state;
  const taken = creditWords(creditConsumed, balanceCredit);
  const perPart = creditConsumed === null || acceptedParts === 0 ? null : creditConsumed / acceptedParts;
  return [
    [common.columns.state, campaignWord(state, state.counts.accepted).label],
    [common.account, state.kind === 'practice' ? words.practiceAccount(accountName) : isolated(accountName)],
    ...routeLinesOf(state),
    ...(state.startedAt === null ? [] : [[words.started, dateAndTime(state.startedAt)] as const]),
    ...(state.endedAt === null ? [] : [[words.ended, dateAndTime(state.endedAt)] as const]),
    [common.people, count(state.people)],
    [common.parts, count(state.parts)],
    [
      words.credits,
      taken === null ? words.creditsNotGiven : [taken.sum, taken.madeOf].filter(Boolean).join(': '),
    ],
    [words.creditsPerPart, perPart === null ? words.notKnown : exactNumber(perPart)],
    [words.different, count(state.differences)],
    [words.requests, count(state.chunks)],
    ...(state.anyway === null ? [] : [[campaignView.lines.anyway, state.anyway] as const]),
  ];
}

function peopleOf({ counts, perhapsTexted }: CampaignState): SummaryLine[] {
  return deliveryStates
    .flatMap((one) => [
      [one, false, counts[one] - perhapsTexted[one]] as const,
      [one, true, perhapsTexted[one]] as const,
    ])
    .filter(([, , people]) => people > 0)
    .map(([one, perhaps, people]) => [stateWords(one, perhaps).label, count(people)]);
}

function leftOutOf({ leftOut, people }: CampaignState): SummaryPart[] {
  const rows = leftOutRows(leftOut);
  if (rows === 0) return [];
  const lines = Object.entries(leftOut).map(
    ([reason, some]) => [spoken(leftOutWords(reason as LeftOutReason, null)), count(some)] as const,
  );
  const { about } = results.notSentTo;
  return [{ title: stateWords('left-out').label, about: about(rows, rows + people), lines }];
}

/** As sent; nothing if all people get the same. */
function versionsOf({ versions, options }: CampaignState): SummaryPart[] {
  if (versions.length === 0) return [];
  const names = versionNames(options.versions);
  const lines = versions.map(
    ({ message, people }, version) => [texts.messageTo(names[version] ?? '', people), message] as const,
  );
  return [{ title: texts.title, lines }];
}

function rehearsalOf(state: CampaignState, lost: LostLetters | null): SummaryPart[] {
  if (state.rehearsal === null) return [];
  const { accountName } = state.rehearsal;
  return [
    {
      title: words.rehearsalFor(accountName),
      about: words.nothingSent(accountName),
      lines: compareRehearsal(state, lost).map(({ name, predicted, basis, seen, how }) => {
        return [name, words.compared(predicted, basis, seen, how)];
      }),
    },
  ];
}
