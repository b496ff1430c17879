import { listOf } from '../../../format/format-list.ts';
import { quoted } from '../../../format/quoted.ts';
import type { Translation } from '../../../language/language.ts';
import { spoken } from '../../../language/spoken.ts';
import type { numbers as english } from '../../en/said/numbers.ts';

export const numbers: Translation<typeof english> = {
  faults: {
    empty: 'Hier steht keine Nummer.',
    'no-digits': 'Hier stehen keine Ziffern.',
    lossy: 'Die Tabelle hat Ziffern dieser Nummer abgeschnitten; sie stehen nicht in der Datei.',
    fraction: 'Das ist eine Zahl mit Nachkommastellen.',
    letters: 'Zwischen den Ziffern stehen Buchstaben oder Zeichen.',
    date: 'Das ist ein Datum.',
    unclear: 'In der Zelle stehen eine Nummer und weitere Ziffern.',
    'too-much-text': 'In der Zelle steht mehr Text, als eine Nummer haben kann.',
    erased: 'Wer hier stand, wurde gelöscht.',
    'no-country': 'Der Nummer ist kein Land anzusehen.',
    'too-short': 'Die Nummer ist zu kurz.',
    'too-long': 'Die Nummer ist zu lang.',
    'unknown-country-code': 'Kein Land hat diese Ländervorwahl.',
    impossible: 'Keine Nummer in diesem Land hat so viele Ziffern.',
  },
  fixes: {
    empty: 'Tragen Sie eine ein oder lassen Sie die Zeile aus.',
    'no-digits': 'Schreiben Sie die Nummer in ihre Spalte.',
    lossy:
      'Formatieren Sie die Spalte in der Tabelle als Zahl ohne Nachkommastellen (oder als Text), prüfen Sie die Nummern und speichern Sie neu.',
    fraction: 'Schreiben Sie die ganze Telefonnummer.',
    letters: 'Schreiben Sie nur Ziffern; ein O oder l steht vielleicht für 0 oder 1.',
    date: 'Wählen Sie eine andere Spalte für die Nummer oder berichtigen Sie die Zelle.',
    unclear: 'Lassen Sie nur die Nummer in der Zelle stehen.',
    'too-much-text': 'Lassen Sie nur die Nummer in der Zelle stehen.',
    erased: 'Hier ist nichts mehr zu berichtigen.',
    'no-country':
      'Wählen Sie das Land, zu dem solche Nummern gehören, oder beginnen Sie die Nummer mit + und der Ländervorwahl.',
    'too-short': 'Es fehlen Ziffern, vielleicht die Ortsvorwahl.',
    'too-long': 'Vielleicht sind es zwei Nummern, oder eine Ziffer ist doppelt getippt.',
    'unknown-country-code': 'Prüfen Sie die Ziffern gleich nach dem Plus.',
    impossible: 'Prüfen Sie sie Ziffer für Ziffer.',
  },
  doubts: {
    invalid: 'Eine solche Nummer ist in diesem Land nicht in Gebrauch.',
    landline: 'Das sieht nach einem Festnetzanschluss aus, der vielleicht keine SMS empfängt.',
    special: 'Das ist eine Servicenummer und nicht das Telefon einer Person.',
    several: 'In der Zelle stehen mehrere Nummern; die wahrscheinlichste wurde genommen.',
    extension: 'Die Nummer hat eine Durchwahl, die SMS nicht erreichen.',
    words: 'Neben der Nummer standen Wörter; sie wurden übergangen.',
    plusAssumed: 'Als internationale Nummer gelesen, der das Plus fehlt.',
    zeroAssumed: 'Als Nummer gelesen, der die 0 am Anfang fehlt.',
    ambiguous: 'Das kann auch die Nummer eines anderen Landes ohne Plus sein.',
    unknownCountry:
      'Das Land in dieser Zeile ist unbekannt; die Nummer wurde als eine des voreingestellten Landes gelesen.',
  },
  repairs: {
    invisible: 'unsichtbare Zeichen entfernt',
    digits: 'Ziffern einer anderen Schrift als 0 bis 9 geschrieben',
    wrapper: 'umgebenden Text entfernt',
    decimals: 'Nachkommastellen entfernt',
    punctuation: 'Leerzeichen und Satzzeichen entfernt',
    prefix: 'Auslandsvorwahl entfernt',
    country: 'Ländervorwahl ergänzt',
    trunk: 'nur im Inland gewählte Ziffern entfernt',
    former: 'veraltete Form der Nummer auf den heutigen Stand gebracht',
  },
  repaired: (done) => {
    const list = listOf(done.map((one) => spoken(one)));
    return `${list.charAt(0).toUpperCase()}${list.slice(1)}.`;
  },
  insteadOfLandline: (column, insteadOf) =>
    `Aus ${quoted(column)} genommen; die Festnetznummer in ${quoted(insteadOf)} blieb außen vor.`,
  byLabel: (column, insteadOf) =>
    `Aus ${quoted(column)} genommen, dem Namen nach; die Nummer in ${quoted(insteadOf)} blieb außen vor.`,
  noMobile: (column, insteadOf) =>
    `Aus ${quoted(column)} genommen, da in ${quoted(insteadOf)} keine Mobilnummer steht.`,
};
