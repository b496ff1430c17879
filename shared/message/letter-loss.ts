import { outsideGsm } from './gsm.ts';

/** Whose texts may lose letters on the way, and which; a person agrees to just that. */
export interface LetterLoss {
  readonly people: number;
  /** The distinct characters that GSM 03.38 lacks, as one string. */
  readonly letters: string;
}

/** Counts the letters that may be lost over many texts. */
export interface LossTally {
  people: number;
  /** Texts by the character that they may lose. */
  readonly letters: Map<string, number>;
}

export function newLossTally(): LossTally {
  return { people: 0, letters: new Map() };
}

/** Adds a text that goes without an encoding and has letters that GSM 03.38 lacks. */
export function tallyLoss(tally: LossTally, text: string): void {
  tally.people += 1;
  for (const letter of outsideGsm(text)) tally.letters.set(letter, (tally.letters.get(letter) ?? 0) + 1);
}

/** What one text may lose. */
export function lossOfOne(text: string): LetterLoss {
  return { people: 1, letters: outsideGsm(text).sort().join('') };
}

/** What was counted; null where no text may lose anything. */
export function lossOf({ people, letters }: LossTally): LetterLoss | null {
  return people === 0 ? null : { people, letters: [...letters.keys()].sort().join('') };
}

/** Whether somebody agreed to lose as much: no more people, and no other letters. */
export function isLossAccepted(loss: LetterLoss | null, accepted: LetterLoss | undefined): boolean {
  if (loss === null) return true;
  if (accepted === undefined || loss.people > accepted.people) return false;
  const known = new Set(accepted.letters);
  return [...loss.letters].every((letter) => known.has(letter));
}
