import { assertNever } from '../assert-never.ts';
import type { DeliveryState, PersonState } from '../campaign/progress/delivery-state.ts';
import { isUnderway, waitsForVerdict, wouldBeSent } from '../campaign/progress/delivery-state.ts';
import { type CampaignPhase, canStillSend } from '../campaign/progress/phase.ts';
import { readWords } from '../language/said.ts';
import { type AppError, appError } from '../result.ts';
import { person as personTexts } from '../texts/en/names.ts';
import { say } from '../texts/say.ts';
import { withoutNumber, withoutWords } from './person-in-text.ts';

/**
 * Why a person cannot be erased from a campaign yet; null if they can. A person still to be texted would
 * be lost, and only their number says whom a request in doubt may have reached.
 */
export function keepsFromErasing(person: PersonState, phase: CampaignPhase): 'to-send' | 'in-doubt' | null {
  const isDecided = (state: DeliveryState): boolean =>
    !waitsForVerdict({ state, perhapsTexted: false }, phase);
  if (!isDecided(person.state)) return 'in-doubt';
  return canStillSend(phase) && (isUnderway(person.state) || wouldBeSent(person.state)) ? 'to-send' : null;
}

export interface ErasureHold {
  readonly campaignName: string;
  readonly why: 'preparing' | 'to-send' | 'in-doubt';
}

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

/** The personal words in a text by others: number, values and texts. */
export interface PersonalWords {
  readonly msisdn: string;
  readonly words: readonly string[];
}

export function withoutPerson(text: string, { msisdn, words }: PersonalWords): string {
  const { erasedWords } = personTexts;
  return withoutNumber(withoutWords(text, words, erasedWords), msisdn, erasedWords);
}

/** For words in a text column. */
export function storedWithoutPerson(kept: string, own: PersonalWords): string {
  return typeof readWords(kept) === 'string' ? withoutPerson(kept, own) : jsonWithoutPerson(kept, own);
}

/** For JSON text: cleans all strings except the key of a sentence. */
export function jsonWithoutPerson(json: string, own: PersonalWords): string {
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
  /** From lists and campaigns, at most three. */
  readonly names: readonly string[];
  /** Rows that are theirs or mention their number. */
  readonly rows: number;
  /** The names of the lists with such rows. */
  readonly lists: readonly string[];
  readonly texts: number;
  /** Rows of lists that campaigns left out. */
  readonly leftOut: number;
  readonly practiceTexts: number;
  readonly optedOut: boolean;
  /** Null if they can be erased. */
  readonly hold: AppError | null;
}
