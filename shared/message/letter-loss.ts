import { outsideGsm } from './gsm.ts';

/** Texts that may lose letters, and which. A person agrees to exactly that. */
export interface LetterLoss {
  readonly people: number;
  /** The distinct characters that GSM 03.38 lacks, as one string. */
  readonly letters: string;
}

export type LossTally = ReturnType<typeof newLossTally>;

/** `letters` are texts by the character that they may lose. */
export function newLossTally() {
  return { people: 0, letters: new Map<string, number>() };
}

/** Only for a text without an encoding and with letters that GSM 03.38 lacks. */
export function tallyLoss(tally: LossTally, text: string): void {
  tally.people += 1;
  for (const letter of outsideGsm(text)) tally.letters.set(letter, (tally.letters.get(letter) ?? 0) + 1);
}

export function lossOfOne(text: string): LetterLoss {
  return { people: 1, letters: outsideGsm(text).sort().join('') };
}

/** Null if no text may lose anything. */
export function lossOf({ people, letters }: LossTally): LetterLoss | null {
  return people === 0 ? null : { people, letters: [...letters.keys()].sort().join('') };
}

/** True if the loss has no more people and no other letters than was agreed to. */
export function isLossAccepted(loss: LetterLoss | null, accepted: LetterLoss | undefined): boolean {
  if (loss === null) return true;
  if (accepted === undefined || loss.people > accepted.people) return false;
  const acceptedLetters = new Set(accepted.letters);
  return [...loss.letters].every((letter) => acceptedLetters.has(letter));
}
