import { counted } from '../../format/counted.ts';
import { count, peopleWords } from '../../format/format-count.ts';
import { isolated, quoted } from '../../format/quoted.ts';
import type { Translation } from '../../language/language.ts';
import { pluralForm } from '../../language/plurals.ts';
import type { campaignList as english } from '../en/campaign-list.ts';

export const campaignList: Translation<typeof english> = {
  title: 'Kampagnen',
  search: 'Kampagnen durchsuchen',
  searchLooksAt: 'Gesucht wird in Namen und Nachrichten.',
  which: 'Welche Kampagnen',
  filters: { all: 'Alle', drafts: 'Entwürfe', live: 'Echte', practice: 'Übung' },
  tests: (ended) => `Test-SMS und Probeläufe (${count(ended)})`,
  noneHere: 'Davon gibt es noch nichts',
  elsewhere: (campaigns) =>
    `${counted(campaigns, { one: 'Kampagne ist', other: 'Kampagnen sind' })} hier nicht aufgeführt.`,
  foundElsewhere: (campaigns) =>
    `${counted(campaigns, { one: 'passende Kampagne ist', other: 'passende Kampagnen sind' })} hier nicht aufgeführt.`,
  listAll: 'Alle anzeigen',
  clearSearch: 'Suche leeren',
  none: 'Noch keine Kampagnen',
  whatItIs:
    'Eine Kampagne ist eine Nachricht an eine Liste. Sie bleibt hier, mit allem, was aus ihr geworden ist.',
  noMessage: 'Noch keine Nachricht',
  accepted: (accepted, people) => `${count(accepted)} von ${peopleWords(people)}`,
  more: (name) => `Mehr zu ${isolated(name)}`,
  delete: 'Löschen',
  askDelete: (name) => `${quoted(name)} löschen?`,
  deleteDraft: 'Dieser Entwurf wird endgültig gelöscht. Seine Liste bleibt.',
  deleteEnded:
    'Ihre Personen, Texte und IDs werden endgültig gelöscht, auch aus der Datenbankdatei. Von denen, die sie erreicht hat oder vielleicht erreicht hat, behält Tagline Nummer und Zeitpunkt, damit niemand zweimal eine SMS bekommt.',
  deleteOld: 'Alte Kampagnen löschen',
  deleteOldAbout:
    'Kampagnen, die vor längerer Zeit geendet haben, werden mit ihren Personen, Texten und IDs gelöscht, auch aus der Datenbankdatei. Das lässt sich nicht rückgängig machen, und was diese Personen bekommen haben, ist nicht mehr zu finden. Nummern und Zeitpunkte bleiben, damit niemand zweimal eine SMS bekommt.',
  deleteMany: (campaigns) => `${counted(campaigns, { one: 'Kampagne', other: 'Kampagnen' })} löschen`,
  deleted: (campaigns) =>
    `${counted(campaigns, { one: 'Kampagne wurde', other: 'Kampagnen wurden' })} gelöscht.`,
  olderThan: 'Älter als, in Tagen',
  sayDays: 'Geben Sie die Zahl der Tage an.',
  counting: 'Wird gezählt …',
  noneByNow: 'Bisher hat keine Kampagne geendet.',
  noneBefore: (days) =>
    `Keine Kampagne endete vor mehr als ${counted(days, { one: 'Tag', other: 'Tagen' })}.`,
  someByNow: (campaigns) =>
    `${count(campaigns)} Ihrer Kampagnen ${pluralForm(campaigns, { one: 'hat', other: 'haben' })} bisher geendet.`,
  someBefore: (campaigns, days) =>
    `${count(campaigns)} Ihrer Kampagnen ${pluralForm(campaigns, { one: 'endete', other: 'endeten' })} vor mehr als ${counted(days, { one: 'Tag', other: 'Tagen' })}.`,
};
