import { count } from '../../../format/format-count.ts';
import { quoted } from '../../../format/words.ts';
import type { Translation } from '../../../language/language.ts';
import type * as english from '../../en/said/drafts.ts';
import { common } from '../common.ts';

export const drafts: Translation<typeof english.drafts> = {
  made: 'Kladde oprettet.',
  copiedFrom: (name) => `Kopieret fra ${quoted(name || common.untitled)}.`,
  goneFix: 'Vælg en anden, eller begynd en ny.',
  started: 'Kampagnen er startet, så du kan ikke længere ændre den.',
  startedFix: 'Kopiér den for at skrive en ny.',
  scheduled: 'Kampagnen starter af sig selv, som du gennemså den.',
  scheduledFix: 'Tag den først af planen, og ret og gennemse den så igen.',
  tooLong: 'Disse sms’er er for lange til at blive sorteret på én gang.',
  tooLongFix: 'Sortér efter en anden kolonne, eller filtrér først personerne til en mindre liste.',
};

export const templates: Translation<typeof english.templates> = {
  noName: 'En skabelon skal have et navn.',
  noMessage: 'En skabelon skal have en besked.',
  gone: 'Denne skabelon findes ikke længere.',
  tooMany: (most) => `Der er ikke plads til flere: Tagline gemmer højst ${count(most)} skabeloner.`,
  tooManyFix: 'Fjern nogle, du ikke længere bruger.',
  fileTooLarge: 'Filen er større end nogen fil med skabeloner.',
  otherFile: 'Filen indeholder ingen skabeloner fra Tagline.',
  damagedFile: (most) =>
    `Skabelonerne i filen kan ikke læses: Hver har et navn og en besked, og der er højst ${count(most)}.`,
  fileFix: 'Intet blev taget fra den. Vælg en fil, som Tagline har eksporteret.',
  newerFile: 'Filen er skrevet af en nyere version af Tagline.',
  newerFileFix: 'Intet blev taget fra den. Opdatér Tagline, og importér den igen.',
};
