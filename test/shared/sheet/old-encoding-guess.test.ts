import assert from 'node:assert/strict';
import { test } from 'node:test';
import iconv from 'iconv-lite';
import { GUESSED_BY_WORDS, guessByWords } from '../../../shared/sheet/old-encoding-guess.ts';
import { isFull } from '../../support/full.ts';
import { NAMES } from '../../support/names-of-languages.ts';

/** The encodings that go by another name where the bytes are written. */
const WRITTEN: Readonly<Record<string, string>> = { macintosh: 'macroman', 'x-mac-cyrillic': 'maccyrillic' };

function bytesOf(text: string, encoding: string): Buffer {
  return iconv.encode(text, WRITTEN[encoding] ?? encoding);
}

function textOf(bytes: Uint8Array, encoding: string): string {
  return iconv.decode(bytes, WRITTEN[encoding] ?? encoding);
}

function guess(bytes: Buffer, usual = 'windows-1252', ofHeader?: string) {
  const odd = bytes
    .toString('latin1')
    .split(/[^A-Za-z\x80-\xff]+/)
    .filter((word) => /[\x80-\xff]/.test(word));
  const readings = GUESSED_BY_WORDS.map((encoding) => {
    return { encoding, words: odd.map((word) => textOf(Buffer.from(word, 'latin1'), encoding)) };
  });
  return guessByWords(readings, usual, ofHeader);
}

/** The lists of every language in each of its code pages, cut into pieces of so many names. */
function* lists(size: number, inCapitals: boolean) {
  for (const { language, encodings, names } of NAMES) {
    for (const encoding of encodings) {
      for (let from = 0; from < names.length; from += size) {
        const own = names.slice(from, from + size).join('\n');
        for (const text of inCapitals ? [own, own.toUpperCase()] : [own]) {
          const bytes = bytesOf(text, encoding);
          if (textOf(bytes, encoding) === text)
            yield { text, bytes, what: `${language} in ${encoding}: ${text}` };
        }
      }
    }
  }
}

test(`names of ${NAMES.length} languages in their code pages are told or asked about, never silently wrong`, () => {
  assert.ok(NAMES.length >= 20);
  for (const usual of ['windows-1252', 'windows-1251']) {
    for (const size of usual === 'windows-1252' || isFull ? [1, 3, 10] : [3]) {
      for (const { text, bytes, what } of lists(size, true)) {
        const { encoding, doubtful } = guess(bytes, usual);
        if (textOf(bytes, encoding) !== text) assert.ok(doubtful, `${what} taken for ${encoding}`);
      }
    }
  }
});

test('a list of ten names is read right, and few are asked about', () => {
  let asked = 0;
  let all = 0;
  for (const { text, bytes, what } of lists(10, false)) {
    const { encoding, doubtful } = guess(bytes);
    assert.equal(textOf(bytes, encoding), text, what);
    all += 1;
    if (doubtful) asked += 1;
  }
  assert.ok(asked * 5 < all, `${asked} of ${all} asked about`);
});

test('Western European text on a Western European system is not asked about', () => {
  for (const text of [
    'Förnamn;Ort\nÅsa;Malmö\nBjörn;Umeå',
    'Prénom;Ville\nÉloïse;Besançon\nFrançois;Orléans\n«été»;l’âge',
    'Nombre;Nota\nMª José;¿Qué? ¡Sí!\nÍñigo;nº 5, 2ª planta, 20 °C',
    'Name;Betrag\nJörg Weiß;50€ ±2\nÄnne Öztürk;½ Liß, £500',
    'Nome;Cidade\nJoão;São Paulo\nConceição;Ribeirão',
    'Nafn\nÞórður\nGuðrún Sæþórsdóttir\nÁsgeir',
    'Name;Price\nAnna;£5\nBo – “Bobby”;€7',
  ]) {
    const { encoding, doubtful } = guess(bytesOf(text, 'windows-1252'));
    assert.deepEqual([encoding, doubtful], ['windows-1252', false], text);
  }
});

test('what none of them reads well is asked about', () => {
  const japanese = [0x96, 0xbc, 0x91, 0x4f, 0x2c, 0x8c, 0x67, 0x91, 0xd1, 0x93, 0x64, 0x98, 0x62, 0x0a];
  assert.ok(guess(Buffer.from([...japanese, 0x89, 0xd4, 0x8e, 0x71, 0x2c, 0x91, 0xe5, 0x8d, 0xe3])).doubtful);
  for (const encoding of ['gbk', 'big5', 'euc-kr', 'shift_jis']) {
    assert.ok(guess(bytesOf('名前,都市\n山田,大阪\n花子,東京', encoding)).doubtful, encoding);
  }
});

test('the words that tell two encodings apart are given both ways, the usual one among the others', () => {
  const { encoding, others } = guess(bytesOf('Łukasz\nŻaneta\nAnna\nGrażyna\nPaweł', 'windows-1250'));
  assert.equal(encoding, 'windows-1250');
  const usual = others.find((other) => other.encoding === 'windows-1252');
  assert.deepEqual(usual?.words, ['£ukasz', '¯aneta', 'Gra¿yna']);
  assert.deepEqual(usual.instead, ['Łukasz', 'Żaneta', 'Grażyna']);
});

test('a word or two are read as in the language of the columns’ names', () => {
  const bytes = bytesOf('Bjørn', 'windows-1252');
  assert.notEqual(guess(bytes).encoding, 'windows-1252');
  assert.equal(guess(bytes, 'windows-1252', 'windows-1252').encoding, 'windows-1252');
  const two = bytesOf('Bjørn Åberg', 'windows-1252');
  assert.ok(guess(two).doubtful);
  assert.ok(!guess(two, 'windows-1252', 'windows-1252').doubtful);
});

test('names of columns of another language than the people never make a wrong reading certain', () => {
  for (const ofHeader of ['windows-1252', 'windows-1250', 'windows-1251']) {
    for (const { text, bytes, what } of lists(10, false)) {
      const { encoding, doubtful } = guess(bytes, 'windows-1252', ofHeader);
      if (textOf(bytes, encoding) !== text) assert.ok(doubtful, `${what} taken for ${encoding}`);
    }
  }
});
