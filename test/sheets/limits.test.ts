import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { writeXlsx } from '../../electron/exports/worker/workbook-writer.ts';
import { ImportBudget } from '../../electron/sheets/worker/reader/bounds/import-budget.ts';
import { type RawRow, RowOutput } from '../../electron/sheets/worker/reader/rows/row-output.ts';
import { readSheet } from '../../electron/sheets/worker/reader/sheet-reader.ts';
import type { AppError, Result } from '../../shared/result.ts';
import type { Detection } from '../../shared/sheet/sheet.ts';
import { spoken } from '../../shared/texts/spoken-with-texts.ts';
import { tempFolder } from '../services/support/temp-folder.ts';
import { sized } from '../support/full.ts';
import { assertPaced } from '../support/pace.ts';
import { archive, odsContent, odsParts, xlsxParts } from './corpus/archive.ts';
import { archiveOfBytes } from './corpus/raw-archive.ts';

const NEVER = new AbortController().signal;
const MEGABYTE = 1024 * 1024;

/** Reads bytes as a file and tells how much the process grew meanwhile, and what it took of the processor. */
async function read(
  context: TestContext,
  fileName: string,
  bytes: Uint8Array,
): Promise<{ result: Result<Detection>; rows: number; grewBy: number; ms: number }> {
  const path = join(tempFolder(context), fileName);
  writeFileSync(path, bytes);
  let rows = 0;
  let peak = 0;
  const before = process.memoryUsage.rss();
  const sink = {
    add() {
      rows += 1;
    },
    progress() {
      peak = Math.max(peak, process.memoryUsage.rss());
    },
  };
  const since = process.cpuUsage();
  const result = await readSheet(path, fileName, {}, sink, NEVER);
  const { user, system } = process.cpuUsage(since);
  return { result, rows, grewBy: Math.max(0, peak - before), ms: (user + system) / 1000 };
}

function refusal(result: Result<Detection>): AppError {
  assert.ok(!result.ok, 'should be refused');
  assert.equal(result.error.kind, 'bad-input');
  return result.error;
}

/** A repetition without holding it. */
function* times(count: number, piece: string): Generator<string> {
  for (let left = count; left > 0; left -= 1) yield piece;
}

// Threat: A hostile spreadsheet
test('a workbook that unpacks to a thousand times its size is refused early', async (context) => {
  const blanks = '<row><c/></row>'.padEnd(64 * 1024);
  const sheet = function* () {
    yield '<worksheet><sheetData>';
    yield* times(1100, blanks);
  };
  const bytes = await archive(xlsxParts('', { 'xl/worksheets/sheet1.xml': sheet() }));
  assert.ok(bytes.length < 0.15 * MEGABYTE);
  const { result, grewBy } = await read(context, 'bomb.xlsx', bytes);
  assert.match(spoken(refusal(result).message), /far more data/);
  assert.ok(grewBy < 150 * MEGABYTE, `${grewBy}`);
});

test('a workbook that lies about the size of its parts is judged by what comes out', async (context) => {
  const parts = Object.entries(xlsxParts('<row><c><v>1</v></c></row>')).map(([name, text]) => [
    name,
    Buffer.from(String(text)),
  ]);
  const bytes = archiveOfBytes(Object.fromEntries(parts));
  // The list of parts says 1 byte unpacked and packed with deflate, the body is an endless sheet.
  const body = deflateRawSync(Buffer.alloc(70 * MEGABYTE, '<row></row>'), { level: 9 });
  const name = Buffer.from('xl/worksheets/sheet1.xml');
  const local = bytes.lastIndexOf(name, bytes.indexOf(name) + 1);
  const header = local - 30;
  const central = bytes.lastIndexOf(name) - 46;
  const lying = Buffer.concat([
    bytes.subarray(0, local + name.length),
    body,
    bytes.subarray(local + name.length),
  ]);
  const shift = body.length;
  lying.writeUInt16LE(8, header + 8);
  lying.writeUInt16LE(8, central + shift + 10);
  lying.writeUInt32LE(body.length, central + shift + 20);
  lying.writeUInt32LE(1, central + shift + 24);
  lying.writeUInt32LE(lying.readUInt32LE(lying.length - 6) + shift, lying.length - 6);
  const { result } = await read(context, 'lying.xlsx', lying);
  assert.match(spoken(refusal(result).message), /far more data/);
});

test('one cell of fifty megabytes is refused without keeping it', async (context) => {
  const sheet = function* () {
    yield '<worksheet><sheetData><row><c t="str"><v>';
    for (let at = 0; at < 800; at += 1) yield String.fromCharCode(97 + (at % 26)).repeat(64 * 1024);
    yield '</v></c></row></sheetData></worksheet>';
  };
  const bytes = await archive(xlsxParts('', { 'xl/worksheets/sheet1.xml': sheet() }));
  const { result, grewBy } = await read(context, 'cell.xlsx', bytes);
  assert.match(spoken(refusal(result).message), /four million characters/);
  assert.ok(grewBy < 150 * MEGABYTE, `${grewBy}`);
});

test('a million columns are refused in every format', async (context) => {
  const wide = await archive(xlsxParts(`<row>${'<c><v>1</v></c>'.repeat(20_000)}</row>`));
  assert.match(
    spoken(refusal((await read(context, 'wide.xlsx', wide)).result).message),
    /more than 16,384 columns/,
  );
  const cell =
    '<table:table-cell office:value-type="string" table:number-columns-repeated="1000000"><text:p>x</text:p></table:table-cell>';
  const ods = await archive(
    odsParts(
      odsContent(`<table:table table:name="a"><table:table-row>${cell}</table:table-row></table:table>`),
    ),
  );
  assert.match(
    spoken(refusal((await read(context, 'wide.ods', ods)).result).message),
    /more than 16,384 columns/,
  );
  const csv = Buffer.from(`${','.repeat(1_000_000)}x`);
  assert.match(spoken(refusal((await read(context, 'wide.csv', csv)).result).message), /16,384/);
});

test('a row that repeats forever is read once, and rows that repeat often stop at the limit of their space, in bounded memory', async (context) => {
  const cell =
    '<table:table-cell office:value-type="string" table:number-columns-repeated="16000"><text:p>x</text:p></table:table-cell>';
  const repeated = (times: number) =>
    `<table:table-row table:number-rows-repeated="${times}">${cell}</table:table-row>`;
  const ods = (rows: string) =>
    archive(odsParts(odsContent(`<table:table table:name="a">${rows}</table:table>`)));
  const forever = await read(context, 'forever.ods', await ods(repeated(90_000)));
  assert.ok(forever.result.ok);
  assert.equal(forever.rows, 1);
  const often = await read(context, 'often.ods', await ods(repeated(900).repeat(100)));
  assert.match(spoken(refusal(often.result).message), /take far more space than a contact list can/);
  for (const { grewBy } of [forever, often]) assert.ok(grewBy < 200 * MEGABYTE, `${grewBy}`);
});

test('a text file that is one endless line is refused with its row', async (context) => {
  const { result, grewBy } = await read(
    context,
    'line.csv',
    Buffer.from(`a,b\n1,2\n${'x'.repeat(20 * MEGABYTE)}`),
  );
  const error = refusal(result);
  assert.equal(error.kind === 'bad-input' && spoken(error.where), 'row 3');
  assert.ok(grewBy < 150 * MEGABYTE, `${grewBy}`);
});

test('an unclosed quote at the top of a large file costs one row, not the file and not the day', async (context) => {
  const count = sized(40_000, 200_000);
  const lines = Array.from({ length: count }, (_, at) => `Person ${at},+99900${at}`).join('\n');
  const { result, rows, ms } = await read(
    context,
    'quote.csv',
    Buffer.from(`Name,Phone\n"Oops,1\n${lines}\n`),
  );
  assert.ok(result.ok);
  assert.equal(rows, count + 2);
  assert.equal(result.value.notes[0]?.row, 2);
  assertPaced('reading', ms, 5000);
});

test('a text that begins with many comments of a web page is known at once', async (context) => {
  const comments = '<!-- a -->\n'.repeat(600);
  const { result, rows, ms } = await read(
    context,
    'comments.csv',
    Buffer.from(`${comments}Name,Phone\nAnna,1\n`),
  );
  assert.ok(result.ok);
  assert.equal(rows, 602);
  assertPaced('reading', ms, 5000);
});

test('quotes broken on every line do not make reading slow', async (context) => {
  const count = sized(30_000, 150_000);
  const { result, rows, ms } = await read(
    context,
    'quotes.csv',
    Buffer.from(`Name,Phone\n${'"x\n'.repeat(count)}`),
  );
  assert.ok(result.ok);
  assert.equal(rows, count + 1);
  assertPaced('reading', ms, 4000);
});

test('an import can be stopped at any moment and hands out nothing after', async (context) => {
  const path = join(tempFolder(context), 'large.xlsx');
  await writeXlsx(path, rowsOf(8000));
  for (const stopAfter of [0, 1, 2000, 5000]) {
    const stop = new AbortController();
    let rows = 0;
    const sink = {
      add() {
        assert.ok(rows <= stopAfter + 2000, 'rows after the stop');
        rows += 1;
        if (rows >= stopAfter) stop.abort();
      },
      progress() {
        if (stopAfter === 0) stop.abort();
      },
    };
    const result = await readSheet(path, 'large.xlsx', {}, sink, stop.signal);
    assert.ok(!result.ok && result.error.kind === 'stopped');
    assert.equal(spoken(result.error.message), 'The import was stopped.');
  }
});

function* rowsOf(count: number): Generator<string[]> {
  for (let row = 0; row < count; row += 1) yield [`Person ${row}`, `+99900${row}`, 'x'.repeat(20)];
}

test('a row counts for at least what it takes on the disk', () => {
  let counted = 0;
  class Counted extends ImportBudget {
    override keep(bytes: number): void {
      counted += bytes;
    }
  }
  const rows: RawRow[] = [];
  const output = new RowOutput({ add: (row) => rows.push(row), progress() {} }, new Counted(0));
  output.add(1_048_576, ['Ada', '', '0701740605'], false, '2=@45750');
  output.add(2, ['x'], true);
  const texts = rows.map(({ row, cells, plain = '' }) => `${row},${JSON.stringify(cells)}${plain}`);
  assert.ok(counted >= texts.join('\n').length, `${counted} of ${texts.join('\n').length}`);
});
