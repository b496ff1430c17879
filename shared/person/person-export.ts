import { stateWords } from '../campaign/progress/state-words.ts';
import type { HistoryRow } from '../campaign/results/history.ts';
import type { Reached } from '../campaign/results/reached.ts';
import type { PersonEvent } from '../campaign/results/result-row.ts';
import { commandName } from '../commands/commands.ts';
import type { Table } from '../format/export-table.ts';
import { spoken } from '../language/spoken.ts';
import type { OptOut, OptOutLogRow } from '../opt-out/opt-out.ts';
import type { PracticeText } from '../practice/practice.ts';
import { common } from '../texts/en/common.ts';
import { exported } from '../texts/en/names.ts';
import { optOuts } from '../texts/en/opt-outs.ts';
import { exportedResults, results } from '../texts/en/results.ts';

/** A row that is the person's own, or mentions their number. */
export interface ListedPerson {
  readonly list: string;
  /** In the list's file, from 1. */
  readonly row: number;
  readonly isTheirs: boolean;
  readonly cells: readonly (readonly [column: string, cell: string])[];
}

/** A place in the lists: the row to go on at. */
export interface ListedPlace {
  readonly audienceId: number;
  readonly from: number;
}

export interface ListedPage {
  readonly rows: readonly ListedPerson[];
  /** Null at the end. */
  readonly next: ListedPlace | null;
}

/** How much of a person the lists hold; `cells` are those of all their rows. */
export interface ListedCounts {
  readonly rows: number;
  readonly lists: readonly string[];
  readonly cells: number;
  readonly names: readonly string[];
}

export interface ExportedPerson {
  readonly texts: readonly (HistoryRow & { readonly timeline: readonly PersonEvent[] })[];
  /** What is recorded of deleted campaigns for the number. */
  readonly ofDeleted: readonly Reached[];
  readonly practice: readonly PracticeText[];
  readonly optOut: OptOut | null;
  readonly optOutLog: readonly OptOutLogRow[];
}

export function personHead(): Table[number] {
  const { where, what, content } = exported.person;
  return [where, what, content, common.time];
}

export function listedTable(listed: readonly ListedPerson[]): Table {
  const { person: words } = exported;
  return listed.flatMap(({ list, row, isTheirs, cells }) =>
    cells.map(([column, cell]) => [
      isTheirs ? words.row(list, row) : words.rowOfOther(list, row),
      column,
      cell,
      '',
    ]),
  );
}

function placeOf({ kind, campaignName }: HistoryRow): string {
  const { person: words } = exported;
  return kind === 'practice' ? words.practiceCampaign(campaignName) : words.campaign(campaignName);
}

/** Rows that campaigns did not go to. */
export function leftOutTable(leftOut: readonly HistoryRow[]): Table {
  return leftOut.map((row) => [placeOf(row), stateWords(row.state).label, spoken(row.reason ?? ''), '']);
}

/** All but the rows of lists, and those that campaigns did not go to. */
export function personTable({ texts, ofDeleted, practice, optOut, optOutLog }: ExportedPerson): Table {
  const { person: words } = exported;
  const time = (at: number | null): string => (at === null ? '' : new Date(at).toISOString());
  return [
    ...texts.flatMap((row) => {
      const { text, state, perhapsTexted, id, at, timeline } = row;
      const where = placeOf(row);
      return [
        [where, common.text, text, time(at)],
        [where, common.columns.state, stateWords(state, perhapsTexted).label, ''],
        ...(id === null ? [] : [[where, exportedResults.columns.id, id, '']]),
        ...timeline.map((event) => [where, results.whatHappened, spoken(event.words), time(event.at)]),
      ];
    }),
    ...ofDeleted.map(({ state, at }) => [
      words.deletedCampaign,
      common.columns.state,
      stateWords(state === 'accepted' ? 'accepted' : 'unknown', false).label,
      time(at),
    ]),
    ...practice.map(({ text, at }) => [commandName('inbox.open'), common.text, text, time(at)]),
    ...(optOut === null
      ? []
      : [
          [commandName('opt-outs.open'), optOuts.columns.source, spoken(optOut.source), time(optOut.addedAt)],
          [commandName('opt-outs.open'), optOuts.columns.note, optOut.note, ''],
        ]),
    ...optOutLog.map(({ change, note, at }) => [words.optOutChanges, words.changes[change], note, time(at)]),
  ];
}
