import { counted } from '../../format/counted.ts';
import { quoted } from '../../format/quoted.ts';
import type { Translation } from '../../language/language.ts';
import type { templates as english } from '../en/templates.ts';

export const templates: Translation<typeof english> = {
  title: 'Vorlagen',
  about:
    'Nachrichten, die wieder geschrieben werden: unter einem Namen behalten oder aus früheren Kampagnen.',
  kept: 'Behalten',
  recent: 'Letzte Nachrichten',
  search: 'Vorlagen suchen',
  none: 'Noch ist keine Vorlage behalten',
  noneAbout:
    'Schreiben Sie eine Nachricht und behalten Sie sie hier, oder importieren Sie eine Datei mit Vorlagen.',
  noRecent: 'Noch keine Kampagne hat eine Nachricht',
  noRecentAbout: 'Was Sie in einer Kampagne schreiben, lässt sich hier wieder holen.',
  keep: 'Diese Nachricht behalten',
  keepShort: 'Behalten',
  name: 'Name der Vorlage',
  nameHint: 'Zum Beispiel Erinnerung',
  wasKept: (name) => `${quoted(name)} ist behalten.`,
  insert: 'Einfügen',
  insertThis: (name) => `${quoted(name)} einfügen`,
  replace: 'Stattdessen nehmen',
  replaceBy: (name) => `Stattdessen nehmen: ${quoted(name)}`,
  use: 'Nehmen',
  takeThis: (name) => `${quoted(name)} nehmen`,
  moreFor: (name) => `Mehr zu ${quoted(name)}`,
  rename: 'Umbenennen',
  newName: 'Neuer Name',
  update: 'Die Nachricht hineinschreiben',
  remove: 'Entfernen',
  askRemove: (name) => `${quoted(name)} entfernen?`,
  removeAbout: 'Kampagnen, die damit geschrieben wurden, behalten ihre Nachricht.',
  import: 'Importieren',
  export: 'Exportieren',
  tags: 'Platzhalter, die sie braucht',
  isThere: (tag) => `${tag}, in dieser Liste vorhanden`,
  isMissing: (tag) => `${tag}, fehlt in dieser Liste`,
  takenAs: (tag, as) => `${tag} gilt als ${as}`,
  takeAs: (tag, as) => `${tag} als ${as} nehmen`,
  columnFor: (tag) => `Spalte für ${tag}`,
  inserted: 'Die Vorlage steht in der Nachricht.',
  undo: 'Rückgängig',
  fileTooLarge: (name) => `${quoted(name)} ist größer als jede Datei mit Vorlagen.`,
  taken: (added, already) =>
    `${counted(added, { one: 'Vorlage', other: 'Vorlagen' })} hinzugefügt${already > 0 ? `, ${counted(already, { one: 'war', other: 'waren' })} schon da` : ''}.`,
};
