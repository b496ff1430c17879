import { count, peopleWords } from '../format/format-count.ts';
import type { AudienceCounts } from './audience.ts';

/** One count of an audience as a chip shows it. */
export interface CountWord {
  readonly key: Exclude<keyof AudienceCounts, 'rows'>;
  readonly people: number;
  readonly label: string;
}

const labels: Record<Exclude<keyof AudienceCounts, 'rows' | 'recipients'>, string> = {
  repaired: 'repaired',
  doubtful: 'doubtful',
  duplicates: 'duplicates',
  optedOut: 'opted out',
  rejected: 'rejected',
  excluded: 'left out by hand',
  recent: 'texted recently',
  edited: 'edited',
};

/** The counts that are not zero, people first: `12,480 people`, `212 repaired`, `31 duplicates`. */
export function countWords(counts: AudienceCounts): CountWord[] {
  const words: CountWord[] = [
    { key: 'recipients', people: counts.recipients, label: peopleWords(counts.recipients) },
  ];
  for (const key of Object.keys(labels) as (keyof typeof labels)[]) {
    if (counts[key] === 0) continue;
    const noun = key === 'duplicates' && counts[key] === 1 ? 'duplicate' : labels[key];
    words.push({ key, people: counts[key], label: `${count(counts[key])} ${noun}` });
  }
  return words;
}

/** The counts as one sentence, for a screen reader: `12,480 people; 212 repaired; 31 duplicates`. */
export function countSentence(counts: AudienceCounts): string {
  return countWords(counts)
    .map(({ label }) => label)
    .join('; ');
}
