import type { HistoryRow } from '../campaign/history.ts';
import { deliveryWords } from '../campaign/phase-words.ts';
import type { ResultStep } from '../campaign/result.ts';
import { quoted } from '../format/quoted.ts';
import { spoken } from '../language/spoken.ts';
import type { OptOut, OptOutLogRow } from '../opt-out/opt-out.ts';
import type { PracticeText } from '../practice/practice.ts';
import type { Table } from '../sheet/table.ts';

/** A row of a list that is a person's own, or mentions their number. */
export interface ListedPerson {
  /** The name of the list. */
  readonly list: string;
  /** Its row in the file that the list was made of, from 1. */
  readonly row: number;
  readonly isTheirs: boolean;
  /** Names of columns and what stands in them. */
  readonly cells: readonly (readonly [column: string, cell: string])[];
}

/** Everything that is kept of one person. */
export interface PersonData {
  readonly listed: readonly ListedPerson[];
  readonly texts: readonly (HistoryRow & { readonly steps: readonly ResultStep[] })[];
  readonly practice: readonly PracticeText[];
  readonly optOut: OptOut | null;
  readonly optOutLog: readonly OptOutLogRow[];
}

/** Everything that is kept of one person as one table: where it is, what it is, and when it came. */
export function personTable({ listed, texts, practice, optOut, optOutLog }: PersonData): Table {
  const time = (at: number | null): string => (at === null ? '' : new Date(at).toISOString());
  return [
    ['Where', 'What', 'Content', 'Time'],
    ...listed.flatMap(({ list, row, isTheirs, cells }) =>
      cells.map(([column, cell]) => [
        `List ${quoted(list)}, row ${row}${isTheirs ? '' : ' (of somebody else)'}`,
        column,
        cell,
        '',
      ]),
    ),
    ...texts.flatMap(({ campaignName, kind, text, state, perhapsTexted, id, at, steps }) => {
      const where = `Campaign ${quoted(campaignName || 'Untitled')}${kind === 'practice' ? ' (practice)' : ''}`;
      return [
        [where, 'Text', text, time(at)],
        [where, 'State', deliveryWords(state, perhapsTexted).label, ''],
        ...(id === null ? [] : [[where, 'Id', id, '']]),
        ...steps.map((step) => [where, 'What happened', step.words, time(step.at)]),
      ];
    }),
    ...practice.map(({ text, at }) => ['Practice inbox', 'Text', text, time(at)]),
    ...(optOut === null
      ? []
      : [
          ['Opt-outs', 'Source', spoken(optOut.source), time(optOut.addedAt)],
          ['Opt-outs', 'Note', optOut.note, ''],
        ]),
    ...optOutLog.map(({ change, note, at }) => ['Opt-outs, changes', change, note, time(at)]),
  ];
}
