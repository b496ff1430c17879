import { isolated } from '../../format/quoted.ts';
import type { Translation } from '../../language/language.ts';
import type { updates as english } from '../en/updates.ts';

export const updates: Translation<typeof english> = {
  looking: 'Tagline leder efter en nyere version.',
  isOut: (version) => `Tagline ${isolated(version)} er udkommet.`,
  byHand:
    'Denne blev installeret som en pakke i dit system og kan ikke erstatte sig selv: installér den nye pakke, som du installerede denne.',
  ok: 'OK',
  isReady: (version) => `Tagline ${isolated(version)} er klar.`,
  scheduled:
    'Noget er planlagt: det går kun i gang, mens Tagline er åbent, så genstart kun, hvis der er tid nok inden.',
  restarting: 'Det tager et øjeblik at genstarte; det, du har skrevet, bliver.',
  later: 'Senere',
  restart: 'Genstart nu',
  off: 'Denne Tagline leder ikke efter nyere versioner.',
  offMore:
    'Den er bygget uden et sted at lede, eller kan ikke erstatte sig selv. Spørg den, du har fået den af, om en nyere.',
  isNewest: (version) => `Tagline ${isolated(version)} er den nyeste version.`,
  asksLater: 'Tagline spørger dig om den, når intet er ved at blive sendt.',
  sending: 'En kampagne er ved at blive sendt.',
  looksLater: 'Tagline leder efter en nyere version, når den er færdig.',
  noAnswer: 'Der, hvor nyere versioner skulle være, svarer intet, som det skal.',
  noAnswerMore: 'Se efter forbindelsen og proxyen, og prøv igen.',
};
