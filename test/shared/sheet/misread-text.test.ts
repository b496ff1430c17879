import assert from 'node:assert/strict';
import { test } from 'node:test';
import { looksMisread } from '../../../shared/sheet/misread-text.ts';

/** What a program that takes bytes for windows-1252 makes of them; the few that mean nothing there stay themselves. */
function asWestern(bytes: readonly number[]): string {
  return new TextDecoder('windows-1252').decode(Uint8Array.from(bytes));
}

/** The bytes of a text in an old encoding, found by decoding every byte of it. */
function bytesIn(encoding: string, text: string): number[] {
  const letters = new Map<string, number>();
  for (let byte = 0; byte < 256; byte++)
    letters.set(new TextDecoder(encoding).decode(Uint8Array.of(byte)), byte);
  return [...text].map((letter) => letters.get(letter)!);
}

test('text of other alphabets and of Central Europe looks misread as Western European', () => {
  for (const [encoding, text] of [
    ['windows-1251', 'Имя;Город;Телефон\nАнна;Москва;1\nБорис;Тула;2'],
    ['koi8-r', 'Имя,Город\nАнна,Москва\nБорис,Тула'],
    ['windows-1253', 'Όνομα;Πόλη\nΆννα;Αθήνα\nΓιώργος;Πάτρα'],
    [
      'windows-1250',
      'Imię;Miasto\nŁukasz;Łódź\nŻaneta;Gdańsk\nGrażyna;Świdnik\nBogusław;Białystok\nWiesława;Wrocław',
    ],
    ['windows-1255', 'שם;עיר\nאברהם;ירושלים\nיצחק;חולון'],
  ] as const) {
    assert.ok(looksMisread(asWestern(bytesIn(encoding, text))), encoding);
  }
  const japanese = [0x96, 0xbc, 0x91, 0x4f, 0x2c, 0x8c, 0x67, 0x91, 0xd1, 0x93, 0x64, 0x98, 0x62, 0x0a];
  assert.ok(looksMisread(asWestern([...japanese, 0x89, 0xd4, 0x8e, 0x71, 0x2c, 0x91, 0xe5, 0x8d, 0xe3])));
});

test('Western European text does not', () => {
  for (const text of [
    'Name,City\nAnna,York\n',
    'Förnamn;Ort\nÅsa;Malmö\nBjörn;Umeå',
    'Prénom;Ville\nÉloïse;Besançon\nFrançois;Orléans\n«été»;l’âge',
    'Nombre;Nota\nMª José;¿Qué? ¡Sí!\nÍñigo;nº 5, 2ª planta, 20 °C',
    'Name;Betrag\nJörg Weiß;50€ ±2\nÄnne Öztürk;½ Liß, £500',
    'Nome;Cidade\nJoão;São Paulo\nConceição;Ribeirão',
    'Nafn\nÞórður\nGuðrún Sæþórsdóttir\nÁsgeir',
    'only £ukasz is odd, Åsa and Bo and Éric and Zoë are not',
  ]) {
    assert.ok(!looksMisread(text), text);
  }
});
