import { listOf, oneOfList } from '../../../format/format-list.ts';
import { quoted } from '../../../format/quoted.ts';
import { regionName } from '../../../format/region-name.ts';
import type { Translation } from '../../../language/language.ts';
import { spoken } from '../../../language/spoken.ts';
import type { mapping as english } from '../../en/said/mapping.ts';

export const mapping: Translation<typeof english> = {
  asLastFile: 'Eingerichtet wie für die letzte Datei mit diesen Spalten.',
  tooManyTags: (most, more) =>
    `${most} Spalten können Platzhalter sein, die mit Werten zuerst; ${more} weitere lassen sich von Hand hinzufügen.`,
  countryOfRows: (column) => `${quoted(column)} sagt zu jeder Zeile, aus welchem Land die Nummer ist.`,
  country: (tallies) => {
    const [taken, ...others] = tallies.map(([code, toCheck]) => [regionName(code), toCheck] as const);
    const rest = others.map(([country, toCheck]) => `${country}: ${toCheck}`).join(', ');
    return `Das Standardland wurde nach den ersten Zeilen gewählt. ${taken?.[0]}: ${taken?.[1]} zu prüfen, ${rest}.`;
  },
  countryUnsure: (taken, toCheck, fitting) =>
    `${toCheck} der ersten Nummern sind als Nummern des Landes ${regionName(taken)} zu prüfen. Sie würden zu ${oneOfList(fitting.map(regionName))} passen: Ist es dieses Land? Wählen Sie es unter „Standardland“.`,
  countryOfNames: (taken, fitting) =>
    `Die Spalten heißen wie in Listen des Landes ${regionName(taken)}, deshalb wurden die Nummern als dessen gelesen. Zu ${oneOfList(fitting.map(regionName))} würden sie ebenso passen: Prüfen Sie das Standardland.`,
  exportOf: (program) => `Das ist ein Export aus ${program}.`,
  exportOfUnsubscribed: (program) =>
    `Das ist ein Export aus ${program} (Personen, die sich abgemeldet haben).`,
  exportOfCleaned: (program) => `Das ist ein Export aus ${program} (bereinigte Adressen).`,
  unsubscribed: (column, rows) =>
    `${quoted(column)} ist bei Personen ausgefüllt, die sich von E-Mails abgemeldet haben (${rows} der ersten Zeilen).`,
  cleaned: (column, rows) =>
    `${quoted(column)} ist bei Personen ausgefüllt, die per E-Mail nicht zu erreichen waren (${rows} der ersten Zeilen).`,
  byName: (column) => `${quoted(column)} wurde wegen des Namens als Nummer genommen.`,
  byNumbers: (column) => `${quoted(column)} wurde als Nummer genommen, weil nur dort Nummern stehen.`,
  otherwise: (columns) =>
    `Wo dort keine Mobilnummer steht, wird sie in ${listOf(columns.map(quoted))} gesucht.`,
  couldBe: (columns) => `Auch ${oneOfList(columns.map(quoted))} könnte die Nummer sein.`,
  noNumbers: 'Keine Spalte sieht nach Nummern aus. Wählen Sie die, in der sie stehen.',
  chooseNumber: (columns) => `Wählen Sie die Nummer: ${oneOfList(columns.map(quoted))} sieht danach aus.`,
  otherHoldsAll: (found, missing) =>
    `In ${quoted(found)} stehen Nummern, in ${quoted(missing)} keine: Stellen Sie den Kopf von ${quoted(found)} auf „Nummer“.`,
  otherHoldsSome: (found, missing) =>
    `In ${quoted(found)} stehen Nummern von Personen, die unter ${quoted(missing)} keine haben: Stellen Sie den Kopf auf „Ersatzweise“, um sie dort zu erreichen.`,
  otherCountries: (column) =>
    `${quoted(column)} nennt andere Länder, aber Nummern ohne Ländervorwahl werden alle als solche des Standardlands gelesen. Wählen Sie die Spalte unter „Land jeder Zeile“, wenn sie das Land der Nummern nennt.`,
  writtenBlank: (cell, column) =>
    `${quoted(cell)} steht unter ${quoted(column)} wie ein Wert und käme in die Nachricht. Leeren Sie solche Zellen, damit stattdessen das Wort des Platzhalters steht.`,
  inColumn: (column, reason) => `${quoted(column)}: ${spoken(reason)}`,
};
