import { peopleWords } from '../format/format-count.ts';
import { audiences } from '../texts/en/audiences.ts';
import type { AudienceCounts } from './audience-row.ts';

export interface CountWord {
  readonly key: Exclude<keyof AudienceCounts, 'rows'>;
  readonly people: number;
  readonly label: string;
}

const others = [
  'repaired',
  'doubtful',
  'duplicates',
  'joined',
  'saidNo',
  'optedOut',
  'rejected',
  'excluded',
  'recent',
  'edited',
] as const satisfies readonly CountWord['key'][];

/** Leaves out zeros; people come first: `12,480 people`, `212 repaired`, `31 duplicates`. */
export function countWords(counts: AudienceCounts): CountWord[] {
  const { recipients } = counts;
  const shown = others.filter((key) => counts[key] !== 0);
  return [
    { key: 'recipients', people: recipients, label: peopleWords(recipients) },
    ...shown.map((key) => ({ key, people: counts[key], label: audiences.counts[key](counts[key]) })),
  ];
}

export function countSentence(counts: AudienceCounts): string {
  return countWords(counts)
    .map(({ label }) => label)
    .join('; ');
}
