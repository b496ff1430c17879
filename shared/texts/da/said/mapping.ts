import { listOf, oneOfList } from '../../../format/format-list.ts';
import { quoted } from '../../../format/quoted.ts';
import { regionName } from '../../../format/region-name.ts';
import type { Translation } from '../../../language/language.ts';
import { spoken } from '../../../language/spoken.ts';
import type { mapping as english } from '../../en/said/mapping.ts';

export const mapping: Translation<typeof english> = {
  asLastFile: 'Sat op som ved den sidste fil med disse kolonner.',
  tooManyTags: (most, more) =>
    `${most} kolonner kan bruges som flettefelter, dem med værdier først; ${more} mere kan tilføjes i hånden.`,
  countryOfRows: (column) => `${quoted(column)} siger, hvilket land hver rækkes nummer er fra.`,
  country: (tallies) => {
    const [taken, ...others] = tallies.map(([code, toCheck]) => [regionName(code), toCheck] as const);
    const rest = others.map(([country, toCheck]) => `${country}: ${toCheck}`).join(', ');
    return `Standardlandet er valgt ud fra de første rækker. ${taken?.[0]}: ${taken?.[1]} at se efter, ${rest}.`;
  },
  countryUnsure: (taken, toCheck, fitting) =>
    `${toCheck} af de første numre er at se efter som numre fra ${regionName(taken)}. De ville passe til ${oneOfList(fitting.map(regionName))}: er det landet? Vælg det under »Standardland«.`,
  countryOfNames: (taken, fitting) =>
    `Kolonnernes navne er som i ${regionName(taken)}, så numrene er læst som derfra. Som numre fra ${oneOfList(fitting.map(regionName))} ville de passe lige så godt: se på standardlandet.`,
  exportOf: (program) => `Det er en eksport fra ${program}.`,
  exportOfUnsubscribed: (program) => `Det er en eksport fra ${program} (personer, der har afmeldt sig).`,
  exportOfCleaned: (program) => `Det er en eksport fra ${program} (adresser, der er ryddet ud).`,
  unsubscribed: (column, rows) =>
    `${quoted(column)} er udfyldt for personer, der har afmeldt sig e-mails (${rows} af de første rækker).`,
  cleaned: (column, rows) =>
    `${quoted(column)} er udfyldt for personer, der ikke kunne nås med e-mail (${rows} af de første rækker).`,
  byName: (column) => `${quoted(column)} er valgt som nummer på grund af sit navn.`,
  byNumbers: (column) => `${quoted(column)} er valgt som nummer, fordi kun den har numre.`,
  otherwise: (columns) =>
    `Hvor der ikke er et mobilnummer i den, ledes der i ${listOf(columns.map(quoted))}.`,
  couldBe: (columns) => `${listOf(columns.map(quoted))} kunne også være nummeret.`,
  noNumbers: 'Ingen kolonne ligner numre. Vælg den, der har dem.',
  chooseNumber: (columns) => `Vælg nummeret: ${oneOfList(columns.map(quoted))} ligner det.`,
  otherHoldsAll: (found, missing) =>
    `${quoted(found)} har numre, og ${quoted(missing)} har ingen: Sæt “Nummer” øverst i ${quoted(found)}.`,
  otherHoldsSome: (found, missing) =>
    `${quoted(found)} har numre til personer uden et under ${quoted(missing)}: Sæt “Brug ellers” øverst i den for at sende til dem der.`,
  otherCountries: (column) =>
    `${quoted(column)} nævner andre lande, men numre uden landekode læses alle som standardlandets. Vælg den under “Land for hver række”, hvis det er numrenes land.`,
  writtenBlank: (cell, column) =>
    `${quoted(cell)} står under ${quoted(column)}, som var det en værdi, og ville komme med i beskeden. Tøm sådanne celler, så flettefeltets ord i stedet bruges.`,
  inColumn: (column, reason) => `${quoted(column)}: ${spoken(reason)}`,
};
