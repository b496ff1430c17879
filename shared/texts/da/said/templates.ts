import { count } from '../../../format/format-count.ts';
import type { Translation } from '../../../language/language.ts';
import type { templates as english } from '../../en/said/templates.ts';

export const templates: Translation<typeof english> = {
  noName: 'En skabelon skal have et navn.',
  noMessage: 'En skabelon skal have en besked.',
  gone: 'Denne skabelon findes ikke længere.',
  tooMany: (most) => `Der er ikke plads til flere: der gemmes højst ${count(most)} skabeloner.`,
  tooManyFix: 'Fjern nogle, der ikke længere bruges.',
  fileTooLarge: 'Filen er større end nogen fil med skabeloner.',
  otherFile: 'Filen indeholder ingen skabeloner fra Tagline.',
  damagedFile: (most) =>
    `Skabelonerne i filen kan ikke læses: hver har et navn og en besked, og der er højst ${count(most)}.`,
  fileFix: 'Intet blev taget fra den. Vælg en fil, som Tagline har eksporteret.',
  newerFile: 'Filen er skrevet af en nyere version af Tagline.',
  newerFileFix: 'Intet blev taget fra den. Opdatér Tagline, og importér den igen.',
};
