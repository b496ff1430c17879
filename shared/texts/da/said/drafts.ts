import { quoted } from '../../../format/quoted.ts';
import type { Translation } from '../../../language/language.ts';
import type { drafts as english } from '../../en/said/drafts.ts';
import { common } from '../common.ts';

export const drafts: Translation<typeof english> = {
  made: 'Kladde oprettet.',
  copiedFrom: (name) => `Kopieret fra ${quoted(name || common.untitled)}.`,
  gone: 'Kampagnen er her ikke længere.',
  goneFix: 'Vælg en anden, eller begynd en ny.',
  started: 'Kampagnen er startet, så det, den siger, kan ikke ændres mere.',
  startedFix: 'Kopiér den for at skrive en ny.',
  scheduled: 'Kampagnen starter af sig selv med det, der blev gennemset.',
  scheduledFix: 'Tag den først af planen, og ret og gennemse den så igen.',
  noAudience: 'Disse personer er her ikke længere.',
  noAudienceFix: 'Vælg andre personer til denne besked.',
  tooLong: 'Disse sms’er er for lange til at blive sorteret på én gang.',
  tooLongFix: 'Sortér efter en anden kolonne, eller filtrér først personerne til en mindre liste.',
};
