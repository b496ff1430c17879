import type { Translation } from '../../../language/language.ts';
import type { storage as english } from '../../en/said/storage.ts';

const otherFolder = 'angiv en anden mappe med --data-dir';

export const storage: Translation<typeof english> = {
  full: (so, path) => `Disken er fuld, så ${consequence(so, path)}.`,
  fullFix: 'Frigør plads, og prøv igen; intet gik tabt.',
  mayNotWrite: (so, path) => `Der må ikke skrives i datamappen, så ${consequence(so, path)}.`,
  mayNotWriteFix: 'Kontrollér, at du ejer mappen og må skrive i den, og prøv igen.',
  busy: (so, path) => `Databasen var optaget for længe, så ${consequence(so, path)}.`,
  busyFix: 'Prøv igen om et øjeblik; intet gik tabt.',
  failed: (so, path) => `Disken svigtede, så ${consequence(so, path)}.`,
  failedFix: 'Kontrollér disken og dens ledige plads, og prøv igen.',
  what: {
    full: 'Disken er fuld.',
    mayNotWrite: 'Der må ikke skrives i datamappen.',
    busy: 'Databasen var optaget for længe.',
    failed: 'Disken svigtede.',
  },
  erasesFirst: 'Start Tagline igen: Det sletter videre først.',
  folder: {
    isFile: (path) => `Der ligger en fil, hvor datamappen skulle være, så intet blev startet (${path}).`,
    isFileFix: `Flyt eller omdøb filen, eller ${otherFolder}.`,
    leadsNowhere: (path, target) =>
      `Datamappen er et link til et sted, der ikke findes, så intet blev startet (${path} fører til ${target}).`,
    leadsNowhereFix: `Tilslut den disk eller det netværksdrev, linket fører til, fjern linket, eller ${otherFolder}.`,
    notThere: (path) => `Datamappens disk eller netværksdrev er der ikke, så intet blev startet (${path}).`,
    notThereFix: `Tilslut det, og start Tagline igen, eller ${otherFolder}.`,
    notAllowed: (path) => `Du må ikke læse og skrive i datamappen, så intet blev startet (${path}).`,
    notAllowedFix: `Kontrollér, at du ejer den og må skrive i den, eller ${otherFolder}.`,
    readOnly: (path) => `Datamappen er på en disk, der kun kan læses, så intet blev startet (${path}).`,
    readOnlyFix: `Gør disken skrivbar, eller ${otherFolder}.`,
    full: (path) => `Disken er fuld, så intet blev startet (${path}).`,
    fullFix: 'Frigør plads, og start Tagline igen.',
    loop: (path) => `Datamappen er et link, der fører tilbage til sig selv, så intet blev startet (${path}).`,
    loopFix: `Fjern linket, eller ${otherFolder}.`,
    name: (path) => `Disken tager ingen mappe med dette navn, så intet blev startet (${path}).`,
    nameFix: `Kontrollér det, eller ${otherFolder}.`,
    unusable: (code, path) => `Datamappen kan ikke bruges (${code}), så intet blev startet (${path}).`,
    unusableFix: `Kontrollér disken, eller ${otherFolder}.`,
    alreadyOpen: 'Tagline er allerede åbent med denne datamappe, så intet blev startet.',
    alreadyOpenFix: (path) => `Brug det vindue, der er åbent, eller luk det først. Mappen er ${path}.`,
  },
  database: {
    full: (path) => `Disken er fuld, så intet kan registreres sikkert (${path}).`,
    fullFix: 'Frigør plads, og start Tagline igen.',
    damaged: (path) => `Databasen er beskadiget og blev ikke rørt (${path}).`,
    damagedFix: 'Gendan mappen fra en sikkerhedskopi, eller flyt denne fil væk for at begynde med en tom.',
    notWritable: (path) => `Databasen kan ikke åbnes til skrivning (${path}).`,
    notWritableFix: 'Kontrollér, at den er en fil, at du ejer den og dens mappe, og at du må skrive i begge.',
    inUse: (path) =>
      `Tagline er allerede åbent med denne datamappe, eller et andet program bruger dens database (${path}).`,
    inUseFix: 'Brug det vindue, der er åbent, eller luk det andet program, og start Tagline igen.',
    failed: (path) => `Disken svigtede under læsning eller skrivning (${path}).`,
    failedFix: 'Kontrollér disken og dens forbindelse, og start Tagline igen.',
    newer: (path) => `Disse data er skrevet af et nyere Tagline og blev ikke rørt (${path}).`,
    newerFix: 'Installér den nyeste version af Tagline, og åbn det igen.',
    foreign: (path) => `Dette er et andet programs database, som ikke blev rørt (${path}).`,
    foreignFix: `Flyt den væk, eller ${otherFolder}.`,
  },
  people: {
    gone: 'Disse personer er ikke længere gemt her.',
    goneFix: 'Vælg andre personer til denne besked.',
  },
};

function consequence(so: string, path: string): string {
  switch (so) {
    case 'not-started':
      return 'intet blev startet';
    case 'not-erased':
      return 'ikke alt blev slettet';
    case 'no-settings':
      return `indstillingerne kan ikke læses (${path})`;
    default:
      return 'dette kunne ikke registreres';
  }
}
