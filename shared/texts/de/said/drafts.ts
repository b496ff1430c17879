import { count } from '../../../format/format-count.ts';
import { quoted } from '../../../format/words.ts';
import type { Translation } from '../../../language/language.ts';
import type * as english from '../../en/said/drafts.ts';
import { common } from '../common.ts';

export const drafts: Translation<typeof english.drafts> = {
  made: 'Entwurf erstellt.',
  copiedFrom: (name) => `Kopiert aus ${quoted(name || common.untitled)}.`,
  goneFix: 'Wählen Sie eine andere oder beginnen Sie eine neue.',
  started: 'Diese Kampagne ist gestartet, Sie können sie daher nicht mehr ändern.',
  startedFix: 'Kopieren Sie sie, um eine neue zu schreiben.',
  scheduled: 'Diese Kampagne startet von selbst, wie Sie sie geprüft haben.',
  scheduledFix: 'Nehmen Sie sie zuerst vom Plan, ändern und prüfen Sie sie dann noch einmal.',
  tooLong: 'Diese Texte sind zu lang, um alle auf einmal sortiert zu werden.',
  tooLongFix:
    'Sortieren Sie nach einer anderen Spalte oder filtern Sie die Personen zuerst in eine kleinere Liste.',
};

export const templates: Translation<typeof english.templates> = {
  noName: 'Eine Vorlage braucht einen Namen.',
  noMessage: 'Eine Vorlage braucht eine Nachricht.',
  gone: 'Diese Vorlage gibt es nicht mehr.',
  tooMany: (most) => `Für mehr ist kein Platz: Tagline speichert höchstens ${count(most)} Vorlagen.`,
  tooManyFix: 'Entfernen Sie einige, die Sie nicht mehr brauchen.',
  fileTooLarge: 'Die Datei ist größer als jede Datei mit Vorlagen.',
  otherFile: 'Die Datei enthält keine Vorlagen von Tagline.',
  damagedFile: (most) =>
    `Die Vorlagen in der Datei lassen sich nicht lesen: Jede hat einen Namen und eine Nachricht, und es sind höchstens ${count(most)}.`,
  fileFix: 'Nichts wurde daraus übernommen. Wählen Sie eine Datei, die Tagline exportiert hat.',
  newerFile: 'Die Datei wurde von einer neueren Version von Tagline geschrieben.',
  newerFileFix:
    'Nichts wurde daraus übernommen. Aktualisieren Sie Tagline und importieren Sie sie noch einmal.',
};
