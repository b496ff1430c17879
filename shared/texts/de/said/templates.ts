import { count } from '../../../format/format-count.ts';
import type { Translation } from '../../../language/language.ts';
import type { templates as english } from '../../en/said/templates.ts';

export const templates: Translation<typeof english> = {
  noName: 'Eine Vorlage braucht einen Namen.',
  noMessage: 'Eine Vorlage braucht eine Nachricht.',
  gone: 'Diese Vorlage gibt es nicht mehr.',
  tooMany: (most) => `Für mehr ist kein Platz: Es werden höchstens ${count(most)} Vorlagen behalten.`,
  tooManyFix: 'Entfernen Sie einige, die nicht mehr gebraucht werden.',
  fileTooLarge: 'Die Datei ist größer als jede Datei mit Vorlagen.',
  otherFile: 'Die Datei enthält keine Vorlagen von Tagline.',
  damagedFile: (most) =>
    `Die Vorlagen in der Datei lassen sich nicht lesen: Jede hat einen Namen und eine Nachricht, und es sind höchstens ${count(most)}.`,
  fileFix: 'Nichts wurde daraus übernommen. Wählen Sie eine Datei, die Tagline exportiert hat.',
  newerFile: 'Die Datei wurde von einer neueren Version von Tagline geschrieben.',
  newerFileFix:
    'Nichts wurde daraus übernommen. Aktualisieren Sie Tagline und importieren Sie sie noch einmal.',
};
