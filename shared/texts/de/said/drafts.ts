import { quoted } from '../../../format/quoted.ts';
import type { Translation } from '../../../language/language.ts';
import type { drafts as english } from '../../en/said/drafts.ts';
import { common } from '../common.ts';

export const drafts: Translation<typeof english> = {
  made: 'Entwurf erstellt.',
  copiedFrom: (name) => `Kopiert aus ${quoted(name || common.untitled)}.`,
  gone: 'Diese Kampagne gibt es nicht mehr.',
  goneFix: 'Wählen Sie eine andere oder beginnen Sie eine neue.',
  started: 'Diese Kampagne wurde gestartet, daher lässt sich ihr Inhalt nicht mehr ändern.',
  startedFix: 'Kopieren Sie sie, um eine neue zu schreiben.',
  scheduled: 'Diese Kampagne startet von selbst, mit dem, was geprüft wurde.',
  scheduledFix: 'Nehmen Sie sie zuerst aus der Planung, ändern und prüfen Sie sie dann noch einmal.',
  noAudience: 'Diese Personen sind hier nicht mehr vorhanden.',
  noAudienceFix: 'Wählen Sie andere Personen für diese Nachricht.',
  tooLong: 'Diese Texte sind zu lang, um alle auf einmal sortiert zu werden.',
  tooLongFix:
    'Sortieren Sie nach einer anderen Spalte oder filtern Sie die Personen zuerst in eine kleinere Liste.',
};
