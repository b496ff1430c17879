import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { RECIPIENT, ROW_STATUSES } from '../../../shared/audience/audience-row.ts';
import { decidedRow, type FileRow, type RowDecision } from '../../../shared/audience/decided-row.ts';
import { type Judged, judge, judgeAlone } from '../../../shared/audience/judge.ts';
import {
  type ChosenText,
  checked,
  chosen,
  type Decision,
  type JudgedNumber,
  leftOut,
  lifted,
  takenIn,
  typed,
  written,
} from '../../../shared/audience/row-decisions.ts';
import type { ListRule, NumberDecision, RowFacts } from '../../../shared/audience/row-facts.ts';
import type { JoinRule } from '../../../shared/sheet/sheet.ts';
import { sized } from '../../support/full.ts';

const join: JoinRule = { language: 'en', ways: ['and'], dayFirst: [null] };
const rules: Readonly<Record<'first' | 'last' | 'ask' | 'join', ListRule>> = {
  first: { keep: 'first', asks: false, join: null, nameColumns: [] },
  last: { keep: 'last', asks: false, join: null, nameColumns: [] },
  ask: { keep: 'first', asks: true, join: null, nameColumns: [] },
  join: { keep: 'first', asks: true, join, nameColumns: [1] },
};

interface FileFacts {
  readonly msisdn: number | null;
  readonly cells: readonly string[];
  readonly saysNo: boolean;
  readonly recent: boolean;
}

/** A list of facts alone: what is concluded is worked out each time. */
function listOf(files: readonly FileFacts[], rule: ListRule) {
  let steps: { readonly at: number; readonly decisions: readonly Decision[] }[] = [];
  let undone: typeof steps = [];
  let next = 1;
  const optedOut = new Set<number>();
  const all = () => steps.flatMap(({ at, decisions }) => decisions.map((one) => ({ ...one, at })));
  const decided = (n: number) => {
    const { msisdn, cells, recent } = files[n]!;
    const file: FileRow = {
      ...{ original: String(msisdn), msisdn, numberFlags: 0, flags: 0, recent },
      cells: JSON.stringify(cells),
    };
    return { file, ...decidedRow(file, all().filter((one) => one.n === n) satisfies readonly RowDecision[]) };
  };
  const factsOf = (n: number): RowFacts => {
    const { file, cells, isOut, recent, stays, written: over } = decided(n);
    const { saysNo } = files[n]!;
    return { n, cells, imported: file.cells, columns: null, saysNo, recent, isOut, stays, written: over };
  };
  const numberOf = (msisdn: number): JudgedNumber => {
    const rows = files.flatMap((_, n) => (decided(n).msisdn === msisdn ? [factsOf(n)] : []));
    const decisions = all().flatMap((one): NumberDecision[] => {
      const { kind, at, n, among, value } = one;
      if (one.msisdn !== msisdn || kind === 'checked') return [];
      if (kind !== 'out' && kind !== 'in' && kind !== 'choose' && kind !== 'lift') return [];
      return [{ kind, at, n, among, join: value === null ? null : (JSON.parse(value) as ChosenText) }];
    });
    return { msisdn, rows, judged: judge(rows, decisions, optedOut.has(msisdn), rule) };
  };
  const at = (n: number) => {
    const { msisdn } = decided(n);
    return msisdn === null ? null : numberOf(msisdn);
  };
  const view = () =>
    files.map((_, n) => {
      const number = at(n);
      const { cells, msisdn } = decided(n);
      if (number === null) return { status: ROW_STATUSES[judgeAlone(factsOf(n))]!, msisdn, text: cells };
      const index = number.rows.findIndex((row) => row.n === n);
      const text = number.judged.texts.get(index);
      return {
        status: ROW_STATUSES[number.judged.statuses[index]!]!,
        msisdn,
        text: text === undefined ? cells : JSON.stringify(text.cells),
      };
    });
  return {
    view,
    at,
    optedOut,
    numbers: () => [...new Set(files.flatMap((_, n) => decided(n).msisdn ?? []))].map(numberOf),
    decided,
    do(decisions: readonly Decision[]): boolean {
      if (decisions.length === 0) return false;
      undone = [];
      steps = [...steps, { at: next, decisions }];
      next += 1;
      return true;
    },
    undo(): void {
      const last = steps.at(-1);
      if (last === undefined) return;
      steps = steps.slice(0, -1);
      undone = [...undone, last];
    },
    redo(): void {
      const last = undone.at(-1);
      if (last === undefined) return;
      undone = undone.slice(0, -1);
      steps = [...steps, last];
    },
  };
}

type List = ReturnType<typeof listOf>;

const statusOf = (list: List, n: number) => list.view()[n]!.status;

const readNumber = (msisdn: number | null) =>
  JSON.stringify({ original: String(msisdn), msisdn, numberFlags: 0, flags: 0, recent: false });

type Act =
  | { readonly kind: 'out' | 'in' | 'choose' | 'join' | 'check'; readonly n: number }
  | { readonly kind: 'number'; readonly n: number; readonly to: number | null }
  | { readonly kind: 'cell'; readonly n: number; readonly to: string }
  | { readonly kind: 'opt-out' | 'opt-in'; readonly msisdn: number }
  | { readonly kind: 'undo' | 'redo' };

/** As a person does it, through what the window offers for the row. */
function perform(list: List, act: Act): boolean {
  if (!('n' in act) && !('msisdn' in act)) {
    list[act.kind]();
    return true;
  }
  if ('msisdn' in act) {
    if (act.kind === 'opt-out') list.optedOut.add(act.msisdn);
    else list.optedOut.delete(act.msisdn);
    return true;
  }
  const { n } = act;
  const number = list.at(n);
  const status = statusOf(list, n);
  switch (act.kind) {
    case 'out':
      return status !== 'excluded' && list.do([leftOut(n, number)]);
    case 'in':
      if (status === 'excluded') return list.do([takenIn(n, number)]);
      return (status === 'recent' || status === 'said-no') && !list.optedOut.has(number!.msisdn)
        ? list.do([lifted(n, number!.msisdn)])
        : false;
    case 'choose':
      return number !== null && number.judged.barred === null && list.do(chosen(n, number, null));
    case 'join':
      return (
        number !== null &&
        number.judged.barred === null &&
        !number.judged.isOut &&
        status !== 'excluded' &&
        list.do(chosen(number.rows[number.judged.kept]!.n, number, { rule: join, of: null }))
      );
    case 'check':
      return number !== null && list.do([checked(n, number.msisdn)]);
    case 'number': {
      const { file } = list.decided(n);
      return list.do([typed(n, act.to === file.msisdn ? null : readNumber(act.to))]);
    }
    default: {
      const index = number?.rows.findIndex((row) => row.n === n) ?? -1;
      const text = number?.judged.texts.get(index);
      const made = text?.join ? (text.made?.[0] ?? text.cells[0]!) : null;
      return list.do([written(n, 0, act.to, made)]);
    }
  }
}

const numbers = [11, 12, 13];
const n = fc.nat(6);
const file = fc.record({
  msisdn: fc.constantFrom(11, 11, 11, 12, 13, null),
  cells: fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.constantFrom('Ada', 'Ada', 'Bo')),
  saysNo: fc.boolean(),
  recent: fc.boolean(),
});
const plain = file.map((row) => ({ ...row, saysNo: false, recent: false }));
const files = fc.oneof(
  fc.array(plain, { minLength: 2, maxLength: 6 }),
  fc.array(file, { minLength: 2, maxLength: 6 }),
);
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ kind: fc.constantFrom('out' as const, 'in' as const, 'choose' as const, 'join' as const), n }),
  fc.record({ kind: fc.constant('number' as const), n, to: fc.constantFrom(...numbers, null) }),
  fc.record({ kind: fc.constant('cell' as const), n, to: fc.constantFrom('a', 'b', 'z') }),
  fc.record({
    kind: fc.constantFrom('opt-out' as const, 'opt-in' as const),
    msisdn: fc.constantFrom(...numbers),
  }),
  fc.record({ kind: fc.constantFrom('undo' as const, 'redo' as const) }),
);
const ruleName = fc.constantFrom('first' as const, 'last' as const, 'ask' as const, 'join' as const);
const acts = fc.array(act, { maxLength: 6 });

function played(rows: readonly FileFacts[], some: readonly Act[], rule: keyof typeof rules): List {
  const list = listOf(rows, rules[rule]);
  for (const one of some) if (!('n' in one) || one.n < rows.length) perform(list, one);
  return list;
}

const isSent = ({ statuses }: Judged) => statuses.filter((status) => status === RECIPIENT).length;

test('whatever is decided, nobody is sent to twice, and nobody who opted out, said no or was left out', () => {
  fc.assert(
    fc.property(files, acts, ruleName, (rows, some, rule) => {
      const list = played(rows, some, rule);
      for (const { msisdn, rows: facts, judged } of list.numbers()) {
        const sent = isSent(judged);
        assert.ok(sent <= 1);
        if (list.optedOut.has(msisdn) || judged.isOut || judged.barred !== null) assert.equal(sent, 0);
        // Nobody is lost: who is in, and has a row that is in, is sent to.
        else assert.equal(sent, facts.some(({ isOut }) => !isOut) ? 1 : 0);
        for (const [index, row] of facts.entries()) {
          const status = ROW_STATUSES[judged.statuses[index]!]!;
          if (row.isOut) assert.equal(status, 'excluded');
          if (status === 'undecided') assert.notEqual(row.cells, facts[judged.kept]!.cells);
        }
      }
    }),
    { numRuns: sized(2000, 50_000) },
  );
});

test('rows that differ are asked about, unless a person chose or left the person out', () => {
  fc.assert(
    fc.property(fc.array(plain, { minLength: 2, maxLength: 6 }), (rows) => {
      for (const { rows: facts, judged } of listOf(rows, rules.ask).numbers()) {
        const kept = facts[judged.kept]!;
        assert.equal(judged.kept, 0);
        for (const [index, row] of facts.entries()) {
          const expected = index === 0 ? 'recipient' : row.cells === kept.cells ? 'duplicate' : 'undecided';
          assert.equal(ROW_STATUSES[judged.statuses[index]!], expected);
        }
      }
    }),
  );
});

/** The act that has the row or number as it was. */
function back(list: List, one: Act): Act | null {
  const before = 'n' in one ? list.view()[one.n] : undefined;
  switch (one.kind) {
    case 'out':
      return before!.status === 'excluded' ? null : { kind: 'in', n: one.n };
    case 'in':
      return before!.status === 'excluded' ? { kind: 'out', n: one.n } : null;
    case 'number':
      return { kind: 'number', n: one.n, to: before!.msisdn };
    case 'cell':
      return { kind: 'cell', n: one.n, to: (JSON.parse(before!.text) as string[])[0]! };
    case 'opt-out':
      return list.optedOut.has(one.msisdn) ? null : { kind: 'opt-in', msisdn: one.msisdn };
    case 'opt-in':
      return list.optedOut.has(one.msisdn) ? { kind: 'opt-out', msisdn: one.msisdn } : null;
    default:
      return null;
  }
}

test('there and back is nothing, for every act that has a way back', () => {
  let trips = 0;
  fc.assert(
    fc.property(files, acts, act, ruleName, (rows, some, there, rule) => {
      if ('n' in there && there.n >= rows.length) return;
      const list = played(rows, some, rule);
      const before = list.view();
      const home = back(list, there);
      if (home === null || !perform(list, there)) return;
      trips += 1;
      const isMade = perform(list, home);
      assert.deepEqual(list.view(), before, JSON.stringify([there, home, isMade]));
    }),
    { numRuns: sized(4000, 100_000) },
  );
  assert.ok(trips > 1000, `only ${trips} trips`);
});

test('what is undone is as it was, with the opt-outs since, and redone as it had become', () => {
  fc.assert(
    fc.property(files, acts, acts, ruleName, (rows, some, more, rule) => {
      const steps = more.filter((one) => 'n' in one && one.n < rows.length);
      const list = played(rows, some, rule);
      const before = list.view();
      const made = steps.filter((one) => perform(list, one)).length;
      const after = list.view();
      for (let at = 0; at < made; at++) list.undo();
      assert.deepEqual(list.view(), before);
      for (let at = 0; at < made; at++) list.redo();
      assert.deepEqual(list.view(), after);
    }),
    { numRuns: sized(1000, 20_000) },
  );
});
