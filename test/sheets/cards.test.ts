import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFile } from './read.ts';

const CARD = [
  'BEGIN:VCARD',
  'VERSION:4.0',
  'N:Hansen;Søren;;;',
  'FN:Søren Hansen',
  'NOTE:first line',
  'Second;line=2',
  'ADR;TYPE=home;LABEL="Søren Hansen\\nVestergade 12: 2. th":;;Vestergade 12;København;;2100;Danmark',
  'item1.X-SOCIALPROFILE;type=linkedin;x-displayname=Søren Ødegård:http://linkedin.com/in/soren',
  'X-SOUND;VALUE=binary;ENCODING=b:c2jD6W0=',
  'TEL;TYPE="cell,voice";PREF=1:+45 20 12 34 56',
  'TITLE;ENCODING=QUOTED-PRINTABLE;CHARSET=ISO-8859-1:K=F8kkenchef',
  'ORG:Tagline;Sales',
  'BDAY:1980-01-01',
  'END:VCARD',
];

test('a card is the same person wherever its properties are folded', async (t) => {
  const read = async (lines: readonly string[]) =>
    (await readFile(t, 'people.vcf', `${lines.join('\r\n')}\r\n`)).rows;
  const whole = await read(CARD);
  assert.ok(whole[1]?.includes('+45 20 12 34 56'), JSON.stringify(whole));
  for (const [at, line] of CARD.entries()) {
    const first = /^(?:[\w-]+\.)?[\w-]+;[\w-]+=/.exec(line)?.[0].length;
    if (first === undefined || at === 5) continue;
    // In a quoted value `=` at the end of a line is no letter.
    const end = line.includes('QUOTED') ? line.indexOf(':') : line.length;
    for (let fold = first; fold <= end; fold += 1) {
      const lines = CARD.with(at, `${line.slice(0, fold)}\r\n ${line.slice(fold)}`);
      assert.deepEqual(await read(lines), whole, lines[at]);
    }
  }
});

test('a birthday of a card is a day, also if the card says a time', async (t) => {
  for (const born of ['19800401', '1980-04-01', '19800401T063000Z', '1980-04-01T06:30:00Z']) {
    const lines = ['BEGIN:VCARD', 'VERSION:3.0', 'FN:Ann', 'TEL:0701740605', `BDAY:${born}`, 'END:VCARD', ''];
    const { rows } = await readFile(t, 'people.vcf', lines.join('\r\n'));
    assert.ok(rows[1]?.includes('1980-04-01'), JSON.stringify(rows));
  }
});

test('several given names of a card are parted by blanks, and commas that belong to a name stay', async (t) => {
  const nameOf = async (version: string, name: string) => {
    const card = `BEGIN:VCARD\r\nVERSION:${version}\r\nN:${name}\r\nTEL:0701740605\r\nEND:VCARD\r\n`;
    return (await readFile(t, 'people.vcf', card)).rows[1]?.slice(0, 3);
  };
  for (const version of ['3.0', '4.0'])
    assert.deepEqual(await nameOf(version, 'Hansen,Berg;Søren,Per'), [
      'Søren Per Hansen Berg',
      'Søren Per',
      'Hansen Berg',
    ]);
  assert.deepEqual(await nameOf('3.0', 'Ek;Anna\\, Maria'), ['Anna, Maria Ek', 'Anna, Maria', 'Ek']);
  assert.deepEqual(await nameOf('3.0', 'Ek, MD;Bo'), ['Bo Ek, MD', 'Bo', 'Ek, MD']);
  assert.deepEqual(await nameOf('2.1', 'Ek;Anna,Maria'), ['Anna,Maria Ek', 'Anna,Maria', 'Ek']);
});

test('cards that name their properties otherwise are shown by what looks like a name or a number', async (t) => {
  const cardOf = (...lines: string[]) => ['BEGIN:VCARD', ...lines, 'END:VCARD', ''].join('\r\n');
  const known = cardOf('VERSION:3.0', 'FN:Ann Doe', 'TEL;TYPE=CELL:+447400123400');
  const others = [
    cardOf('VERSION:3.0', 'NAME:Di Moe', 'PHONE.WORK:+447400123411', 'REV:1747922601891'),
    cardOf('First name:Ed', 'Last name:Loe', 'Cell phone:+447400123412', 'E-Mail 2:ed@example.org'),
    cardOf('VERSION:2.1', 'X-MOBILE:+447400123413', 'X-NAME:Flo'),
  ];
  const { rows, notes } = await readFile(t, 'people.vcf', known + others.join(''));
  const [names, ...people] = rows;
  const at = (column: string) => names!.indexOf(column);
  assert.deepEqual(
    people.map((cells) => [cells[at('Name')], cells[at('Mobile')], cells[at('Work phone')] ?? '']),
    [
      ['Ann Doe', '+447400123400', ''],
      ['Di Moe', '', '+447400123411'],
      ['Ed Loe', '+447400123412', ''],
      ['Flo', '+447400123413', ''],
    ],
  );
  assert.deepEqual(notes, [
    '3 cards held nothing that Tagline knows. What looks like a name or a number was taken from NAME, PHONE.WORK, FIRST NAME, LAST NAME, CELL PHONE, X-MOBILE and X-NAME. Check the columns.',
  ]);
  const none = await readFile(t, 'none.vcf', cardOf('VERSION:3.0', 'X-COLOR:blue'));
  assert.deepEqual(none.rows, []);
  assert.match(none.notes[0]!, /1 card held nothing that Tagline knows/);
});

test('a backslash that ends a value of a card stays one', async (t) => {
  const card = 'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Ek;Bo\\\r\nTEL:0701740605\r\nEND:VCARD\r\n';
  assert.deepEqual((await readFile(t, 'people.vcf', card)).rows[1]?.slice(0, 3), ['Bo\\ Ek', 'Bo\\', 'Ek']);
});
