import type { DatabaseSync } from 'node:sqlite';
import type { AudienceId } from '../../../../shared/brand.ts';
import { createCanaryPicker } from '../../../../shared/campaign/plan/canary-picker.ts';
import { type Blocker, type Chosen, peopleBlockers } from '../../../../shared/campaign/review/blockers.ts';
import { bindMessage, isForgotten } from '../../../../shared/message/bound-message.ts';
import { newOddTally } from '../../../../shared/message/choices/odd-choice.ts';
import { compileMessage } from '../../../../shared/message/compiled-message.ts';
import { lossOf, newLossTally, tallyLoss } from '../../../../shared/message/letter-loss.ts';
import type { Lettering } from '../../../../shared/message/lettering.ts';
import { failure, ok, type Result, wrongInput } from '../../../../shared/result.ts';
import { say } from '../../../../shared/texts/say.ts';
import { countUndecided } from '../../../audiences/records/count-undecided.ts';
import { isHalfChanged, readHead } from '../../../store/audience-reader.ts';
import { type WalkedPerson, walkAudience, walkOthers } from '../../records/audience-walk.ts';
import type { FrozenBatch } from '../../records/freeze.ts';
import { type FrozenPerson, frozenPerson, type LeftOutRow } from '../../records/recipient-writer.ts';
import { type GuardOptions, isSentTo, openGuards } from './left-out-at-start.ts';

export interface StartRequest extends Omit<GuardOptions, 'now'> {
  readonly audienceId: AudienceId | null;
  readonly message: string;
  readonly people: number;
  /** The revision of the list that was reviewed; null skips the check. */
  readonly revision: number | null;
  /** Also sends to people who got the same text recently; `people` never counts them. */
  readonly includeRecent: boolean;
  readonly lettering: Lettering;
  /** A person's choices for blanks and lost letters; null if no choice is needed. */
  readonly chosen: Chosen | null;
  /** The size of the canary, whose people come first; 0 keeps the order of the list. */
  readonly canary: number;
  readonly instead: readonly FrozenPerson[] | null;
}

export interface StartPeople {
  readonly batches: AsyncIterable<FrozenBatch> | readonly FrozenBatch[];
  /** True if other campaigns decide who is among the people, so that these must be frozen first. */
  readonly guarded: boolean;
  reviewed(): number;
  blockers(): readonly Blocker[];
  /** False if the list changed since its review, or while it was read. */
  unchanged(): boolean;
}

const asGiven = { guarded: false, blockers: () => [], unchanged: () => true };

/** Fails if the message cannot be sent. */
export function startPeople(database: DatabaseSync, request: StartRequest, now: number): Result<StartPeople> {
  const { instead } = request;
  if (instead !== null) {
    const batches = [{ people: instead, progress: 1 }];
    return ok({ ...asGiven, batches, reviewed: () => instead.length });
  }
  const { audienceId, message, revision, includeRecent } = request;
  if (audienceId === null) return noAudience;
  const head = readHead(database, audienceId);
  if (!head.ok) return head;
  if (isHalfChanged(database, audienceId)) return halfChanged;
  const bound = bindMessage(message, head.value.columns, request.lettering);
  const wrong = bound.problems.find(({ severity }) => severity === 'error');
  if (wrong !== undefined) return wrongInput(say.starts.fields.message(), wrong.message, wrong.fix);
  let reviewed = 0;
  let sentTo = 0;
  let recent = 0;
  const loss = newLossTally();
  const odd = newOddTally();
  const blanks = bound.tags.map(({ tag }) => ({ tag, people: 0 }));
  let forgotten = 0;

  async function* recipients(id: AudienceId): AsyncGenerator<FrozenBatch> {
    // Opened only at the turn to freeze: an earlier campaign may have taken some of these people.
    const guards = openGuards(database, { ...request, now });
    const compiled = compileMessage(bound, request.lettering);
    const chosen = createCanaryPicker<WalkedPerson>(request.canary, compiled);
    // Choosing the canary takes a pass over everybody; without a canary it is skipped.
    if (request.canary > 0) {
      for await (const { people, progress } of walkAudience(database, id, compiled)) {
        const leftOut = guards.judge(people);
        people.forEach((person, index) => {
          if (isSentTo(leftOut[index]!, includeRecent)) chosen.see(person, person.final);
        });
        yield { people: [], progress: progress * choosingShare };
      }
    }
    const canary = chosen.chosen();
    const canaryNs = new Set(canary.map(({ n }) => n));
    const before = request.canary > 0 ? choosingShare : 0;
    yield { people: canary.map(frozenPerson), progress: before };
    for await (const { people, progress } of walkAudience(database, id, compiled)) {
      const leftOut = guards.judge(people);
      const kept: FrozenPerson[] = [];
      const others: LeftOutRow[] = [];
      people.forEach((person, index) => {
        const { n, row, msisdn, final } = person;
        const reason = leftOut[index]!;
        if (reason === 'empty' && isForgotten(bound, final)) forgotten++;
        if (final.losesLetters && (reason === null || reason === 'recent')) tallyLoss(loss, final.text);
        if (reason === null) reviewed++;
        if (reason === 'recent') recent++;
        if (reason !== null && !isSentTo(reason, includeRecent)) {
          others.push({ n, row, reason, detail: null, msisdn });
          return;
        }
        sentTo++;
        for (const tag of final.blanks) blanks[tag]!.people++;
        for (const { tag, kind, value } of final.odd) odd.add(tag, kind, { n, row, value });
        if (!canaryNs.has(n)) kept.push(frozenPerson(person));
      });
      yield { people: kept, leftOut: others, progress: before + progress * (1 - before) };
    }
    for await (const leftOut of walkOthers(database, id)) yield { people: [], leftOut, progress: 1 };
  }

  const unchanged = (): boolean => {
    if (revision === null) return true;
    const now = readHead(database, audienceId);
    return now.ok && now.value.revision === revision;
  };
  return ok({
    batches: recipients(audienceId),
    guarded: true,
    reviewed: () => reviewed,
    blockers: () => {
      const undecided = countUndecided(database, audienceId);
      const oddValues = odd.read(bound.tags);
      const concerned = {
        people: sentTo,
        recent,
        forgotten,
        undecided,
        blanks,
        oddValues,
        loss: lossOf(loss),
      };
      return peopleBlockers(concerned, request.chosen);
    },
    unchanged,
  });
}

/** The share of the progress for choosing the canary. */
const choosingShare = 0.3;

const halfChanged = failure('not-ready', say.starts.halfChanged(), say.starts.halfChangedFix());
const noAudience = failure('not-found', say.starts.peopleGone(), say.starts.peopleGoneFix());
