import { duration } from '../../../format/format-time.ts';
import type { Translation } from '../../../language/language.ts';
import type { refusals as english } from '../../en/said/refusals.ts';

export const refusals: Translation<typeof english> = {
  redirect: 'Tjenesten svarede med en omdirigering, som Tagline aldrig følger.',
  invalid: 'Tjenesten fandt forespørgslen ugyldig og sagde ikke hvorfor.',
  token: 'Tjenesten godtog ikke nøglen.',
  networkAddress: 'Tjenesten tager ikke imod forespørgsler fra denne netværksadresse.',
  unread: 'Tjenesten kunne ikke læse forespørgslen.',
  leaveAlone: 'Tjenesten beder om at få fred et stykke tid.',
  other: (status) => `Tjenesten svarede ${status} og sagde ikke hvorfor.`,
  redirectFix: 'Tjek tjenestens adresse i kontoen, og fortsæt så.',
  tokenFix: 'Gem en gyldig nøgle i kontoen, og fortsæt så.',
  networkAddressFix: 'Bed tjenesten om at tillade denne netværksadresse, og fortsæt så.',
  waitFix: (seconds) =>
    `Vent ${seconds === null ? 'nogle minutter' : `${duration(seconds)}, som den beder om`}, og fortsæt så. Færre forbindelser eller et langsommere tempo kan hjælpe.`,
  otherFix:
    'Er det personer, der er årsagen, så tag dem ud, eller find de afviste numre; er det kreditterne, så fyld kontoen op. Ellers afbryd, og start en kopi med en rettet besked.',
};
