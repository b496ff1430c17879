import { counted } from '../../format/counted.ts';
import type { Translation } from '../../language/language.ts';
import type { history as english } from '../en/history.ts';

export const history: Translation<typeof english> = {
  title: 'Søg efter et nummer eller et navn',
  about: 'Hvad har denne person fået, og hvornår? Er personen frameldt?',
  number: 'Telefonnummer eller navn',
  numberHint: 'Telefonnummer, dets sidste cifre eller et navn',
  everyText: 'Alle sms’er, denne computer har sendt',
  everyTextAbout:
    'Skriv et nummer eller et navn for at se hver sms, personen har fået, fra hvilken kampagne, og hvad tjenesten svarede.',
  id: (id) => `id ${id}`,
  optedOut: (msisdn) => `${msisdn} er frameldt og får aldrig en sms.`,
  found: (numbers, texts, list) =>
    `${counted(numbers, { one: 'nummer', other: 'numre' })} fundet, ${counted(texts, { one: 'sms', other: 'sms’er' })}: ${list}.`,
  foundNoText: (numbers, list) =>
    `${counted(numbers, { one: 'nummer', other: 'numre' })} fundet, ingen sms: ${list}.`,
  nobody: 'Ingen med det navn er på en liste eller i en kampagne, der gemmes her.',
  notWhole:
    'Det er ikke et helt telefonnummer endnu, og intet nummer, der kendes her, ender sådan. Prøv med landekode.',
  noCampaign: (msisdn) => `Ingen kampagne, der gemmes her, indeholder ${msisdn}.`,
  textsTo: (texts, msisdn) => `${counted(texts, { one: 'sms', other: 'sms’er' })} til ${msisdn}.`,
  notOptedOut: 'Det er ikke frameldt.',
  otherNumber: 'Hvis du mente et andet nummer, så skriv det med landekode.',
  kept: 'Gemt om denne person',
  save: 'Gem',
  erase: 'Slet',
  erased: 'Personen er slettet.',
  askErase: (msisdn) => `Slet ${msisdn}?`,
  eraseAbout:
    'Personens rækker, tekster og id’er forsvinder for altid og kan ikke hentes tilbage. I resultaterne står der en slettet person, så de samlede tal passer. Filer, du har gemt, og sikkerhedskopier beholder deres indhold.',
  neverText: 'Send aldrig sms til dette nummer',
  neverTextHelp:
    'Kun nummeret bliver, fordi det ikke må få sms’er. Uden det kommer personen igen med en liste, der indeholder nummeret.',
};
