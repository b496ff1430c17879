import { counted } from '../../format/counted.ts';
import { peopleWords } from '../../format/format-count.ts';
import type { Translation } from '../../language/language.ts';
import { pluralForm } from '../../language/plurals.ts';
import type { folder as english } from '../en/folder.ts';

export const folder: Translation<typeof english> = {
  banner: {
    fileWaits: 'Eine Datei mit Daten wird beim nächsten Start von Tagline geöffnet.',
    doNotOpen: 'Nicht öffnen',
    startAgain:
      'Schließen Sie Tagline und starten Sie es noch einmal. Was jetzt hier ist, wird daneben beiseitegelegt.',
    leave: 'So lassen',
    isCopy: 'Dieser Datenordner ist eine Kopie, und ein anderer ist vielleicht ohne ihn weitergegangen.',
    understood: 'Verstanden',
    cameIntoDoubt: (people) =>
      `${peopleWords(people)}, ${pluralForm(people, { one: 'die noch eine SMS bekommen sollte, ist', other: 'die noch eine SMS bekommen sollten, sind' })} jetzt im Zweifel.`,
  },
  mayLack:
    'Abmeldungen, Listen und was als kürzlich gesendet gilt, können ohne das sein, was seitdem dazukam.',
  foreign: 'Dieser Datenordner kommt von woanders. Wie kam er hierher?',
  foreignMore: (people, campaigns) =>
    `Umgezogen: Er wurde dort geschlossen und seitdem nicht verwendet, daher ist nur im Zweifel, was unterwegs war. Kopiert, oder nicht bekannt: ${open(people, campaigns)} im Zweifel, bis Sie entscheiden.`,
  wasMoved: 'Er ist umgezogen',
  askMoved:
    'Wird er dort, wo er war, noch verwendet oder wurde er es seitdem, bekommen Personen vielleicht zweimal eine SMS. Wurde er dort geschlossen und seitdem nicht verwendet?',
  wasCopied: 'Er wurde kopiert, oder ich weiß es nicht',
  askCopied: (people, campaigns) =>
    `Dann ${open(people, campaigns)} im Zweifel, und was auf seine Zeit wartet, wird aus dem Plan genommen. Sie entscheiden darüber, im Ganzen oder Anfrage für Anfrage.`,
  movedOut: (moment) =>
    `Dieser Datenordner wurde ${moment} in eine Datei geschlossen, um auf einem anderen Computer geöffnet zu werden.`,
  movedOutMore: 'Von hier wird nichts gesendet. Machen Sie dort weiter, wo die Datei geöffnet wurde.',
  fileUnused: 'Die Datei wurde nicht verwendet',
  askFileUnused:
    'Wurde die Datei irgendwo geöffnet oder wird sie es noch, bekommen Personen vielleicht zweimal eine SMS. Hier weitermachen und die Datei löschen?',
  fileUsed: 'Sie wurde verwendet, oder ich weiß es nicht',
};

function open(people: number, campaigns: number): string {
  if (people === 0) return 'ist, wer noch eine SMS bekommen sollte,';
  return `${pluralForm(people, { one: 'ist', other: 'sind' })} ${peopleWords(people)}, die in ${counted(campaigns, { one: 'Kampagne', other: 'Kampagnen' })} noch eine SMS bekommen ${pluralForm(people, { one: 'sollte', other: 'sollten' })},`;
}
