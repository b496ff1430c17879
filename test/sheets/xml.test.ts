import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { SheetFault } from '../../electron/sheets/worker/reader/bounds/sheet-fault.ts';
import { FastCell } from '../../electron/sheets/worker/reader/xlsx/fast-cell.ts';
import { SharedStrings } from '../../electron/sheets/worker/reader/xlsx/shared-strings.ts';
import { PADDING_BYTES, XmlScanner } from '../../electron/sheets/worker/reader/xml/xml-scanner.ts';
import { XmlText } from '../../electron/sheets/worker/reader/xml/xml-source.ts';

/** What the scanner sees: tags with their attributes, and the text before each. */
function scan(pieces: readonly string[]): string[] {
  const xml = new XmlScanner();
  const seen: string[] = [];
  for (const piece of pieces) {
    xml.push(piece);
    while (xml.next()) {
      const text = xml.text();
      const attributes: string[] = [];
      while (xml.nextAttribute()) attributes.push(`${xml.attributeName}=${xml.attributeValue}`);
      const ending = xml.closing ? '/' : xml.selfClosing ? '.' : '';
      seen.push(`${text}|${ending}${xml.name}${attributes.length > 0 ? ` ${attributes.join(' ')}` : ''}`);
    }
  }
  return seen;
}

describe('XmlScanner', () => {
  test('tags, prefixes, attributes in either quotes, text, entities, comments, CDATA and instructions', () => {
    const document = `\ufeff<?xml version="1.0"?><x:a b='1 > 0' x:c="&lt;&#65;&#x42;&nope;"> t&amp;<!-- <no> -->u<![CDATA[<&amp;>]]>v<d/><e  f = "g" /></x:a>`;
    assert.deepEqual(scan([document]), ['\ufeff|a b=1 > 0 c=<AB&nope;', ' t&u<&amp;>v|.d', '|.e f=g', '|/a']);
  });

  test('sees the same however the document is cut', () => {
    const piece = fc.constantFrom(
      '<a>',
      '</a>',
      '<b c="1>2"/>',
      'text',
      '&amp;',
      '<!-- x -->',
      '<![CDATA[]] <y>]]>',
      '<?pi ?>',
      '\r\n',
      "<x:d e='\"'>",
      ' ',
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 12 }),
        fc.array(fc.nat(150), { maxLength: 6 }),
        (list, cuts) => {
          const document = list.join('');
          const places = [...new Set(cuts.map((place) => place % (document.length + 1)))].sort(
            (a, b) => a - b,
          );
          const pieces = [...places, document.length].map((end, at) =>
            document.slice(places[at - 1] ?? 0, end),
          );
          assert.deepEqual(scan(pieces), scan([document]));
        },
      ),
      { numRuns: 500 },
    );
  });

  // Threat: A hostile spreadsheet
  test('refuses a document type declaration, wherever it is cut, before anything in it is read', () => {
    const document = '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "bbbb">]><a>&b;</a>';
    for (let place = 0; place <= document.length; place += 1) {
      assert.throws(() => scan([document.slice(0, place), document.slice(place)]), SheetFault);
    }
  });

  test('refuses broken attributes and tags within tags', () => {
    for (const broken of ['<a b>', '<a b=>', '<a b=c>', '<a <b>', '<a b="1" c>']) {
      assert.throws(() => scan([broken]), SheetFault, broken);
    }
  });

  test('keeps references to characters that XML forbids as they stand', () => {
    assert.deepEqual(scan(['<a>&#0;&#xD800;&#x110000;&#9;</a>']), ['|a', '&#0;&#xD800;&#x110000;\t|/a']);
  });

  test('goes on from where a reader skipped to', () => {
    const xml = new XmlScanner();
    xml.push('<a>one<b/>two<c/></a>');
    assert.ok(xml.next());
    xml.skipTo(xml.source.indexOf('two'));
    assert.ok(xml.next());
    assert.equal(xml.name, 'c');
    assert.equal(xml.text(), 'two');
  });
});

test('the bytes of a document stay in step with its characters, or are not given at all', () => {
  const piece = fc.oneof(fc.constantFrom('<a>', '</a>', '<b c="1"/>', 'x', '<', 'é'), fc.string());
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const xml = new XmlScanner();
      for (const piece of pieces) {
        const bytes = Buffer.from(piece);
        xml.push(bytes.length === piece.length ? bytes : piece);
        assertPlain(xml);
        try {
          while (xml.next());
        } catch (error) {
          assert.ok(error instanceof SheetFault);
          return;
        }
      }
    }),
  );
});

test('a character that breaks off at the end of a piece costs its bytes, not the step of the next', () => {
  const text = new XmlText();
  const xml = new XmlScanner();
  const decoded = [Buffer.from('<a>\xe5', 'latin1'), Buffer.from('<b/>')].map((bytes) => {
    const piece = text.decode(bytes);
    xml.push(piece);
    assertPlain(xml);
    return piece;
  });
  assert.deepEqual(decoded, ['<a>', '\ufffd<b/>']);
});

/** Checks that the bytes that a scanner offers are its text, with zeros behind it. */
function assertPlain({ plain, source }: XmlScanner): void {
  if (plain === undefined) return;
  const bytes = Buffer.from(plain).subarray(0, source.length + PADDING_BYTES);
  assert.equal(bytes.toString(), source + '\0'.repeat(PADDING_BYTES));
}

test('a shared string is asked for by a whole number, or the workbook is damaged', () => {
  const strings = new SharedStrings();
  for (let at = 0; at < 5000; at += 1) strings.push(`text ${at}`);
  assert.deepEqual(
    [0, 4095, 4096, 4999].map((at) => strings.at(at)),
    ['text 0', 'text 4095', 'text 4096', 'text 4999'],
  );
  for (const index of [-1, 0.5, 4096.5, 5000, Number.NaN]) assert.throws(() => strings.at(index), SheetFault);
});

describe('FastCell', () => {
  const padded = (text: string) => Buffer.from(text + '\0'.repeat(PADDING_BYTES));
  const cell = new FastCell();
  const read = (text: string) => {
    const next = cell.read(padded(text), 0);
    if (next === -1) return undefined;
    const { column, style, shared, whole } = cell;
    return { column, style, shared, whole, value: text.slice(cell.from, cell.to), rest: text.slice(next) };
  };

  test('reads the usual forms', () => {
    assert.deepEqual(read('<c r="B12" s="3" t="s"><v>41</v></c><c'), {
      column: 1,
      style: 3,
      shared: true,
      whole: 41,
      value: '41',
      rest: '<c',
    });
    assert.deepEqual(read('<c r="XFD1"><v>-1.5E-7</v></c>'), {
      column: 16_383,
      style: 0,
      shared: false,
      whole: -1,
      value: '-1.5E-7',
      rest: '',
    });
    assert.equal(read('<c r="A1"><v>1234567890123456</v></c>')?.whole, -1);
    assert.equal(read('<c r="A1" s="1" s="3"><v>1</v></c>')?.style, 3, 'the last holds, as for the scanner');
  });

  test('reads the end of one row and the start of the next, and leaves every other form alone', () => {
    const readRow = (text: string) => {
      const next = cell.readRow(padded(text), 0);
      return next === -1 ? undefined : { row: cell.whole, rest: text.slice(next) };
    };
    const usual = '</row><row r="13" spans="1:6">';
    assert.deepEqual(readRow(`${usual}<c r="A13">`), { row: 13, rest: '<c r="A13">' });
    assert.deepEqual(readRow('</row><row r="2"><c'), { row: 2, rest: '<c' });
    const others = [
      '</row></sheetData>',
      '</row><row r="3" hidden="1">',
      '</row><row r="3"/>',
      '</row><row r="0">',
      '</row><row r="1234567890123456">',
      '</row> <row r="3">',
      '<row r="3">',
    ];
    for (let length = 0; length < usual.length; length += 1) others.push(usual.slice(0, length));
    for (const other of others) assert.equal(readRow(other), undefined, other);
  });

  test('leaves every other form alone, and every form cut short', () => {
    const others = [
      '<c r="A1" t="str"><v>a</v></c>',
      '<c r="A1" t="b"><v>1</v></c>',
      '<c r="A1"/>',
      '<c r="A1"><f>1</f><v>1</v></c>',
      '<c r="A1"><v/></c>',
      '<c r="A1"><v></v></c>',
      '<c r="A1"><v>1<!-- --></v></c>',
      '<c r="A1"><v>&#49;</v></c>',
      '<c r="1"><v>1</v></c>',
      '<c r="AAAA1"><v>1</v></c>',
      "<c r='A1'><v>1</v></c>",
      '<c s="1" r="A1"><v>1</v></c>',
      '<x:c r="A1"><v>1</v></c>',
      '<c r="A1" cm="1"><v>1</v></c>',
    ];
    const usual = '<c r="A1" s="1" t="n"><v>1.5</v></c>';
    for (let length = 0; length < usual.length; length += 1) others.push(usual.slice(0, length));
    for (const other of others) assert.equal(read(other), undefined, other);
  });
});
