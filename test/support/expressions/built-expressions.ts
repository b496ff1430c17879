import { pathToFileURL } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { projectDir } from '../sources.ts';
import type { Expression } from './written-expressions.ts';

// In a thread of its own, whose modules are loaded only once each expression that they build is noted under its `path:line`.
const built = new Map<string, Expression[]>();
const top = pathToFileURL(`${projectDir}/`).href;

function noted(made: RegExp): RegExp {
  // Below this function and the trap.
  const caller = new Error().stack?.split('\n')[3] ?? '';
  const from = caller.indexOf(top);
  if (from === -1) return made;
  const [path = '', line = ''] = caller.slice(from + top.length).split(':');
  const place = `${path}:${line}`;
  built.set(place, [...(built.get(place) ?? []), { path, source: made.source, flags: made.flags }]);
  return made;
}

globalThis.RegExp = new Proxy(RegExp, {
  construct: (native, parts) => noted(Reflect.construct(native, parts)),
  apply: (native, self, parts) => noted(Reflect.apply(native, self, parts)),
});

const { TEXT_RULES } = await import('../text-rules.ts');
const texts = [
  'Mobile +46 70 174 06 05 or (01) 55, 2026-11-27: Hi {name}, STOP',
  ...['<h1>No</h1>\t1.5', 'Å1:::', 'a\u200b', '46701740605', ''],
];
for (const rule of Object.values(TEXT_RULES)) for (const text of texts) rule(text);

const plans = await import('../../../shared/number/numbering-plan.ts');
for (const country of plans.COUNTRIES) plans.typeUnderPlan('12345678', plans.planOfCountry(country)!);
await import('../../../shared/command-line/report.ts');
const { inFileLetters } = await import(
  '../../../electron/sheets/worker/reader/number-formats/translated-format.ts'
);
inFileLetters('TT.MM.JJJJ');
const { DelimitedRecords } = await import(
  '../../../electron/sheets/worker/reader/delimited/delimited-records.ts'
);
const { ImportBudget } = await import('../../../electron/sheets/worker/reader/bounds/import-budget.ts');
const { RowOutput } = await import('../../../electron/sheets/worker/reader/rows/row-output.ts');
const output = new RowOutput({ add() {}, progress() {} }, new ImportBudget(1));
for (const delimiter of [',', ';', '|', '\t', ' ']) new DelimitedRecords(delimiter, output);

parentPort?.postMessage(built);
