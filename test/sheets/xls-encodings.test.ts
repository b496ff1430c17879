import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import iconv from 'iconv-lite';
import { biffStream, place, record, text5, u16 } from './corpus/biff.ts';
import { oleFile } from './corpus/ole.ts';
import { readFile } from './read.ts';

const NAMES = {
  'windows-1250': ['Łukasz Wiśniewski', 'Małgorzata Żak', 'Paweł Dąbrowski', 'Agnieszka Wójcik'],
  'windows-1251': ['Иван Петров', 'Ольга Смирнова', 'Дмитрий Кузнецов', 'Елена Соколова'],
  'windows-1253': ['Γιώργος Παπαδόπουλος', 'Ελένη Νικολάου', 'Δημήτρης Γεωργίου', 'Κατερίνα Ιωάννου'],
  'windows-1252': ['Åsa Öberg', 'Jörgen Sjöström', 'Märta Ångström', 'Göran Åkesson'],
} as const;
const CHARSETS = { 'windows-1250': 238, 'windows-1251': 204, 'windows-1253': 161, 'windows-1252': 0 };

interface Book {
  readonly encoding: keyof typeof NAMES;
  readonly page?: number;
  readonly charsets?: readonly number[];
  readonly names?: readonly string[];
}

function book({ encoding, page, charsets = [], names = NAMES[encoding] }: Book): Buffer {
  const bytes = (text: string) => iconv.encode(text, encoding);
  const fonts = charsets.map((charset) =>
    record(0x31, Buffer.alloc(12), [charset, 0], text5(Buffer.from('Arial'), 1)),
  );
  const globals = [...(page === undefined ? [] : [record(0x42, u16(page))]), ...fonts];
  const records = names.map((name, row) => record(0x204, place(row, 0), text5(bytes(name))));
  const title = bytes(names[0]!).toString('latin1');
  return oleFile({ Book: biffStream(5, globals, [{ name: title, records }]) });
}

describe('an old workbook that does not state its code page', () => {
  for (const encoding of Object.keys(NAMES) as (keyof typeof NAMES)[]) {
    const rows = NAMES[encoding].map((name) => [name]);
    test(`is read in ${encoding} by its words`, async (t) => {
      const { rows: read, detection } = await readFile(t, 'book.xls', book({ encoding }), {
        locale: 'en-US',
      });
      assert.deepEqual([read, detection.encoding], [rows, encoding]);
      assert.equal(detection.worksheet, NAMES[encoding][0]);
    });

    test(`is read in ${encoding} by its fonts, though one short name says little`, async (t) => {
      const names = [NAMES[encoding][1]];
      const charsets = [0, CHARSETS[encoding], 1];
      const read = await readFile(t, 'book.xls', book({ encoding, charsets, names }), { locale: 'en-US' });
      assert.deepEqual(read.rows, [[names[0]]]);
    });

    test(`is read in ${encoding} where a person chooses it, and it is shown`, async (t) => {
      for (const page of [undefined, 1257]) {
        const bytes = book({ encoding, ...(page !== undefined && { page }) });
        const { rows: read, detection } = await readFile(t, 'book.xls', bytes, { encoding });
        assert.deepEqual([read, detection.encoding], [rows, encoding]);
      }
    });
  }

  test('is asked about where its words may be read in another way', async (t) => {
    const { notes, detection } = await readFile(
      t,
      'book.xls',
      book({ encoding: 'windows-1250', names: ['Kos\u0142'] }),
      { locale: 'en-US' },
    );
    assert.match(notes.join(), /does not name the encoding of its words/);
    assert.ok((detection.otherEncodings ?? []).length > 0);
  });

  test('is read in UTF-8 where all its texts are that', async (t) => {
    const records = ['Łukasz', 'Åsa'].map((name, row) =>
      record(0x204, place(row, 0), text5(Buffer.from(name))),
    );
    const bytes = oleFile({ Book: biffStream(5, [], [{ name: 'A', records }]) });
    const { rows, notes } = await readFile(t, 'book.xls', bytes);
    assert.deepEqual([rows, notes], [[['Łukasz'], ['Åsa']], []]);
  });
});

test('the code page that an old workbook states holds, and is shown', async (t) => {
  for (const [page, encoding] of [
    [1251, 'windows-1251'],
    [10007, 'x-mac-cyrillic'],
  ] as const) {
    const name = iconv.encode('Иван', encoding === 'windows-1251' ? encoding : 'maccyrillic');
    const records = [record(0x204, place(0, 0), text5(name))];
    const bytes = oleFile({ Book: biffStream(5, [record(0x42, u16(page))], [{ name: 'A', records }]) });
    const { rows, detection, notes } = await readFile(t, 'book.xls', bytes);
    assert.deepEqual([rows, detection.encoding, notes], [[['Иван']], encoding, []]);
  }
});
