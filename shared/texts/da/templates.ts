import { counted } from '../../format/counted.ts';
import { quoted } from '../../format/quoted.ts';
import type { Translation } from '../../language/language.ts';
import type { templates as english } from '../en/templates.ts';

/** The same in Danish. */
export const templates: Translation<typeof english> = {
  title: 'Skabeloner',
  about: 'Beskeder til at skrive igen: gemt med navn, eller fra tidligere kampagner.',
  kept: 'Gemte',
  recent: 'Seneste beskeder',
  search: 'Søg i skabeloner',
  none: 'Der er ikke gemt nogen skabelon endnu',
  noneAbout: 'Skriv en besked, og gem den her, eller importér en fil med skabeloner.',
  noRecent: 'Ingen kampagne har en besked endnu',
  noRecentAbout: 'Det, du skriver i en kampagne, kan hentes igen herfra.',
  keep: 'Gem denne besked',
  keepShort: 'Gem',
  name: 'Skabelonens navn',
  nameHint: 'For eksempel Påmindelse',
  wasKept: (name) => `${quoted(name)} er gemt.`,
  insert: 'Indsæt',
  insertThis: (name) => `Indsæt ${quoted(name)}`,
  replace: 'Brug i stedet',
  replaceBy: (name) => `Brug i stedet: ${quoted(name)}`,
  use: 'Brug',
  takeThis: (name) => `Brug ${quoted(name)}`,
  moreFor: (name) => `Mere for ${quoted(name)}`,
  rename: 'Omdøb',
  newName: 'Nyt navn',
  update: 'Skriv beskeden ind i den',
  remove: 'Fjern',
  askRemove: (name) => `Fjern ${quoted(name)}?`,
  removeAbout: 'Kampagner, der blev skrevet med den, beholder deres besked.',
  import: 'Importér',
  export: 'Eksportér',
  tags: 'Flettefelter, den skal bruge',
  isThere: (tag) => `${tag}, findes i denne liste`,
  isMissing: (tag) => `${tag}, mangler i denne liste`,
  takenAs: (tag, as) => `${tag} bruges som ${as}`,
  takeAs: (tag, as) => `Brug ${tag} som ${as}`,
  columnFor: (tag) => `Kolonne til ${tag}`,
  inserted: 'Skabelonen er i beskeden.',
  undo: 'Fortryd',
  fileTooLarge: (name) => `${quoted(name)} er større end nogen fil med skabeloner.`,
  taken: (added, already) =>
    `${counted(added, { one: 'skabelon', other: 'skabeloner' })} tilføjet${already > 0 ? `, ${counted(already, { other: 'fandtes' })} allerede` : ''}.`,
};
