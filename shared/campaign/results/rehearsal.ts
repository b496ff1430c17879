import { count, credits } from '../../format/format-count.ts';
import { shortTime } from '../../format/format-time.ts';
import { characterName } from '../../message/character-name.ts';
import type { LostLetters } from '../../practice/practice.ts';
import { common } from '../../texts/en/common.ts';
import { planning } from '../../texts/en/review.ts';
import { creditsBasis, secondsBasis, timeWords } from '../plan/prediction.ts';
import type { CampaignState, TimelineRow } from '../progress/campaign.ts';
import { hasEnded } from '../progress/phase.ts';

/** One figure, as predicted for the account and as practice saw it. */
export type RehearsalRow = ReturnType<typeof compareRehearsal>[number];

/**
 * Empty for other campaigns. `lost` is what practice phones lost of its texts, null if unknown. `agrees` is null if
 * the two need not agree, or cannot be compared yet.
 */
export function compareRehearsal(campaign: CampaignState, lost: LostLetters | null) {
  const { rehearsal, counts, creditConsumed, differences, chunks } = campaign;
  if (rehearsal === null) return [];
  const { prediction } = rehearsal;
  const over = hasEnded(campaign.phase);
  // The practice gateway counts the parts itself and takes one credit for each.
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
      // An answer may come without credits, as in basic usage.
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
      predicted: timeWords(prediction),
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
      // Lost letters are never right, even if they were predicted.
      agrees: lost !== null && (over || lost.texts > 0) ? lost.texts === 0 : null,
    },
  ];
}

export function lettersLost({ letters }: LostLetters): string {
  return letters.map(({ letter, texts }) => `${characterName(letter)} (${count(texts)})`).join(', ');
}

/** Without pauses; null until the campaign has ended. */
export function sendingSeconds(timeline: readonly Pick<TimelineRow, 'at' | 'kind'>[]): number | null {
  let since: number | null = null;
  let sum = 0;
  let ended = false;
  for (const { at, kind } of timeline) {
    if (kind === 'started' || kind === 'resumed') since ??= at;
    if (kind === 'finished' || kind === 'cancelled') ended = true;
    const isStop = kind === 'paused' || kind === 'finished' || kind === 'cancelled';
    // No one knows how long it ran before a crash, so that time is left out.
    if (kind === 'restart') since = null;
    if (!isStop || since === null) continue;
    sum += at - since;
    since = null;
  }
  return ended ? sum / 1000 : null;
}
