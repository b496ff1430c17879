import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import fc from 'fast-check';
import { htmlScanner } from '../../electron/sheets/worker/reader/html/html-scanner.ts';
import type { ReadOptions } from '../../electron/sheets/worker/reader/rows/read-job.ts';
import type { RawRow } from '../../electron/sheets/worker/reader/rows/row-output.ts';
import { readSheet } from '../../electron/sheets/worker/reader/sheet-reader.ts';
import { spoken } from '../../shared/texts/spoken-with-texts.ts';
import { tempFolder } from '../services/support/temp-folder.ts';

const NEVER = new AbortController().signal;

async function readPage(t: TestContext, page: string | Uint8Array, options: ReadOptions = {}) {
  const path = join(tempFolder(t), 'page.xls');
  writeFileSync(path, page);
  const rows: RawRow[] = [];
  const sink = { add: (row: RawRow) => rows.push(row), progress() {} };
  const read = await readSheet(path, 'page.xls', options, sink, NEVER);
  return { read, rows: rows.map(({ row, cells }) => [row, ...cells]) };
}

type Rows = readonly (readonly [number, ...string[]])[];

const table = (...rows: string[]) => `<table>${rows.map((row) => `<tr>${row}</tr>`).join('')}</table>`;

/** What Excel and browsers show of each table. */
const SHOWN: readonly (readonly [what: string, page: string, rows: Rows])[] = [
  [
    'cells that are left open',
    '<table><tr><td>a<td>b<tr><td>c<td>d</table>',
    [
      [1, 'a', 'b'],
      [2, 'c', 'd'],
    ],
  ],
  ['cells without rows', '<table><td>a<td>b</table>', [[1, 'a', 'b']]],
  [
    'tags left open in every cell',
    '<table><tr><td><font><b>a<td><font>b<tr><td><i>c</table>',
    [
      [1, 'a', 'b'],
      [2, 'c'],
    ],
  ],
  [
    'headings, bodies and feet',
    '<table><thead><tr><th>N</th></tr></thead><tbody><tr><td>a</td></tr></tbody><tfoot><tr><td>z</table>',
    [
      [1, 'N'],
      [2, 'a'],
      [3, 'z'],
    ],
  ],
  ['capital letters', '<TABLE><TR><TD COLSPAN=2>a</TD><TD>b</TD></TR></TABLE>', [[1, 'a', '', 'b']]],
  [
    'cells over columns and rows',
    table('<td rowspan=2>a</td><td colspan="2">b</td><td>c</td>', '<td>d</td><td>e</td><td>f</td>'),
    [
      [1, 'a', 'b', '', 'c'],
      [2, '', 'd', 'e', 'f'],
    ],
  ],
  [
    'a cell that says to reach beyond the head of its table',
    '<table><thead><tr><th rowspan=2>N</th><th>M</th></tr></thead><tbody><tr><td>a</td><td>b</td></tr></tbody></table>',
    [
      [1, 'N', 'M'],
      [2, 'a', 'b'],
    ],
  ],
  [
    'a cell that reaches down to the end',
    table('<td rowspan="0">a</td><td>b</td>', '<td>c</td>'),
    [
      [1, 'a', 'b'],
      [2, '', 'c'],
    ],
  ],
  [
    'entities',
    table('<td>&Aring;sa &amp; Bo &#x141;&#322; &lt;b&gt; &euro;&nbsp;5</td>'),
    [[1, 'Åsa & Bo Łł <b> €\u00a05']],
  ],
  [
    'white space',
    table('<td>\n\t Anna \n  Berg\t</td>', '<td>x</td>'),
    [
      [1, 'Anna Berg'],
      [2, 'x'],
    ],
  ],
  ['line breaks', table('<td>one<br>two<BR/>three<br></td>'), [[1, 'one\ntwo\nthree']]],
  ['paragraphs', table('<td><p>one</p> <p>two</p><div>three</div></td>'), [[1, 'one\ntwo\nthree']]],
  [
    'styles and scripts within',
    table('<td>a<script>var t = "<td>no</td>";</script><style>.x{}</style>b</td>'),
    [[1, 'ab']],
  ],
  [
    'comments',
    table(
      '<td>a<!-- <td>no</td> -->b<!--[if gte mso 9]><xml/><![endif]--></td><![if x]><td>c</td><![endif]>',
    ),
    [[1, 'ab', 'c']],
  ],
  ['choices', table('<td><select><option>x<option>y</select>a</td>'), [[1, 'a']]],
  [
    'text that is not to be shown',
    table('<td><span style="display:none">20240131</span>31.01.2024</td>'),
    [[1, '31.01.2024']],
  ],
  [
    'hidden text that is never closed',
    table('<td><span style="display: none">x<td>a</td>', '<td>b</td>'),
    [
      [1, '', 'a'],
      [2, 'b'],
    ],
  ],
  [
    'the full number where the page shows a power of ten',
    table('<td x:num="46701740605">4.67017E+10</td><td x:num>7</td>'),
    [[1, '46701740605', '7']],
  ],
  [
    'the number where the page shows thousands',
    table('<td sdval="46701740605">46,701,740,605</td>'),
    [[1, '46701740605']],
  ],
  [
    'leading zeros that the page shows',
    table(
      '<td x:num="701740605">0701740605</td><td x:str>007</td><td style="mso-number-format:\'\\@\'">0070</td>',
    ),
    [[1, '0701740605', '007', '0070']],
  ],
  [
    'a number behind a blank cell',
    table('<td x:num="701740605" style="mso-number-format:0000000000"></td>'),
    [[1, '0701740605']],
  ],
  [
    'a day behind a column that is too narrow',
    `<style>.xl24, td.xl25 {mso-style-parent:style0;\n mso-number-format:"Short Date";}\n.xl26{mso-number-format:"dd\\.mm\\.yyyy\\0022 x\\0022";}</style>${table('<td class=xl25 x:num="45322">########</td><td class="a xl26" x:num="45322">#####</td>')}`,
    [[1, '2024-01-31', '31.01.2024 x']],
  ],
  [
    'days as the page shows them',
    table('<td x:num="45322" style="mso-number-format:\'Short Date\'">31. Jan 24</td>'),
    [[1, '31. Jan 24']],
  ],
  ['booleans', table('<td x:bool="TRUE">TRUE</td><td x:bool="FALSE"></td>'), [[1, 'TRUE', 'FALSE']]],
  [
    'a table within a cell of a page',
    `<table><tr><td>Menu</td><td>${table('<td>Name</td><td>Mobile</td>', '<td>Ada</td><td>1</td>')}</td></tr></table>`,
    [
      [1, 'Name', 'Mobile'],
      [2, 'Ada', '1'],
    ],
  ],
  [
    'small tables within the cells of a list',
    table(
      '<td>Name</td><td>Numbers</td>',
      `<td>Ada</td><td>${table('<td>1</td>', '<td>2</td>')}</td>`,
      `<td>Bo</td><td>x ${table('<td>3</td><td>4</td>')}</td>`,
    ),
    [
      [1, 'Name', 'Numbers'],
      [2, 'Ada', '1\n2'],
      [3, 'Bo', 'x\n3 4'],
    ],
  ],
  [
    'a closing tag too many',
    '<table><tr><td>a</td></td></tr></tr><tr><td></span></b>b</td></tr></table></table>',
    [
      [1, 'a'],
      [2, 'b'],
    ],
  ],
  [
    'a value that is not well quoted',
    '<table><tr><td title="a "b" c">x</td><td title=\'>\'>y</td></tr></table>',
    [[1, 'x', 'y']],
  ],
];

for (const [what, page, rows] of SHOWN) {
  test(`a page shows ${what} as Excel does`, async (t) => {
    const { read, rows: found } = await readPage(t, `<html><body>${page}</body></html>`, { locale: 'sv-SE' });
    assert.ok(read.ok, JSON.stringify(read));
    assert.equal(read.value.format, 'html');
    assert.deepEqual(found, rows);
  });
}

test('of several tables the longest is read, and each can be chosen', async (t) => {
  const page = `<table><tr><td>Report</td></tr></table><table><caption>Members</caption>${'<tr><td>a</td><td>1</td></tr>'.repeat(3)}</table><table><tr><td>x</td><td>y</td><td>z</td></tr></table>`;
  const { read, rows } = await readPage(t, page);
  assert.ok(read.ok);
  assert.deepEqual(
    rows,
    [1, 2, 3].map((row) => [row, 'a', '1']),
  );
  assert.equal(read.value.worksheet, 'Members');
  assert.deepEqual(
    read.value.worksheets.map(({ name }) => name),
    ['Table 1', 'Members', 'Table 3'],
  );
  assert.match(
    spoken(read.value.notes[0]!.message),
    /has 3 tables; the one with the most rows, Members, was read/,
  );
  assert.deepEqual((await readPage(t, page, { worksheet: 'Table 3' })).rows, [[1, 'x', 'y', 'z']]);
  const long = (await readPage(t, page.replace('Members', 'M'.repeat(101)))).read;
  assert.equal(long.ok && long.value.worksheet, 'M'.repeat(100));
});

test('tables as wide as each other, as of pages or one for each person, are read one after another', async (t) => {
  const { read, rows } = await readPage(
    t,
    Array.from({ length: 4 }, (_, at) => table(`<td>P${at}</td><td>${at}</td>`)).join('<hr>'),
  );
  assert.ok(read.ok);
  assert.deepEqual(
    rows,
    [0, 1, 2, 3].map((at) => [at + 1, `P${at}`, String(at)]),
  );
  assert.match(spoken(read.value.notes[0]!.message), /as wide as each other \(4\)/);
});

test('hidden rows and columns of a page are left out and told, or taken where asked for', async (t) => {
  const page = `<table><col><col style="display:none"><col>${['a', 'b'].map((name) => `<tr${name === 'b' ? " style='height:0;display:none'" : ''}><td>${name}</td><td>secret</td><td style="display:none">x</td></tr>`).join('')}</table>`;
  const { read, rows } = await readPage(t, page);
  assert.ok(read.ok);
  assert.deepEqual(rows, [[1, 'a']]);
  assert.deepEqual([read.value.hiddenRows, read.value.hiddenColumns], [1, [1, 2]]);
  assert.deepEqual((await readPage(t, page, { includeHidden: true })).rows, [
    [1, 'a', 'secret', 'x'],
    [2, 'b', 'secret', 'x'],
  ]);
});

test('cells that reach over several rows are filled down where that is asked for, and errors are told', async (t) => {
  const page = table('<td rowspan=2>Clinic</td><td>Ada</td>', '<td x:err="#N/A">#N/A</td>');
  const { read, rows } = await readPage(t, page, { fillMerged: true });
  assert.ok(read.ok);
  assert.deepEqual(rows, [
    [1, 'Clinic', 'Ada'],
    [2, 'Clinic', '#N/A'],
  ]);
  assert.equal(read.value.mergedDown, 1);
  assert.ok(read.value.notes.some(({ message }) => spoken(message).includes('formula error such as #N/A')));
});

test('a cell that says to reach beyond its part of a table is filled down no further than that', async (t) => {
  const body = '<tr><td rowspan=0>A</td><td>1</td></tr><tr><td>2</td></tr>';
  const page = `<table><tbody>${body}</tbody><tbody><tr><td></td><td>3</td></tr></tbody></table>`;
  const { rows, read } = await readPage(t, page, { fillMerged: true });
  assert.deepEqual(rows, [
    [1, 'A', '1'],
    [2, 'A', '2'],
    [3, '', '3'],
  ]);
  assert.ok(
    read.ok && /1 merged cell: A1:A2/.test(spoken(read.value.notes[0]!.message)),
    JSON.stringify(read),
  );
});

test('a page is read in the encoding of its bytes, else in the one that it states, else in the usual one', async (t) => {
  const page = (meta: string) =>
    `<html><head>${meta}</head><table><tr><td>Łukasz Żak</td></tr></table></html>`;
  const latin2 = (text: string) =>
    Buffer.from([...text].map((letter) => ({ Ł: 0xa3, Ż: 0xaf })[letter] ?? letter.charCodeAt(0)));
  const name = async (bytes: Uint8Array, options: ReadOptions = {}) =>
    (await readPage(t, bytes, options)).rows[0]![1];
  const stated = '<meta http-equiv="Content-Type" content="text/html; charset=windows-1250">';
  assert.equal(await name(latin2(page(stated))), 'Łukasz Żak');
  assert.equal(await name(latin2(page('')), { locale: 'pl' }), 'Łukasz Żak');
  assert.equal(await name(latin2(page('<meta charset=utf-8>')), { encoding: 'windows-1250' }), 'Łukasz Żak');
  assert.equal(await name(Buffer.from(page('<meta charset="iso-8859-1">'))), 'Łukasz Żak');
  assert.equal(await name(Buffer.from(`\uFEFF${page(stated)}`)), 'Łukasz Żak');
  assert.equal(await name(Buffer.from(`\uFEFF${page('')}`, 'utf16le')), 'Łukasz Żak');
});

test('a page that ends within a table is read, and that is told', async (t) => {
  const { read, rows } = await readPage(t, '<table><tr><td>Ada</td><td>1</td></tr><tr><td>Bo</td><td>070');
  assert.ok(read.ok);
  assert.deepEqual(rows, [
    [1, 'Ada', '1'],
    [2, 'Bo', '070'],
  ]);
  assert.match(spoken(read.value.notes[0]!.message), /ends within a table/);
});

test('a page without a table is refused with what to do', async (t) => {
  const { read } = await readPage(
    t,
    '<html><body><form>Please log in</form><table><tr><td> </td></tr></table></body></html>',
  );
  assert.ok(!read.ok && read.error.kind === 'bad-input');
  assert.equal(spoken(read.error.message), 'page.xls is a web page without a table.');
});

test('wherever a page is cut into pieces, its tags and texts are the same', () => {
  const page =
    '<!DOCTYPE html><!-- <td> --><table class="a&amp;b"><tr><td colspan=2 style=\'x:"y"\'>Åsa &amp; &#x141; &notanentity; a</td ><td/>b<script>if (a<b) "</td>"</script></table>';
  const heard = (pieces: readonly string[]) => {
    const all: string[] = [];
    let text = '';
    const flush = () => {
      if (text !== '') all.push(`text ${text}`);
      text = '';
    };
    const scanner = htmlScanner({
      open(name, attributes) {
        flush();
        all.push(`open ${name} ${JSON.stringify([...attributes])}`);
      },
      close(name) {
        flush();
        all.push(`close ${name}`);
      },
      text(piece) {
        text += piece;
      },
    });
    for (const piece of pieces) scanner.push(piece);
    scanner.end();
    flush();
    return all;
  };
  const whole = heard([page]);
  assert.equal(whole.length, 11, whole.join('\n'));
  for (let at = 1; at < page.length; at += 1) {
    assert.deepEqual(heard([page.slice(0, at), page.slice(at)]), whole, `cut at ${at}`);
  }
  assert.deepEqual(heard([...page]), whole);
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...'<>/="\'&;- a!td#x\n'), { maxLength: 60 }),
      fc.nat(60),
      (letters, at) => {
        const text = `${letters.join('')}'">-->x`;
        assert.deepEqual(heard([text.slice(0, at), text.slice(at)]), heard([text]));
      },
    ),
    { numRuns: 300 },
  );
});

test('a page is read up to each limit, and refused just beyond it', async (t) => {
  const nested = (levels: number) =>
    `${'<table><tr><td>'.repeat(levels)}<tr><td>Ada</td><td>Bo</td></tr>${'</td></tr></table>'.repeat(levels)}`;
  const wide = (cells: number) => table('<td>a'.repeat(cells));
  const tables = (count: number) => '<table></table>'.repeat(count) + table('<td>Ada');
  const spaced = (signs: number) => table(`<td>${'Ada'.padStart(signs)}`);
  for (const [page, most, said] of [
    [nested, 50, /tables/],
    [wide, 16_384, /16,384 columns/],
    [tables, 99_999, /tables/],
    [spaced, 1_000_000, /row of the page/],
  ] as const) {
    const words = async (count: number) => {
      const { read } = await readPage(t, page(count));
      return read.ok ? '' : spoken(read.error.message);
    };
    assert.doesNotMatch(await words(most), said);
    assert.match(await words(most + 1), said);
  }
});

test('a cell that says to reach over more columns than a browser shows reaches over a thousand', async (t) => {
  const { read, rows } = await readPage(t, table('<td colspan="5000">Ada<td>Bo'));
  assert.ok(read.ok);
  assert.deepEqual([rows[0]?.length, rows[0]?.[1], rows[0]?.[1001]], [1002, 'Ada', 'Bo']);
});
