import type { Translation } from '../../../language/language.ts';
import type { fileKinds as english } from '../../en/said/file-kinds.ts';

/** The same in German. */
export const fileKinds: Translation<typeof english> = {
  pdf: 'ein PDF-Dokument',
  rtf: 'ein formatiertes Textdokument (RTF)',
  image: 'ein Bild',
  utf32: 'Text in UTF-32',
  database: 'eine Datenbank',
  access: 'eine Access-Datenbank',
  media: 'eine Ton- oder Videodatei',
  compressed: 'ein komprimiertes Archiv',
  program: 'ein Programm',
  lotus: 'eine Lotus-1-2-3-Arbeitsmappe',
  openDocument: 'eine OpenDocument-Datei, aber keine Tabelle',
  webArchive: 'ein Webarchiv (MHTML), gleich wie es heißt',
  email: 'eine E-Mail',
  ldif: 'ein LDIF-Adressbuch',
  calendar: 'ein Kalender',
  sylk: 'eine SYLK-Tabelle',
  dif: 'eine DIF-Tabelle',
  xml: 'eine XML-Datei',
  onlineLink: 'nur ein Link zu einer Online-Tabelle',
  json: 'eine JSON-Datei',
  word: 'ein Word-Dokument',
  presentation: 'eine Präsentation',
  oldOffice: 'eine alte Office-Datei, aber keine Tabelle',
  archive: 'ein Archiv, aber keine Tabelle',
  xlsb: 'eine binäre Excel-Arbeitsmappe (.xlsb)',
  numbers: 'ein Apple-Numbers-Dokument',
  zip: 'ein Archiv (zip), keine Tabelle',
};
