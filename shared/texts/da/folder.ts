import { counted } from '../../format/counted.ts';
import { peopleWords } from '../../format/format-count.ts';
import type { Translation } from '../../language/language.ts';
import type { folder as english } from '../en/folder.ts';

export const folder: Translation<typeof english> = {
  banner: {
    fileWaits: 'En fil med data åbnes, næste gang Tagline starter.',
    doNotOpen: 'Åbn den ikke',
    startAgain: 'Luk Tagline, og start det igen. Det, der er her nu, lægges til side ved siden af.',
    leave: 'Lad være',
    isCopy: 'Denne datamappe er en kopi, og en anden kan være fortsat uden den.',
    understood: 'Forstået',
    cameIntoDoubt: (people) => `${peopleWords(people)}, der endnu skulle have sms’en, er nu i tvivl.`,
  },
  mayLack:
    'Frameldinger, lister og det, der regnes som nyligt sendt, kan mangle, hvad der er kommet til siden.',
  foreign: 'Denne datamappe kommer et andet sted fra. Hvordan kom den hertil?',
  foreignMore: (people, campaigns) =>
    `Flyttet: den blev lukket der og er ikke brugt siden, så kun det, der var på vej, er i tvivl. Kopieret, eller det vides ikke: ${open(people, campaigns)} er i tvivl, indtil du beslutter.`,
  wasMoved: 'Den blev flyttet',
  askMoved:
    'Hvis den stadig bruges, hvor den var, eller er brugt siden, kan nogen få en sms to gange. Blev den lukket der og ikke brugt siden?',
  wasCopied: 'Den blev kopieret, eller jeg ved det ikke',
  askCopied: (people, campaigns) =>
    `Så er ${open(people, campaigns)} i tvivl, og det, der venter på sin tid, tages af planen. Du beslutter om dem, som en helhed eller forespørgsel for forespørgsel.`,
  movedOut: (moment) =>
    `Denne datamappe blev lukket ned i en fil ${moment} for at blive åbnet på en anden computer.`,
  movedOutMore: 'Der sendes intet herfra. Fortsæt der, hvor filen blev åbnet.',
  fileUnused: 'Filen er ikke brugt',
  askFileUnused:
    'Hvis filen er åbnet et sted, eller bliver det, kan nogen få en sms to gange. Fortsæt her, og slet filen?',
  fileUsed: 'Den er brugt, eller jeg ved det ikke',
};

function open(people: number, campaigns: number): string {
  if (people === 0) return 'den, der endnu skulle have en sms,';
  return `${peopleWords(people)}, der endnu skulle have en sms i ${counted(campaigns, { one: 'kampagne', other: 'kampagner' })},`;
}
