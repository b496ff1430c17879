import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { inflateRawSync } from 'node:zlib';
import { openOle, wholeFile } from '../../electron/sheets/worker/reader/files/ole-file.ts';
import type { RawRow } from '../../electron/sheets/worker/reader/rows/row-output.ts';
import { readSheet } from '../../electron/sheets/worker/reader/sheet-reader.ts';
import { spoken } from '../../shared/texts/spoken-with-texts.ts';
import { tempFolder } from '../services/support/temp-folder.ts';
import { sized } from '../support/full.ts';
import { assertPaced } from '../support/pace.ts';
import { oleFile } from './corpus/ole.ts';
import { archiveOfBytes } from './corpus/raw-archive.ts';

const FOLDER = join(import.meta.dirname, 'files');
const NEVER = new AbortController().signal;
/** `npm run soak` hunts longer and from another seed; both make every run repeatable. */
const soaks = Number(process.env.SOAK_TIMES ?? 0);
const RUNS = sized(120, 500) * Math.max(1, soaks);
const SEED = Number(process.env.DAMAGE_SEED ?? (soaks === 0 ? 20_240_131 : Date.now() % 2 ** 31));
/** Of the processor, which a busy machine does not make more. */
const SLOWEST_MS = 5000;
const MEMORY_BOUND = 600 * 1024 * 1024;

type Random = (below: number) => number;

/** A small repeatable generator (mulberry32); answers whole numbers below its argument. */
function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Pieces that parsers stumble over. */
const POISON = [
  'BEGIN:VCARD\r\n',
  'END:VCARD\r\n',
  '=\r\n',
  '\r\n ',
  ';ENCODING=QUOTED-PRINTABLE',
  ';CHARSET=x',
  'item1.',
  '<',
  '>',
  '"',
  "'",
  '&',
  '&#0;',
  '&#xD800;',
  '</c>',
  '<c>',
  '<row r="1048576">',
  '<!--',
  '<![CDATA[',
  '<!DOCTYPE x>',
  ']]>',
  '<?',
  '\0',
  '\ufffd',
  '=',
  '_x0000_',
  '1e400',
  '-1',
  'NaN',
  'r="ZZZZ9"',
  's="99999"',
  '<v>999999999</v>',
  ' table:number-columns-repeated="99999"',
  ' table:number-rows-repeated="99999999"',
  ',',
  '\n',
  '\r',
  '""',
  '";"',
];

function damage(bytes: Buffer, random: Random): Buffer {
  let out = Buffer.from(bytes);
  for (let times = 1 + random(3); times > 0 && out.length > 0; times -= 1) {
    const at = random(out.length);
    const length = 1 + random(Math.min(64, out.length));
    switch (random(7)) {
      case 0:
        out[at] = out[at]! ^ (1 << random(8));
        break;
      case 1:
        out[at] = random(256);
        break;
      case 2:
        out = Buffer.concat([out.subarray(0, at), out.subarray(at + length)]);
        break;
      case 3:
        out = Buffer.concat([out.subarray(0, at), out.subarray(at, at + length), out.subarray(at)]);
        break;
      case 4:
        out = out.subarray(0, at);
        break;
      case 5:
        out = Buffer.concat([
          out.subarray(0, at),
          Buffer.from(POISON[random(POISON.length)]!),
          out.subarray(at),
        ]);
        break;
      default:
        out = Buffer.concat([
          out.subarray(0, at),
          Buffer.alloc(length, random(256)),
          out.subarray(at + length),
        ]);
    }
  }
  return out;
}

/** The parts of a sound archive, by its list of parts. */
function unpack(bytes: Buffer): Record<string, Buffer> {
  const parts: Record<string, Buffer> = {};
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  let at = bytes.readUInt32LE(end + 16);
  for (let count = bytes.readUInt16LE(end + 10); count > 0; count -= 1) {
    const packed = bytes.readUInt32LE(at + 20);
    const nameLength = bytes.readUInt16LE(at + 28);
    const local = bytes.readUInt32LE(at + 42);
    const from = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const body = bytes.subarray(from, from + packed);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    parts[name] = bytes.readUInt16LE(at + 10) === 0 ? body : inflateRawSync(body);
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return parts;
}

async function survives(path: string, fileName: string, what: string): Promise<boolean> {
  let cells = 0;
  let last = 0;
  const sink = {
    add(row: RawRow) {
      cells += row.cells.length;
      last = row.row;
      assert.ok(row.cells.length > 0 && row.cells.at(-1) !== '', `${what}: a blank row was handed out`);
    },
    progress() {},
  };
  const began = process.cpuUsage();
  const result = await readSheet(path, fileName, {}, sink, NEVER).catch((bug: unknown) => {
    throw new Error(`${what} brought the reader down`, { cause: bug });
  });
  const { user, system } = process.cpuUsage(began);
  assertPaced(`${what}, ${cells} cells up to row ${last}`, (user + system) / 1000, SLOWEST_MS);
  if (!result.ok) {
    assert.equal(result.error.kind, 'bad-input', what);
    assert.ok(
      result.error.kind === 'bad-input' && result.error.fix,
      `${what}: ${spoken(result.error.message)} says nothing to do`,
    );
  }
  return result.ok;
}

const sound = readdirSync(FOLDER).filter((name) =>
  /\.(csv|tsv|txt|xlsx|ods|xlsm|xls|xml|fods|html|vcf)$/.test(name),
);

// Threat: A hostile spreadsheet
test('damaged files never bring the reader down', async (context) => {
  const path = join(tempFolder(context), 'damaged');
  const random = randomFrom(SEED);
  for (let run = 0; run < RUNS; run += 1) {
    const name = sound[random(sound.length)]!;
    writeFileSync(path, damage(readFileSync(join(FOLDER, name)), random));
    await survives(path, name, `run ${run} of seed ${SEED} on ${name}`);
  }
});

test('workbooks with damaged parts in a sound archive never bring the reader down', async (context) => {
  const path = join(tempFolder(context), 'damaged');
  const random = randomFrom(SEED + 1);
  const workbooks = sound.filter(
    (name) => /\.(xlsx|ods)$/.test(name) && readFileSync(join(FOLDER, name)).length > 600,
  );
  const unpacked = workbooks
    .filter((name) => !['cut.xlsx', 'libreoffice-protected.xlsx'].includes(name) && !name.includes('locked'))
    .map((name) => ({ name, parts: unpack(readFileSync(join(FOLDER, name))) }));
  let read = 0;
  for (let run = 0; run < RUNS; run += 1) {
    const { name, parts } = unpacked[random(unpacked.length)]!;
    const names = Object.keys(parts).filter((part) =>
      /sheet|content|strings|styles|workbook|rels/i.test(part),
    );
    const part = names[random(names.length)]!;
    writeFileSync(path, archiveOfBytes({ ...parts, [part]: damage(parts[part]!, random) }));
    if (await survives(path, name, `run ${run} of seed ${SEED + 1} on ${name} ${part}`)) read += 1;
  }
  // Should hardly any be read, the damage would only test the first checks.
  assert.ok(read > RUNS / 10, `${read} of ${RUNS} were read`);
  assert.ok(process.memoryUsage.rss() < MEMORY_BOUND, `${process.memoryUsage.rss()} bytes in use`);
});

test('old workbooks with damaged records in a sound container never bring the reader down', async (context) => {
  const path = join(tempFolder(context), 'damaged');
  const random = randomFrom(SEED + 2);
  const books = await Promise.all(
    ['gnumeric.xls', 'gnumeric-excel-5.xls', 'libreoffice.xls', 'sheetjs.xls', 'writeexcel.xls'].map(
      workbookStream,
    ),
  );
  let read = 0;
  for (let run = 0; run < RUNS; run += 1) {
    const { name, bytes } = books[random(books.length)]!;
    writeFileSync(path, oleFile({ Workbook: damage(bytes, random) }));
    if (await survives(path, name, `run ${run} of seed ${SEED + 2} on ${name}`)) read += 1;
  }
  assert.ok(read > RUNS / 10, `${read} of ${RUNS} were read`);
  assert.ok(process.memoryUsage.rss() < MEMORY_BOUND, `${process.memoryUsage.rss()} bytes in use`);
});

async function workbookStream(name: string) {
  await using file = await open(join(FOLDER, name));
  const container = await openOle(wholeFile({ file, size: (await file.stat()).size }));
  const stream = await container.stream(container.has('Workbook') ? 'Workbook' : 'Book');
  const bytes = Buffer.alloc(stream.size);
  await stream.read(0, bytes);
  return { name, bytes };
}
