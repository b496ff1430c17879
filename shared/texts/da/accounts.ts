import { counted, credits, quoted } from '../../format/wording.ts';
import type { Texts } from '../translation/translation.ts';

export const accounts: Texts<'accounts'> = {
  about: 'Demoen bliver på denne computer. En live-konto sender til rigtige telefoner gennem din udbyder.',
  add: 'Tilføj konto',
  newAccount: 'Ny konto',
  unsaved: (name) =>
    `Det, du har ændret i ${name === null ? 'den nye konto' : quoted(name)}, er ikke gemt endnu.`,
  practice:
    'Demotjenesten kører inde i Tagline og svarer, som en live-tjeneste ville. Intet forlader denne computer; se i demoindbakken, hvad der er sendt.',
  test: 'Test forbindelsen',
  save: 'Gem konto',
  testAndUse: 'Test og fortsæt',
  connected: (credit, currency) => `Forbundet, ${credits(credit)} ${currency || 'kreditter'}.`,
  ofAccount: (id) => `Konto ${id}.`,
  nameHint: 'For eksempel Klinikken i Nord',
  needsName: 'Giv kontoen et navn.',
  baseUrl: 'Tjenestens webadresse',
  baseUrlHelp: 'Som din udbyder har oplyst den. Ændrer du adressen, skal du indtaste API-nøglen igen.',
  oddHost: (host) =>
    `Det er adressen på ${quoted(host)}, hvis bogstaver kan ligne andre. Ændrer du adressen, skal du indtaste API-nøglen igen.`,
  sendPath: 'Sti til afsendelse',
  onlyIfAsked: 'Kun hvis din udbyder siger det',
  afterQuiet: 'Spørg, før kampagner fortsætter efter stille timer',
  afterQuietHelp:
    'Ellers fortsætter de af sig selv. Du kan ændre det for en enkelt kampagne i dens gennemgang.',
  asksForCode: 'Kræv en gennemgangskode, før der sendes live',
  asksForCodeHelp:
    'En anden person læser den gemte gennemgang og giver koden nederst videre. Den viser, at netop denne gennemgang blev åbnet, ikke af hvem.',
  token: 'API-nøgle',
  pasteToken: 'Indsæt API-nøglen fra din udbyder',
  replaceToken: 'Gemt. Indsæt en anden for at erstatte den',
  forgetToken: 'Fjern API-nøglen',
  willBeKept: {
    keychain: 'API-nøglen gemmes krypteret i computerens nøglering og vises aldrig igen.',
    session:
      'API-nøglen huskes, indtil Tagline lukkes, fordi computeren ikke har et sikkert sted til den, og vises aldrig igen.',
  },
  isKept: {
    'other-origin':
      'Der er gemt en API-nøgle, men ikke til denne adresse, så Tagline bruger den ikke. Indsæt API-nøglen til denne adresse, eller skriv den tidligere adresse igen.',
    keychain: 'API-nøglen er gemt krypteret i computerens nøglering og vises aldrig igen.',
    session:
      'API-nøglen huskes, indtil Tagline lukkes, fordi computeren ikke har et sikkert sted til den. Den vises aldrig igen.',
  },
  startWith: 'Nye kampagner begynder med',
  sender: 'Standardafsender',
  label: 'Standardfakturareference',
  labelHelp: 'Fakturareferencen følger med hver besked og står på fakturaen.',
  advanced: 'Avanceret',
  advancedAbout: 'grænser, tegnkodning, svar',
  balanceAndLimits: 'Saldo og grænser',
  letters: 'Tegn',
  warnBelow: 'Advar, når saldoen er under',
  never: 'Aldrig',
  warnBelowHelp: 'I kreditter. Tomt felt: ingen advarsel.',
  currency: 'Valuta',
  currencyHint: 'For eksempel DKK',
  currencyHelp: 'Valutaen vises kun ved siden af beløb.',
  campaignLimit: 'Grænse for en kampagne',
  campaignLimitHelp: 'I kreditter. Er det mere, skal du hæve grænsen, før du kan sende.',
  dayLimit: 'Grænse for en dag',
  dayLimitHelp: 'I kreditter, for alle kontoens kampagner tilsammen.',
  encoding: 'Tegnkodning for Unicode-tekster',
  encodingHint: 'Tomt felt: ingen',
  takeEncoding: (word) => `Brug ${quoted(word)}, som mange tjenester forventer`,
  encodingHelp:
    'Det ord, som din udbyder forventer i “encoding” for tekster med tegn uden for GSM 03.38, såsom ł eller emoji.',
  encodingTest: {
    title: 'Prøve af tegnkodningen',
    number: 'Dit telefonnummer',
    numberHelp: (encoding) =>
      `En prøve med tegnkodningen ${quoted(encoding)} sendes gennem kontoen, som den er gemt.`,
    send: 'Send en prøve af tegnkodningen',
    sent: 'Prøven af tegnkodningen er på vej.',
    look: 'Se på din telefon. Alle tegn skal være der, som i denne tekst:',
    right: 'Alt er rigtigt',
    wrong: 'Noget er forkert',
    unknown: 'Ved det ikke endnu',
  },
  arrived: {
    right: (encoding) => `Med ${quoted(encoding)} var alle tegn rigtige på din telefon.`,
    wrong: (encoding) =>
      `Med ${quoted(encoding)} kom nogle tegn forkert frem på din telefon. Prøv en anden værdi, eller spørg din udbyder.`,
    unknown: (encoding) =>
      `Det vides endnu ikke, om tegnene er rigtige på telefonen med ${quoted(encoding)}.`,
  },
  answers: 'Hvad din udbyder siger om sine svar',
  nobodyOn429: 'Svaret 429 betyder, at ingen har fået en sms',
  nobodyOn429Help: 'Så sender Tagline puljen igen. Ellers går kampagnen på pause.',
  noBalance: 'Tjenesten oplyser ikke saldo (intet /v2/balance)',
  noBalanceHelp: 'Så vises saldoen ikke, før du sender.',
  isGood: (status) => `Svaret ${status} med et id til alle tæller som vellykket`,
  isGoodHelp: 'Det sagde du, da en kampagne var gået på pause på grund af det.',
  remove: 'Fjern konto',
  removal: {
    sending: (campaigns) =>
      `${counted(campaigns, 'kampagne er ved at blive sendt', 'kampagner er ved at blive sendt')} med den og går på pause før næste pulje.`,
    paused: (campaigns) =>
      `${counted(campaigns, 'kampagne på pause', 'kampagner på pause')} kan ikke fortsætte.`,
    scheduled: (campaigns) =>
      `${counted(campaigns, 'planlagt kampagne', 'planlagte kampagner')} går ikke i gang.`,
    copy: 'Når en kampagne er afbrudt, kan du sende en kopi til de øvrige gennem en anden konto.',
    token:
      'Tagline glemmer kontoens API-nøgle. Kladder, der bruger den, skal have en anden konto; sendte kampagner beholder deres resultater.',
  },
};
