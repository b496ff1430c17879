import { count, credits } from '../../format/format-count.ts';
import { duration, shortTime } from '../../format/format-time.ts';
import { characterName } from '../../message/character-name.ts';
import type { LostLetters } from '../../practice/practice.ts';
import { common } from '../../texts/en/common.ts';
import { planning } from '../../texts/en/review.ts';
import { creditsBasis, secondsBasis } from '../plan/prediction.ts';
import type { CampaignState, TimelineRow } from '../progress/campaign.ts';
import { hasEnded } from '../progress/phase.ts';

/** One figure of a rehearsal: what was predicted for the account, and what practice saw. */
export interface RehearsalRow {
  readonly name: string;
  readonly predicted: string;
  readonly basis: string;
  readonly seen: string;
  readonly how: string;
  /** Whether both agree; null where they need not, or cannot be compared yet. */
  readonly agrees: boolean | null;
}

/**
 * Puts what was predicted beside what was seen; empty for a campaign that is no rehearsal. `lost` is what practice phones
 * lost of its texts, null where that is not known.
 */
export function compareRehearsal(campaign: CampaignState, lost: LostLetters | null): readonly RehearsalRow[] {
  const { rehearsal, counts, creditConsumed, differences, chunks } = campaign;
  if (rehearsal === null) return [];
  const { prediction } = rehearsal;
  const over = hasEnded(campaign.phase);
  // The practice gateway counts the parts by itself and takes one credit for each.
  const seenParts = creditConsumed;
  const words = planning.rehearsal;
  return [
    {
      name: common.people,
      predicted: count(prediction.people),
      basis: '',
      seen: count(counts.accepted),
      how: words.accepted,
      agrees: over ? counts.accepted === prediction.people : null,
    },
    {
      name: common.parts,
      predicted: count(prediction.parts),
      basis: '',
      seen: seenParts === null ? '–' : count(seenParts),
      how: words.countedByPractice,
      // An answer may come without a credit, as in basic usage.
      agrees: over && seenParts !== null ? seenParts === prediction.parts : null,
    },
    {
      name: common.credits,
      predicted: planning.about(credits(prediction.credits)),
      basis: creditsBasis(prediction),
      seen: creditConsumed === null ? '–' : credits(creditConsumed),
      how: words.creditsOfPractice,
      agrees: null,
    },
    {
      name: words.time,
      predicted: planning.about(duration(prediction.seconds)),
      basis: secondsBasis(prediction),
      seen: rehearsal.seconds === null ? '–' : shortTime(rehearsal.seconds),
      how: words.onThisComputer(chunks),
      agrees: null,
    },
    {
      name: words.different,
      predicted: '0',
      basis: '',
      seen: count(differences),
      how: words.fromShown,
      agrees: over || differences > 0 ? differences === 0 : null,
    },
    {
      name: words.lostLetters,
      predicted: count(prediction.lost ?? 0),
      basis: '',
      seen: lost === null ? '–' : count(lost.texts),
      how: lost === null || lost.texts === 0 ? words.onPhones : words.onPhonesLost(lettersLost(lost)),
      // Lost letters are never well, also where they were foreseen.
      agrees: lost !== null && (over || lost.texts > 0) ? lost.texts === 0 : null,
    },
  ];
}

export function lettersLost({ letters }: LostLetters): string {
  return letters.map(({ letter, texts }) => `${characterName(letter)} (${count(texts)})`).join(', ');
}

/** Seconds that a campaign has been sending, its pauses left out; null until it has ended. */
export function sendingSeconds(timeline: readonly TimelineRow[]): number | null {
  let since: number | null = null;
  let sum = 0;
  let ended = false;
  for (const { at, kind } of timeline) {
    if (kind === 'started' || kind === 'resumed') since ??= at;
    if (kind === 'finished' || kind === 'cancelled') ended = true;
    const stands = kind === 'paused' || kind === 'finished' || kind === 'cancelled';
    // How long it ran before a crash is not known, and is not made up.
    if (kind === 'restart') since = null;
    if (!stands || since === null) continue;
    sum += at - since;
    since = null;
  }
  return ended ? sum / 1000 : null;
}
