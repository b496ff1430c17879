import { listOf } from '../../../format/format-list.ts';
import { quoted } from '../../../format/quoted.ts';
import type { Translation } from '../../../language/language.ts';
import { spoken } from '../../../language/spoken.ts';
import type { numbers as english } from '../../en/said/numbers.ts';

export const numbers: Translation<typeof english> = {
  faults: {
    empty: 'Der er intet nummer.',
    'no-digits': 'Der er ingen cifre.',
    lossy: 'Regnearket har skåret cifre af nummeret; de findes ikke i filen.',
    fraction: 'Det er et tal med decimaler.',
    letters: 'Der er bogstaver eller tegn mellem cifrene.',
    date: 'Det er en dato.',
    unclear: 'Der står et nummer og andre cifre i cellen.',
    'too-much-text': 'Der er mere tekst i cellen, end et nummer kan have.',
    erased: 'Personen, der stod her, er slettet.',
    'no-country': 'Nummeret siger ikke, hvilket land det hører til.',
    'too-short': 'Nummeret er for kort.',
    'too-long': 'Nummeret er for langt.',
    'unknown-country-code': 'Intet land har denne landekode.',
    impossible: 'Intet nummer i landet har så mange cifre.',
  },
  fixes: {
    empty: 'Skriv et nummer, eller udelad rækken.',
    'no-digits': 'Skriv nummeret i dets kolonne.',
    lossy:
      'Formatér kolonnen i regnearket som tal uden decimaler (eller som tekst), se numrene efter, og gem igen.',
    fraction: 'Skriv hele telefonnummeret.',
    letters: 'Skriv kun cifre; et O eller l står måske for 0 eller 1.',
    date: 'Vælg en anden kolonne som nummer, eller ret cellen.',
    unclear: 'Lad kun nummeret stå i cellen.',
    'too-much-text': 'Lad kun nummeret stå i cellen.',
    erased: 'Der er ikke mere at rette.',
    'no-country': 'Vælg det land, som sådanne numre hører til, eller begynd nummeret med + og landekoden.',
    'too-short': 'Der mangler cifre, måske områdenummeret.',
    'too-long': 'Måske er det to numre, eller et ciffer er skrevet to gange.',
    'unknown-country-code': 'Se cifrene lige efter plusset efter.',
    impossible: 'Se nummeret efter ciffer for ciffer.',
  },
  doubts: {
    invalid: 'Et sådant nummer er ikke i brug i landet.',
    landline: 'Det ligner en fastnettelefon, som måske ikke kan få sms’er.',
    special: 'Det er et servicenummer og ikke en persons telefon.',
    several: 'Der er flere numre i cellen; det mest sandsynlige er brugt.',
    extension: 'Nummeret har et lokalnummer, som sms’er ikke kan nå.',
    words: 'Der stod ord ved siden af nummeret; de er sprunget over.',
    plusAssumed: 'Læst som et internationalt nummer, der mangler sit plus.',
    zeroAssumed: 'Læst som et nummer, der mangler sit 0 forrest.',
    ambiguous: 'Det kan også være et nummer i et andet land uden plus.',
    unknownCountry: 'Rækkens land er ukendt, så nummeret er læst som et fra standardlandet.',
  },
  repairs: {
    invisible: 'usynlige tegn fjernet',
    digits: 'cifre i en anden skrift skrevet som 0 til 9',
    wrapper: 'det, der stod omkring nummeret, fjernet',
    decimals: 'decimaler fjernet',
    punctuation: 'mellemrum og tegn fjernet',
    prefix: 'udlandspræfiks fjernet',
    country: 'landekode tilføjet',
    trunk: 'cifre, som kun bruges inden for landet, fjernet',
    former: 'forældet nummerform ført ajour',
  },
  repaired: (done) => {
    const list = listOf(done.map((one) => spoken(one)));
    return `${list.charAt(0).toUpperCase()}${list.slice(1)}.`;
  },
  insteadOfLandline: (column, insteadOf) =>
    `Taget fra ${quoted(column)}; fastnetnummeret i ${quoted(insteadOf)} blev ikke brugt.`,
  byLabel: (column, insteadOf) =>
    `Taget fra ${quoted(column)} på grund af navnet; nummeret i ${quoted(insteadOf)} blev ikke brugt.`,
  noMobile: (column, insteadOf) =>
    `Taget fra ${quoted(column)}, da der ikke er et mobilnummer i ${quoted(insteadOf)}.`,
};
