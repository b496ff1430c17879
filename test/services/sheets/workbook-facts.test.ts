import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Audience } from '../../../shared/audience/audience.ts';
import type { MappingChoices } from '../../../shared/sheet/mapping/mapping-choices.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { archive, odsContent, odsParts, stylesPart, xlsxParts } from '../../sheets/corpus/archive.ts';
import { type TestApp, testApp, value } from '../support/app.ts';
import { importText, preview, settled, upload } from '../support/sheet.ts';

const text = (words: string) => `<c t="inlineStr"><is><t>${words}</t></is></c>`;
const number = (style: number, raw: string) => `<c s="${style}"><v>${raw}</v></c>`;
const row = (...cells: string[]) => `<row>${cells.join('')}</row>`;

/** A visit that shows neither its year nor its time, and an amount with a unit. */
const workbook = xlsxParts(
  row(text('Name'), text('Mobile'), text('Visit'), text('Paid')) +
    row(text('Anna'), number(0, '46701740605'), number(1, '45750.5625'), number(2, '1250.5')) +
    row(text('Bo \\"B\\"'), number(0, '46701740606'), number(1, '45751.625'), number(2, '80')) +
    row(text('Cia'), number(0, '46701740607'), text('later'), number(2, '0')),
  { 'xl/styles.xml': stylesPart('General', 'dddd d mmmm', '#,##0.00" kr"') },
);

async function open(app: TestApp, name: string, bytes: Uint8Array) {
  const sheetId = await upload(app, name, bytes);
  value(await app.wire.call('sheet.end', { sheetId }));
  assert.equal((await settled(app, sheetId)).stage, 'ready');
  return sheetId;
}

async function cellsOf(app: TestApp, { id: audienceId }: Audience) {
  const view = { audienceId, message: '', lettering: { encoded: true }, filter: 'all', search: '' } as const;
  const { viewId, count } = value(await app.wire.call('draft.view', view));
  const rows = value(await app.wire.call('draft.page', { viewId, from: 0, count }));
  return rows.map(({ cells }) => cells);
}

test('a workbook of formulas alone that nobody worked out is refused with what to do', async (t) => {
  const app = await testApp(t, { locale: 'en-GB' });
  const cells = row('<c><f>Other!A1</f></c>', '<c><f>Other!B1</f><v/></c>');
  const sheetId = await upload(app, 'people.xlsx', await archive(xlsxParts(cells)));
  value(await app.wire.call('sheet.end', { sheetId }));
  const { stage, error } = await settled(app, sheetId);
  assert.ok(stage === 'failed' && error?.kind === 'bad-input');
  assert.match(spoken(error.message), /never worked out leave 2 cells blank, in columns A, B/);
  assert.match(spoken(error.fix) ?? '', /Open the file once in Excel/);
});

test('the error of a formula is said at the import, and is a blank in the list', async (t) => {
  const app = await testApp(t, { locale: 'en-GB' });
  const failed = '<c t="e"><v>#REF!</v></c>';
  const bytes = await archive(
    xlsxParts(
      row(text('Name'), text('Mobile'), text('Room')) +
        row(text('Anna'), number(0, '46701740605'), failed) +
        row(text('#REF!'), number(0, '46701740606'), text('7')),
    ),
  );
  const sheetId = await open(app, 'rooms.xlsx', bytes);
  const seen = await preview(app, sheetId);
  const [note] = seen.state.detection!.notes;
  assert.match(`${spoken(note!.message)} ${spoken(note!.fix)}`, /These cells count as blanks/);
  assert.equal(seen.rows[1]!.cells[2], '#REF!', 'the file is shown as it is');
  const again = await open(app, 'again.xlsx', bytes);
  const formatted = { ...seen.mapping, formats: [{ column: 0, format: 'number' as const }] };
  for (const [id, mapping] of [
    [sheetId, seen.mapping],
    [again, formatted],
  ] as const) {
    const built = { sheetId: id, mapping, name: `Rooms ${id}` };
    // What only looks like an error is a text, which is asked about before it is sent.
    assert.deepEqual(await cellsOf(app, value(await app.wire.call('audience.build', built))), [
      ['Anna', ''],
      ['#REF!', '7'],
    ]);
  }
});

test('a column of a workbook gets another format for its tag, from what its cells hold', async (t) => {
  const app = await testApp(t, { locale: 'en-GB' });
  const sheetId = await open(app, 'visits.xlsx', await archive(workbook));
  const guessed = await preview(app, sheetId);
  assert.deepEqual(guessed.columns[2]!.formats, [
    { format: 'date-short', before: 'Thursday 3 April', after: '03/04/2025' },
    { format: 'date-long', before: 'Thursday 3 April', after: '3 April 2025' },
    { format: 'time', before: 'Thursday 3 April', after: '13:30' },
  ]);
  assert.deepEqual(guessed.columns[3]!.formats, [
    { format: 'number', before: '1,250.50 kr', after: '1250.5' },
  ]);
  const chosen: MappingChoices = {
    formats: [
      { column: 'Visit', format: 'time' },
      { column: 'Paid', format: 'number' },
      { column: 'Visit', format: 'date-long' },
    ],
  };
  const seen = await preview(app, sheetId, chosen);
  assert.deepEqual(
    seen.rows.map(({ cells, formatted }) => [cells[2], formatted?.[2], formatted?.[3]]),
    [
      ['Visit', undefined, undefined],
      ['Thursday 3 April', '3 April 2025', '1250.5'],
      ['Friday 4 April', '4 April 2025', '80'],
      ['later', 'later', '0'],
    ],
  );
  const built = { sheetId, mapping: seen.mapping, name: 'Visits' };
  assert.deepEqual(await cellsOf(app, value(await app.wire.call('audience.build', built))), [
    ['Anna', '3 April 2025', '1250.5'],
    ['Bo \\"B\\"', '4 April 2025', '80'],
    ['Cia', 'later', '0'],
  ]);

  const next = await open(app, 'next.xlsx', await archive(workbook));
  const { mapping } = await preview(app, next);
  assert.deepEqual(mapping.formats, seen.mapping.formats, 'remembered for the same columns');
  const undone = await preview(app, next, { formats: [{ column: 'Visit', format: null }] });
  assert.deepEqual(
    undone.mapping.formats?.map(({ column }) => column),
    [3],
  );
});

test('a format is chosen for what an OpenDocument cell holds, and for text that says it beyond doubt', async (t) => {
  const app = await testApp(t, { locale: 'en-GB' });
  const string = (words: string) =>
    `<table:table-cell office:value-type="string"><text:p>${words}</text:p></table:table-cell>`;
  const day = `<table:table-cell office:value-type="date" office:date-value="2025-04-03"><text:p>3/4</text:p></table:table-cell>`;
  const table = `<table:table table:name="A">${[
    [string('Mobile'), string('Visit')],
    [string('+46701740605'), day],
  ]
    .map((cells) => `<table:table-row>${cells.join('')}</table:table-row>`)
    .join('')}</table:table>`;
  const ods = await preview(app, await open(app, 'visits.ods', await archive(odsParts(odsContent(table)))));
  assert.deepEqual(ods.columns[1]!.formats?.[1], {
    format: 'date-long',
    before: '3/4',
    after: '3 April 2025',
  });
  const { id } = await importText(
    app,
    'visits.csv',
    'Mobile,Visit,Due\n+46701740605,2025-04-03,03/04/2025\n',
  );
  const csv = await preview(app, id);
  assert.equal(csv.columns[1]!.formats?.[0]?.after, '03/04/2025');
  assert.equal(csv.columns[2]!.formats, undefined);
});

test('a workbook with a row of groups above its header names each column by both, whoever wrote it', async (t) => {
  const app = await testApp(t, { locale: 'sv-SE' });
  for (const file of ['groups.xlsx', 'exceljs-groups.xlsx', 'groups.ods', 'groups.xls', 'groups.xml']) {
    const bytes = readFileSync(join(import.meta.dirname, '../../sheets/files', file));
    const seen = await preview(app, await open(app, file, bytes));
    assert.deepEqual(
      seen.columns.map(({ name }) => name),
      ['Child', 'Class', 'Parent 1 Name', 'Parent 1 Mobile', 'Parent 2 Name', 'Parent 2 Mobile'],
      file,
    );
    assert.equal(seen.mapping.numberColumn, 3, file);
  }
});
