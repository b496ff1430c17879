import { assertNever } from '../assert-never.ts';
import type { DeliveryState, PersonState } from '../campaign/progress/delivery-state.ts';
import { isUnderway, waitsForVerdict, wouldBeSent } from '../campaign/progress/delivery-state.ts';
import { type CampaignPhase, canStillSend } from '../campaign/progress/phase.ts';
import { wordsOf } from '../language/said.ts';
import { type AppError, appError } from '../result.ts';
import { person as personTexts } from '../texts/en/person.ts';
import { say } from '../texts/say.ts';
import { withoutNumber, withoutWords } from './mentions.ts';

/** What is in place of the number of somebody who was erased; `personShown` has words for it. */
export const erasedPerson = 'erased';

/**
 * Why somebody cannot be erased from a campaign yet; null where they can. Who is still to be sent to would be lost, and of
 * a request in doubt only their number tells whom it may have reached.
 */
export function keepsFromErasing(person: PersonState, phase: CampaignPhase): 'to-send' | 'in-doubt' | null {
  const isDecided = (state: DeliveryState): boolean =>
    !waitsForVerdict({ state, perhapsTexted: false }, phase);
  if (!isDecided(person.state)) return 'in-doubt';
  return canStillSend(phase) && (isUnderway(person.state) || wouldBeSent(person.state)) ? 'to-send' : null;
}

/** A campaign from which somebody cannot be erased yet. */
export interface ErasureHold {
  readonly campaignName: string;
  readonly why: 'preparing' | 'to-send' | 'in-doubt';
}

/** Says why nobody was erased, and what to do. */
export function holdWords({ campaignName, why }: ErasureHold): AppError {
  switch (why) {
    case 'preparing':
      return appError('not-ready', say.people.beingPrepared(campaignName), say.people.beingPreparedFix());
    case 'to-send':
      return appError('not-ready', say.people.stillToSend(campaignName), say.people.stillToSendFix());
    case 'in-doubt':
      return appError('not-ready', say.people.inDoubt(campaignName), say.people.inDoubtFix());
    default:
      return assertNever(why);
  }
}

/** What is a person's own among the words of others: their number, their values and texts. */
export interface OwnWords {
  readonly msisdn: string;
  readonly words: readonly string[];
}

export function withoutPerson(text: string, { msisdn, words }: OwnWords): string {
  const { erasedWords } = personTexts;
  return withoutNumber(withoutWords(text, words, erasedWords), msisdn, erasedWords);
}

/** Words as a text column keeps them, without what is a person's own. */
export function keptWithoutPerson(kept: string, own: OwnWords): string {
  return typeof wordsOf(kept) === 'string' ? withoutPerson(kept, own) : jsonWithoutPerson(kept, own);
}

/** JSON text whose strings are without what is a person's own; which sentence is said is nobody's. */
export function jsonWithoutPerson(json: string, own: OwnWords): string {
  const clean = withoutPerson(json, own);
  if (clean === json) return json;
  return JSON.stringify(
    JSON.parse(json, (key, value: unknown) =>
      typeof value === 'string' && key !== 'say' ? withoutPerson(value, own) : value,
    ),
  );
}

export interface PersonHeld {
  readonly msisdn: string;
  /** What they are called in lists and campaigns, at most three. */
  readonly names: readonly string[];
  /** Rows of lists that are theirs or mention their number. */
  readonly rows: number;
  /** Lists that those rows are in. */
  readonly lists: number;
  readonly texts: number;
  readonly practiceTexts: number;
  readonly optedOut: boolean;
  /** Why they cannot be erased yet; null where they can. */
  readonly hold: AppError | null;
}
