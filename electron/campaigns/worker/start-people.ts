import type { DatabaseSync } from 'node:sqlite';
import type { AudienceId, CampaignId } from '../../../shared/brand.ts';
import { createCanaryChoice } from '../../../shared/campaign/canary-choice.ts';
import { bindMessage, isForgotten } from '../../../shared/message/bound-message.ts';
import { writingOf } from '../../../shared/message/final-text.ts';
import {
  isLossAccepted,
  type LetterLoss,
  lossOf,
  newLossTally,
  tallyLoss,
} from '../../../shared/message/letter-loss.ts';
import type { Lettering } from '../../../shared/message/lettering.ts';
import { type AppError, fail, ok, type Result } from '../../../shared/result.ts';
import { say } from '../../../shared/texts/say.ts';
import { countUndecided } from '../../audiences/records/undecided.ts';
import { readHead } from '../../store/audience-reader.ts';
import { type WalkedPerson, walkAudience } from '../records/audience-walk.ts';
import type { FrozenBatch } from '../records/freeze.ts';
import { type FrozenPerson, frozenPerson } from '../records/recipient-writer.ts';
import { type LeftOut, openGuards } from './guards.ts';

/** Who is to be sent to. */
export interface StartRequest {
  readonly campaignId: CampaignId;
  readonly audienceId: AudienceId | null;
  readonly message: string;
  /** What the review showed. */
  readonly people: number;
  /** The revision of the list that the review was of; null asks nothing. */
  readonly revision: number | null;
  readonly restOf: CampaignId | null;
  /** People who had the very same text within so many days are left out; 0 asks nothing. */
  readonly recentDays: number;
  /** Sends to those people too; `people` never counts them. */
  readonly includeRecent: boolean;
  readonly lettering: Lettering;
  /** The letters that may be lost as somebody chose; null where nobody has to choose, since no real phone is texted. */
  readonly lossAccepted: LetterLoss | undefined | null;
  /** The tags that somebody chose for that their blanks are sent as they are; null where nobody has to choose. */
  readonly blanksChosen: readonly string[] | null;
  /** How many of them to choose for the canary, who then come first; 0 keeps the order of the list. */
  readonly canary: number;
  /** Sends to these instead of an audience. */
  readonly instead: readonly FrozenPerson[] | null;
}

/** The recipients of a request, read as they are asked for. */
export interface StartPeople {
  readonly batches: AsyncIterable<FrozenBatch>;
  /** True when other campaigns decide who is among them, so that these must have been frozen first. */
  readonly guarded: boolean;
  /** How many of those read so far the review counted. */
  reviewed(): number;
  /** False when texts of those read so far may lose letters that nobody chose to lose. */
  lossAccepted(): boolean;
  /** False when some of those read so far have no value for a tag, and nobody chose what becomes of them. */
  blanksChosen(): boolean;
  /** How many of those read so far have none of the values of the versions, where there is no message for everybody else. */
  forgotten(): number;
  /** False when the list was changed while it was read, or since its review. */
  unchanged(): boolean;
}

/** Finds the recipients of a request; fails when the message cannot be sent. */
export function startPeople(database: DatabaseSync, request: StartRequest, now: number): Result<StartPeople> {
  const { instead } = request;
  if (instead !== null) {
    const batches = once({ people: instead, progress: 1 });
    const yes = (): boolean => true;
    return ok({
      batches,
      guarded: false,
      reviewed: () => instead.length,
      lossAccepted: yes,
      blanksChosen: yes,
      forgotten: () => 0,
      unchanged: yes,
    });
  }
  const { audienceId, message, revision } = request;
  if (audienceId === null) return noAudience;
  const head = readHead(database, audienceId);
  if (!head.ok) return head;
  const bound = bindMessage(message, head.value.columns, request.lettering.versions);
  const wrong = bound.problems.find(({ severity }) => severity === 'error');
  if (wrong !== undefined) {
    const { message, fix } = wrong;
    return fail({
      kind: 'bad-input',
      message,
      where: say.starts.fields.message(),
      ...(fix === undefined ? {} : { fix }),
    });
  }
  // A rehearsal or a test, which no review comes before, may be of what is not chosen yet.
  if (revision !== null && countUndecided(database, audienceId) > 0) return undecided;
  let reviewed = 0;
  const loss = newLossTally();
  const chosenFor = request.blanksChosen;
  const isChosen = bound.tags.map(({ tag }) => chosenFor === null || chosenFor.includes(tag));
  let hasUnchosen = false;
  let forgotten = 0;

  async function* recipients(id: AudienceId): AsyncGenerator<FrozenBatch> {
    // Not before its turn to be frozen comes: a campaign before it may have taken some of these people.
    const guards = openGuards(database, { ...request, now });
    const writing = writingOf(bound, request.lettering);
    const chosen = createCanaryChoice<WalkedPerson>(request.canary, writing);
    const isSentTo = (reason: LeftOut | null): boolean =>
      reason === null || (reason === 'recent' && request.includeRecent);
    // Whose texts the canary shows is known once everybody was seen; without a canary nobody has to be.
    if (request.canary > 0) {
      for await (const { people, progress } of walkAudience(database, id, writing)) {
        const leftOut = guards.judge(people);
        people.forEach((person, index) => {
          if (isSentTo(leftOut[index]!)) chosen.see(person, person.final);
        });
        yield { people: [], progress: progress * choosingShare };
      }
    }
    const canary = chosen.chosen();
    const canaryNs = new Set(canary.map(({ n }) => n));
    const before = request.canary > 0 ? choosingShare : 0;
    yield { people: canary.map(frozenPerson), progress: before };
    for await (const { people, progress } of walkAudience(database, id, writing)) {
      const leftOut = guards.judge(people);
      const kept: FrozenPerson[] = [];
      people.forEach((person, index) => {
        const { n, final } = person;
        const reason = leftOut[index]!;
        if (reason === 'empty' && isForgotten(bound, final)) forgotten++;
        if (final.losesLetters && (reason === null || reason === 'recent')) tallyLoss(loss, final.text);
        if (reason === null) reviewed++;
        if (!isSentTo(reason)) return;
        if (final.blanks.some((tag) => !isChosen[tag])) hasUnchosen = true;
        if (!canaryNs.has(n)) kept.push(frozenPerson(person));
      });
      yield { people: kept, progress: before + progress * (1 - before) };
    }
  }

  const unchanged = (): boolean => {
    if (revision === null) return true;
    const now = readHead(database, audienceId);
    return now.ok && now.value.revision === revision;
  };
  const { lossAccepted: accepted } = request;
  const lossAccepted = (): boolean => accepted === null || isLossAccepted(lossOf(loss), accepted);
  return ok({
    batches: recipients(audienceId),
    guarded: true,
    reviewed: () => reviewed,
    lossAccepted,
    blanksChosen: () => !hasUnchosen,
    forgotten: () => forgotten,
    unchanged,
  });
}

/** How much of the freezing it takes to choose the canary, which looks at everybody once. */
const choosingShare = 0.3;

async function* once(batch: FrozenBatch): AsyncGenerator<FrozenBatch> {
  yield batch;
}

const undecided = fail<AppError>({
  kind: 'bad-input',
  message: say.starts.undecided(),
  fix: say.reviews.undecidedFix(),
});

const noAudience = fail<AppError>({
  kind: 'not-found',
  message: say.starts.peopleGone(),
  fix: say.starts.peopleGoneFix(),
});
