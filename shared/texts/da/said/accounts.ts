import { count, credits } from '../../../format/format-count.ts';
import { isolated, quoted } from '../../../format/quoted.ts';
import type { Translation } from '../../../language/language.ts';
import type { accounts as english } from '../../en/said/accounts.ts';
import { accounts as window } from '../accounts.ts';

export const accounts: Translation<typeof english> = {
  gone: 'Denne konto findes ikke længere.',
  chooseAnother: 'Vælg en anden konto.',
  practiceStays: 'Øvelseskontoen er der altid.',
  fields: { sender: 'Afsender', name: 'Navn', token: 'Nøgle', baseUrl: 'Adresse' },
  needsName: 'Kontoen skal have et navn.',
  noToken: (name) => `Kontoen ${isolated(name)} har ingen nøgle på denne computer.`,
  noTokenFix: 'Åbn Konti, og indsæt den nøgle, du har fået af din udbyder.',
  oddToken: 'Der er ingen mellemrum eller bogstaver med accent i en nøgle.',
  oddTokenFix: 'Kopiér den igen fra din udbyder, uden ordene omkring den.',
  shortToken: (characters) => `Det er ikke en nøgle: den har færre end ${count(characters)} tegn.`,
  shortTokenFix: 'Kopiér hele nøglen fra din udbyder.',
  crowded: 'Saldoen blev ikke læst: Saldi for andre konti hos samme tjeneste er stadig ved at blive læst.',
  crowdedFix: 'Læs den igen om et øjeblik.',
  closing: 'Saldoen blev ikke læst: Tagline er ved at lukke.',
  noAddress: 'Det er ikke en webadresse, der kan bruges.',
  noAddressFix:
    'Skriv den, som din udbyder har oplyst den, for eksempel https://sms.example.com, uden ? eller #.',
  plainHttp: 'Over http kan din nøgle og dine kontakter læses undervejs.',
  plainHttpFix: 'Brug tjenestens https-adresse. Kun en adresse på denne computer må være http.',
  oddLetters: 'Adressen har andre bogstaver end a til z, og de kan ligne en anden adresses.',
  oddLettersFix:
    'Hvis den er rigtig, så skriv den i den form, der begynder med xn--, som i din udbyders certifikat.',
  noComputer: 'Ingen computer kan have denne adresse.',
  checkColons: 'Se efter kolonerne og klammerne.',
  fourNumbers: 'Der skal være fire tal op til 255.',
  noServer: 'Ingen server kan have dette navn.',
  checkDots: 'Se efter punktummer og tegn i adressen.',
  noPort: 'Ingen server kan have denne port.',
  noPortFix: 'En port er et tal fra 1 til 65535; de fleste adresser har ingen.',
  checkAddress: 'Se efter adressen i kontoen. Sig til, hvis tjenesten ikke har nogen saldo dér.',
  takeOff: (tail) =>
    `Tag ${tail} væk fra enden af adressen i kontoen: Tagline tilføjer det selv. Sig til, hvis tjenesten ikke har nogen saldo dér.`,
  raiseOrFewer: 'Hæv selv grænsen i kontoen, eller send til færre personer.',
  raiseOrLater: 'Hæv selv grænsen i kontoen, eller send en anden dag.',
  overCampaign: (expected, limit) =>
    `Der ventes brugt omkring ${credits(expected)} kreditter, og kontoens grænse for en kampagne er ${credits(limit)}.`,
  overDay: (expected, others, limit) =>
    `Der ventes brugt omkring ${credits(expected)} kreditter${others === 0 ? '' : `, andre kampagner den dag bruger ${credits(others)}`}, og kontoens grænse for en dag er ${credits(limit)}.`,
  arrivedWrong: (encoding) => window.arrived.wrong(encoding),
  changed: {
    removed: (name) => `Kontoen ${isolated(name)} er fjernet, så der sendes ikke mere.`,
    address: (name, address) =>
      `Kontoen ${isolated(name)} har fået en anden adresse. Denne kampagne blev gennemset med ${address} og sendes ikke til nogen anden.`,
    tokenForgotten: (name) => `Nøglen til kontoen ${isolated(name)} er glemt, så der sendes ikke mere.`,
    tokenReplaced: (name) => `Der er gemt en anden nøgle til kontoen ${isolated(name)}.`,
    encoding: (name, encoding) =>
      `Tegnkodningen i kontoen ${isolated(name)} er ændret. Denne kampagne blev gennemset med ${encoding === '' ? 'ingen' : quoted(encoding)} og beholder det.`,
    answers: (name) => `Det er ændret i kontoen ${isolated(name)}, hvad visse svar fra tjenesten betyder.`,
  },
  changedFix: {
    removed: 'Afbryd denne kampagne, og send en kopi til resten gennem en anden konto.',
    address: 'Ændr adressen tilbage, og fortsæt; eller afbryd, og send en kopi til resten.',
    tokenForgotten: 'Gem en nøgle i kontoen, og fortsæt.',
    tokenReplaced: 'Fortsæt for at bruge den.',
    encoding: 'Fortsæt, som den blev gennemset; eller afbryd, og send en kopi til resten.',
    answers: 'Fortsæt efter det, der står nu.',
  },
};
