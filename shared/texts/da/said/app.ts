import type { Translation } from '../../../language/language.ts';
import type { app as english } from '../../en/said/app.ts';

export const app: Translation<typeof english> = {
  stopped: 'Stoppet.',
  closing: 'Tagline lukker.',
  unfit: 'Det indtastede passer ikke.',
  unfitFor: (why) => `Det indtastede passer ikke: ${why}.`,
  noOperation: 'Den handling findes ikke.',
  inside: 'Noget gik galt i Tagline.',
  insideFix: 'Prøv igen. Bliver det ved, så genstart appen; det, der er registreret, er i sikkerhed.',
  listClosed: 'Denne liste er ikke længere åben.',
  listClosedFix: 'Åbn den igen.',
  tooMuch: 'Det er for meget på én gang.',
  tooLarge: 'Denne forespørgsel er for stor.',
  tooBusy: 'Tagline har for meget at lave. Prøv igen.',
  noSecret: 'Denne sessions hemmelighed mangler eller er forkert. Åbn appen igen.',
  noAddress: (code) => `Denne computer giver ikke Tagline en egen adresse at svare sit vindue på (${code}).`,
  noAddressFix: 'Kontrollér, at programmer må lytte på 127.0.0.1, og start Tagline igen.',
  notStarted: (code) => `Noget gik galt i Tagline under starten (${code}).`,
  notStartedFix: (folder) =>
    `Start det igen. Bliver det ved, så se i tagline.log i ${folder}; det, der er registreret, er i sikkerhed.`,
  notStartedAtAllFix:
    'Start det igen. Bliver det ved, så installér den nyeste version; det, der er registreret, er i sikkerhed.',
  sendingBroke: 'Afsendelsen blev afbrudt inde i Tagline.',
  sendingBrokeFix: 'Se på kampagnen: Intet sendes igen uden dig.',
  readingBroke: 'Læsningen af filen blev afbrudt.',
  readingBrokeFix: 'Slip den på vinduet igen. Sker det igen, så gem den i et andet format.',
  textsBroke: 'Teksterne kunne ikke dannes.',
  textsBrokeFix: 'Ændr beskeden lidt, eller genstart Tagline.',
  practiceBroke: 'Øvelsestjenesten blev afbrudt.',
  practiceBrokeFix: 'Prøv igen: Den starter forfra med alt, hvad den har gemt.',
  faults: 'Fejl',
  faultsFix: 'Vælg fejl fra listen, adskilt af kommaer.',
  ledgerFix: 'Luk det, der bruger den, eller flyt filen væk for at begynde forfra.',
  otherPlan: 'Nu ville noget andet blive fjernet end det viste, så intet blev fjernet.',
  otherPlanFix: 'Se på det igen.',
};
