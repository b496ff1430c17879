import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { archive, odsContent, odsParts, xlsxParts } from './corpus/archive.ts';
import { readFile, refusal } from './read.ts';

test('an OpenDocument row with text that is repeated endlessly is read once, and said', async (t) => {
  const row = (text: string, times: number) =>
    `<table:table-row table:number-rows-repeated="${times}"><table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell></table:table-row>`;
  const content = odsContent(
    `<table:table table:name="A">${row('Ada', 1)}${row('Bo', 1000)}${row('x', 100_000)}${row('y', 900_000)}${row('Cy', 1)}</table:table>`,
  );
  const { rows, notes } = await readFile(t, 'book.ods', await archive(odsParts(content)));
  assert.deepEqual([rows.length, ...rows.slice(1000)], [1004, ['Bo'], ['x'], ['y'], ['Cy']]);
  assert.deepEqual(notes, ['A row with text is repeated 100,000 times; it was read once.']);
});

describe('packages that are no spreadsheet are named, with what to do', () => {
  const numbers = /Apple Numbers.*Export To/;
  const packages: readonly [what: string, parts: Record<string, string>, said: RegExp][] = [
    ['Numbers', { 'Index/Tables/DataList.iwa': '', 'Metadata/Properties.plist': '' }, numbers],
    ['a zipped folder of Numbers', { 'A.numbers/Index.zip': '', 'A.numbers/preview.jpg': '' }, numbers],
    ['Numbers 2013', { 'Index.zip': '', 'preview.jpg': '' }, numbers],
    ['Numbers 09', { 'index.xml': '', 'buildVersionHistory.plist': '' }, numbers],
    ['OpenOffice 1', { mimetype: 'application/vnd.sun.xml.calc' }, /OpenOffice 1 spreadsheet.*Save As/],
    ['an e-book', { mimetype: 'application/epub+zip' }, /e-book/],
    ['a program', { 'META-INF/MANIFEST.MF': '', 'a.class': '' }, /a program/],
    ['other files', { 'people.csv': 'a,b' }, /an archive \(zip\).*Unpack it/],
  ];
  for (const [what, parts, said] of packages) {
    test(what, async (t) => assert.match(await refusal(t, 'A.numbers', await archive(parts)), said));
  }

  test('XML of another program that only names OpenDocument', async (t) => {
    const book =
      '<?xml version="1.0"?><own:Workbook xmlns:own="urn:example:own" xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"/>';
    assert.match(await refusal(t, 'book.xml', book), /is an XML file/);
  });
});

describe('tables within the cells of a table', () => {
  const small = (...numbers: string[]) =>
    `<table>${numbers.map((one) => `<tr><td>Tel</td><td>${one}</td></tr>`).join('')}</table>`;
  const person = (name: string, ...numbers: string[]) =>
    `<tr><td>${name}</td><td>${small(...numbers)}</td><td>Lund</td></tr>`;

  test('are part of these cells where people are beside them', async (t) => {
    const people = [
      person('Ada', '0701740605', '0701740606'),
      person('Bo', '0701740607', '0701740608'),
      person('Cy', '0701740609'),
    ];
    const page = `<table><tr><th>Name</th><th>Phones</th><th>City</th></tr>${people.join('')}</table>`;
    const { rows, detection } = await readFile(t, 'list.html', page);
    assert.deepEqual(rows, [
      ['Name', 'Phones', 'City'],
      ['Ada', 'Tel 0701740605\nTel 0701740606', 'Lund'],
      ['Bo', 'Tel 0701740607\nTel 0701740608', 'Lund'],
      ['Cy', 'Tel 0701740609', 'Lund'],
    ]);
    assert.equal(detection.worksheets.length, 1);
  });

  test('are tables of their own where the one around them only lays out the page', async (t) => {
    const list =
      '<table><tr><th>Name</th><th>Phone</th></tr><tr><td>Ada</td><td>0701740605</td></tr><tr><td>Bo</td><td>0701740606</td></tr></table>';
    const page = `<table><tr><td>Menu</td><td>${list}</td></tr><tr><td></td><td>${list}</td></tr></table>`;
    const { rows } = await readFile(t, 'list.html', page);
    assert.deepEqual(rows.slice(0, 3), [
      ['Name', 'Phone'],
      ['Ada', '0701740605'],
      ['Bo', '0701740606'],
    ]);
  });
});

describe('quoted bytes of a card that are no UTF-8', () => {
  const card = (name: string) =>
    `BEGIN:VCARD\r\nVERSION:2.1\r\n${name}\r\nTEL;CELL:+46701740605\r\nEND:VCARD\r\n`;
  const cards = card('FN:Åsa Öberg') + card('FN;ENCODING=QUOTED-PRINTABLE:=A3ukasz Wi=9Cniewski');
  const names = (rows: string[][]) => rows.slice(1).map(([name]) => name);

  test('are read by their words, and what else they could be is said', async (t) => {
    const { rows, notes, detection } = await readFile(t, 'people.vcf', cards, { locale: 'en-US' });
    assert.deepEqual(names(rows), ['Åsa Öberg', 'Łukasz Wiśniewski']);
    assert.equal(detection.encoding, 'windows-1250');
    assert.match(notes.join(), /does not name the encoding/);
    assert.ok((detection.otherEncodings ?? []).length > 0);
  });

  test('are read again in a chosen encoding, and no other name with them', async (t) => {
    for (const [encoding, other] of [
      ['windows-1250', 'Łukasz Wiśniewski'],
      ['windows-1252', '£ukasz Wiœniewski'],
    ] as const) {
      const { rows, detection } = await readFile(t, 'people.vcf', cards, { encoding });
      assert.deepEqual([names(rows), detection.encoding], [['Åsa Öberg', other], encoding]);
    }
  });
});

test('a short list that ends as DOS ends a text is read', async (t) => {
  for (const end of ['\x1a', '\x1a\x1a\x1a']) {
    const { rows } = await readFile(t, 'people.csv', `Name,Mobile\r\nAda,0701740605\r\n${end}`);
    assert.deepEqual(rows, [
      ['Name', 'Mobile'],
      ['Ada', '0701740605'],
    ]);
  }
});

test('the text of an OpenDocument cell is read up to its limit, and refused just beyond it', async (t) => {
  const book = (text: string) =>
    archive(
      odsParts(
        odsContent(
          `<table:table table:name="A"><table:table-row><table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell></table:table-row></table:table>`,
        ),
      ),
    );
  const spaces = (count: number) => `a<text:s text:c="${count}"/>b`;
  for (const text of ['a'.repeat(100_000), spaces(99_998)]) {
    const { rows } = await readFile(t, 'book.ods', await book(text));
    assert.equal(rows[0]?.[0]?.length, 100_000);
  }
  for (const text of ['a'.repeat(100_001), spaces(99_999), '<text:s text:c="100001"/>'])
    assert.match(await refusal(t, 'book.ods', await book(text)), /far too much text/);
});

test('merged cells are filled in their rows, but for a cell that has a text of its own', async (t) => {
  const row = (at: number, ...cells: string[]) =>
    `<row r="${at}">${cells.map((cell, n) => (cell === '' ? '' : `<c r="${'AB'[n]}${at}" t="inlineStr"><is><t>${cell}</t></is></c>`)).join('')}</row>`;
  const parts = xlsxParts(
    row(1, 'Team', 'Name') + row(2, 'Red', 'Ada') + row(3, 'Blue', 'Bo') + row(4, '', 'Cy'),
  );
  const sheet = 'xl/worksheets/sheet1.xml';
  const merged = '</sheetData><mergeCells count="1"><mergeCell ref="A2:A4"/></mergeCells>';
  const book = { ...parts, [sheet]: String(parts[sheet]).replace('</sheetData>', merged) };
  const { rows } = await readFile(t, 'book.xlsx', await archive(book), { fillMerged: true });
  assert.deepEqual(rows.slice(1), [
    ['Red', 'Ada'],
    ['Blue', 'Bo'],
    ['Red', 'Cy'],
  ]);
});
