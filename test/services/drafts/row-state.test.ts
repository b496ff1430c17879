import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { rowFlags } from '../../../electron/audiences/worker/row-readings.ts';
import { textSurvey } from '../../../electron/survey/text-survey.ts';
import { OF_SEVERAL, ROW_FLAGS, ROW_STATUSES } from '../../../shared/audience/audience-row.ts';
import { FILTER_BITS } from '../../../shared/audience/filter-bits.ts';
import { rowNotes } from '../../../shared/audience/row-notes.ts';
import { withFinalText } from '../../../shared/draft/final-row.ts';
import { type RowState, rowState, stateRank } from '../../../shared/draft/row-state.ts';
import { newTally } from '../../../shared/draft/survey.ts';
import { bindMessage } from '../../../shared/message/bound-message.ts';
import { compileMessage } from '../../../shared/message/compiled-message.ts';
import type { Lettering } from '../../../shared/message/lettering.ts';
import { parseMsisdn } from '../../../shared/number/msisdn.ts';
import { sized } from '../../support/full.ts';

const numbers = [
  '070-174 06 05',
  '+46701740605',
  '08-465 004 05',
  '0701740605 / 0701740606',
  '0031612345678',
];
const values = ['', 'Anna', 'Łukasz', '{Name}', 'x'.repeat(40_000), 'tomorrow', '2026-03-01', 'a.b/c?d'];
const messages = [
  '',
  'Hi',
  'Hi {Name}',
  '{Name}',
  'Łódź {Name} {City}',
  'On {City:weekday}',
  'See https://ex.com/{Name} now',
];
const letterings: readonly Lettering[] = [
  { encoded: true },
  { encoded: false },
  { encoded: true, other: 'all' },
  { encoded: false, other: 'message' },
  { encoded: true, needed: ['{Name}'] },
];

const drawn = fc.record({
  status: fc.oneof(fc.constant(0), fc.nat(ROW_STATUSES.length - 1)),
  number: fc.constantFrom(...numbers),
  cells: fc.tuple(fc.constantFrom(...values), fc.constantFrom(...values)),
  message: fc.constantFrom(...messages),
  lettering: fc.constantFrom(...letterings),
  isEdited: fc.boolean(),
  isChecked: fc.boolean(),
  isJoined: fc.boolean(),
});

test('rows that show the same state are together when sorted by it, and no others among them', () => {
  const states = new Map<number, RowState | null>();
  const seen = new Set<RowState | null>();
  fc.assert(
    fc.property(drawn, ({ status, number, cells, message, lettering, isEdited, isChecked, isJoined }) => {
      const reading = parseMsisdn(number, 'SE');
      assert.ok(reading.ok);
      const settled = isChecked ? ROW_FLAGS.doubtful : 0;
      const flags = (rowFlags(reading, 0) & ~settled) | (isEdited ? ROW_FLAGS.edited : 0);
      const joinedRows = isJoined && status === 0 ? { joinedRows: 2 } : {};
      const of = { status, flags, numberFlags: reading.flags, kept: null, from: null, consentColumns: [] };
      const bound = bindMessage(message, ['Name', 'City'], lettering);
      const compiled = compileMessage(bound, lettering);
      const row = {
        n: 0,
        row: 2,
        status: ROW_STATUSES[status]!,
        original: number,
        msisdn: reading.msisdn,
        cells,
        notes: rowNotes({ ...of, ...joinedRows }),
      };
      const into = {
        totals: newTally(compiled),
        bits: new Uint16Array(1),
        sizes: new Uint16Array(1),
        rowsPerBits: new Uint32Array(FILTER_BITS),
      };
      const read = flags | ('joinedRows' in joinedRows ? OF_SEVERAL : 0);
      textSurvey(bound, compiled)(into, { numbers: [0, 2, status, read], cells: [cells] });
      const rank = stateRank(lettering.encoded)(into.bits[0]!);
      const shown = rowState(withFinalText(row, compiled));
      seen.add(shown);
      if (!states.has(rank)) states.set(rank, shown);
      assert.equal(states.get(rank), shown);
      assert.equal(rank === 0, shown === null);
    }),
    { numRuns: sized(2000, 20_000) },
  );
  assert.equal(states.size, seen.size, 'one place for each state');
  // All of them: what a recipient without a note has, every status but that one, and every note that matters.
  assert.equal(seen.size, 1 + (ROW_STATUSES.length - 1) + 11);
});
