import { counted } from '../../format/counted.ts';
import type { Translation } from '../../language/language.ts';
import type { history as english } from '../en/history.ts';

export const history: Translation<typeof english> = {
  title: 'Nummer oder Namen suchen',
  about: 'Was hat diese Person bekommen und wann? Hat sie sich abgemeldet?',
  number: 'Telefonnummer oder Name',
  numberHint: 'Telefonnummer, ihre letzten Ziffern oder ein Name',
  everyText: 'Jede SMS, die dieser Computer gesendet hat',
  everyTextAbout:
    'Geben Sie eine Nummer oder einen Namen ein, um jede SMS an diese Person zu sehen, aus welcher Kampagne sie war und was der Dienst dazu gesagt hat.',
  id: (id) => `ID ${id}`,
  optedOut: (msisdn) => `${msisdn} hat sich abgemeldet und bekommt deshalb nie eine SMS.`,
  found: (numbers, texts, list) =>
    `${counted(numbers, { one: 'Nummer', other: 'Nummern' })} gefunden, ${counted(texts, { other: 'SMS' })}: ${list}.`,
  foundNoText: (numbers, list) =>
    `${counted(numbers, { one: 'Nummer', other: 'Nummern' })} gefunden, keine SMS: ${list}.`,
  nobody: 'Niemand dieses Namens ist auf einer Liste oder in einer Kampagne, die hier aufbewahrt wird.',
  notWhole:
    'Das ist noch keine ganze Telefonnummer, und keine hier bekannte Nummer endet so. Versuchen Sie es mit der Ländervorwahl.',
  noCampaign: (msisdn) => `Keine Kampagne, die hier aufbewahrt wird, enthält ${msisdn}.`,
  textsTo: (texts, msisdn) => `${counted(texts, { other: 'SMS' })} an ${msisdn}.`,
  notOptedOut: 'Sie ist nicht abgemeldet.',
  otherNumber: 'Wenn Sie eine andere Nummer meinen, schreiben Sie sie mit der Ländervorwahl.',
  kept: 'Über diese Person aufbewahrt',
  save: 'Speichern',
  erase: 'Löschen',
  erased: 'Diese Person ist gelöscht.',
  askErase: (msisdn) => `${msisdn} löschen?`,
  eraseAbout:
    'Zeilen, Texte und IDs dieser Person werden endgültig gelöscht und lassen sich nicht zurückholen. In den Ergebnissen bleibt eine gelöschte Person stehen, damit die Summen stimmen. Dateien, die Sie gespeichert haben, und Sicherungen behalten ihren Inhalt.',
  neverText: 'Dieser Nummer nie eine SMS senden',
  neverTextHelp:
    'Nur die Nummer bleibt, weil sie keine SMS bekommen darf. Ohne sie kommt die Person mit einer Liste zurück, auf der sie steht.',
};
