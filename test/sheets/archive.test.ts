import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { sized } from '../support/full.ts';
import { archive, odsContent, odsParts, xlsxParts } from './corpus/archive.ts';
import { readFile, refusal } from './read.ts';

const BOOK = await archive(xlsxParts('<row r="1"><c r="A1"><v>46701740605</v></c></row>'));
const ROWS = [['46701740605']];
const bytes = (text: string) => Buffer.from(text, 'latin1');

/** The archive with a comment. */
function commented(comment: string, stated = comment.length): Buffer {
  const book = Buffer.concat([BOOK, bytes(comment)]);
  book.writeUInt16LE(stated, BOOK.length - 2);
  return book;
}

/** The archive behind other bytes, as programs write that count places from the start of the file. */
function behind(front: Buffer): Buffer {
  const book = Buffer.from(BOOK);
  const end = book.length - 22;
  let at = book.readUInt32LE(end + 16);
  book.writeUInt32LE(at + front.length, end + 16);
  while (book.readUInt32LE(at) === 0x02014b50) {
    book.writeUInt32LE(book.readUInt32LE(at + 42) + front.length, at + 42);
    at += 46 + book.readUInt16LE(at + 28) + book.readUInt16LE(at + 30) + book.readUInt16LE(at + 32);
  }
  return Buffer.concat([front, book]);
}

describe('what lies around an archive', () => {
  const cases: readonly [what: string, book: Buffer][] = [
    ['nothing', BOOK],
    ['a line end after it', Buffer.concat([BOOK, bytes('\n')])],
    ['zeros after it', Buffer.concat([BOOK, Buffer.alloc(4096)])],
    ['many zeros after it', Buffer.concat([BOOK, Buffer.alloc(500_000)])],
    ['a comment', commented('made by hand')],
    ['a comment that is cut', commented('made', 100)],
    ['a comment and more', commented('made by hand, and more', 12)],
    ['the end of another archive in its comment', commented(`PK\x05\x06${'\0'.repeat(18)}`)],
    ['bytes that begin like an end', Buffer.concat([BOOK, bytes('PK\x05\x06PK\x05\x06 and no more')])],
    ['a byte order mark before it', Buffer.concat([bytes('\xef\xbb\xbf'), BOOK])],
    ['lines before it', Buffer.concat([bytes('\r\n\r\n'), BOOK])],
    ['lines before it that are counted', behind(bytes('\r\n\r\n'))],
    ['a mark before and lines after', Buffer.concat([bytes('\xff\xfe'), BOOK, bytes('\r\n')])],
    ['the mark of a split archive before it', Buffer.concat([bytes('PK00'), BOOK])],
  ];
  for (const [what, book] of cases) {
    test(`${what} keeps nobody from reading it`, async (t) => {
      assert.deepEqual((await readFile(t, 'book.xlsx', book)).rows, ROWS);
    });
  }

  test('holds for an OpenDocument spreadsheet too', async (t) => {
    const content = odsContent(
      '<table:table table:name="A"><table:table-row><table:table-cell office:value-type="string"><text:p>Ada</text:p></table:table-cell></table:table-row></table:table>',
    );
    const book = Buffer.concat([bytes('\n'), await archive(odsParts(content)), bytes('\n\n')]);
    assert.deepEqual((await readFile(t, 'book.ods', book)).rows, [['Ada']]);
  });

  test('a great many ends that are none take no time', async (t) => {
    const ends = Buffer.alloc(2_000_000, 'PK\x05\x06', 'latin1');
    assert.match(await refusal(t, 'book.xlsx', Buffer.concat([BOOK, ends])), /is damaged/);
  });
});

test('a file damaged anywhere is refused in words of our own, without its bytes', async (t) => {
  const place = fc.nat(BOOK.length - 1);
  const damage = fc.array(fc.tuple(place, fc.nat(255)), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(damage, place, fc.boolean(), async (changes, cut, isCut) => {
      const book = Buffer.from(BOOK);
      for (const [at, value] of changes) book[at] = value;
      const whole = isCut ? book.subarray(0, Math.max(4, cut)) : book;
      if (whole.toString('latin1', 0, 4) !== 'PK\x03\x04') return;
      const said = await readFile(t, 'book.xlsx', whole).then(
        () => undefined,
        () => refusal(t, 'book.xlsx', whole),
      );
      if (said === undefined) return;
      assert.doesNotMatch(said, /PK|signature|invalid|expected|comment|unexpected|zlib|yauzl|offset/i);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: none may be said
      assert.doesNotMatch(said, /[\x00-\x1f\ufffd]/);
    }),
    { numRuns: sized(100, 400) },
  );
});

test('a workbook that names no encoding, no part or no text is refused without its own words', async (t) => {
  const sheet = 'xl/worksheets/sheet1.xml';
  const bad = 'q'.repeat(50);
  const unknown = await archive(
    xlsxParts('', { [sheet]: `<?xml version="1.0" encoding="${bad}"?><worksheet/>` }),
  );
  assert.doesNotMatch(await refusal(t, 'book.xlsx', unknown), /qqq/);
  const relations = `<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="${bad}&#x263a;"/></Relationships>`;
  const missing = await archive(xlsxParts('', { 'xl/_rels/workbook.xml.rels': relations }));
  assert.doesNotMatch(await refusal(t, 'book.xlsx', missing), /qqq|\u263a/);
});
