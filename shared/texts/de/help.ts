import type { Translation } from '../../language/language.ts';
import type { help as english } from '../en/help.ts';

export const help: Translation<typeof english> = {
  about: 'Persönliche SMS-Kampagnen aus einer Tabelle.',
  version: (version) => `Version ${version}. Urheberrecht © die Autoren von Tagline, unter der MIT-Lizenz.`,
  find: 'Befehl suchen',
  noneFound: 'Kein Befehl dieses Namens ist gerade möglich.',
  allKeys: 'Alle Tasten',
  inWindow: 'Im Fenster',
  keysDo: {
    tag: 'In der Nachricht: eine Spalte zum Einfügen wählen',
    paste: 'Außerhalb eines Feldes: kopierte Zeilen importieren',
    arrows: 'In einer Liste: von Zelle zu Zelle gehen',
    pages: 'In einer Liste: eine Bildschirmseite nach oben oder unten',
    ends: (ctrl) => `In einer Liste: erste oder letzte Spalte; mit ${ctrl} erste oder letzte Zeile`,
    enter: 'In einer Liste: die Zelle bearbeiten, wie mit F2',
    rowMenu: 'In einer Liste: das Menü der Zeile',
    zoom: 'Alles größer; − kleiner, 0 wie üblich',
    escape: 'Geschriebenes zurücknehmen oder schließen',
  },
  licencesAbout:
    'Tagline ist aus der Arbeit anderer gebaut. Neben einem installierten Tagline liegen die Lizenzen von Chromium in LICENSES.chromium.html.',
  reading: 'Wird gelesen …',
  unread: 'Sie konnten nicht gelesen werden. Schließen Sie dies und öffnen Sie es noch einmal.',
  noText: 'Das Paket bringt keinen Lizenztext mit.',
  copied: 'Kopiert.',
  copyVersion: 'Version kopieren',
  write: 'Tagline sendet nichts von selbst. Schreiben Sie dem, von dem Sie es haben, mit:',
  whatYouDid: 'Was Sie getan, erwartet und gesehen haben.',
  theVersion: 'Die Version: {version}',
  theLog: 'Die Datei {file} in {folder}. Darin steht keine Nachricht, keine Nummer und kein Schlüssel.',
};
