import { counted } from '../../format/counted.ts';
import type { Translation } from '../../language/language.ts';
import type { campaigns as english } from '../en/campaigns.ts';

export const campaigns: Translation<typeof english> = {
  create: 'Ny kampagne',
  copy: 'Kopiér',
  toTheRest: 'Ny kampagne til resten',
  openAccount: 'Åbn kontoen',
  people: 'Personer',
  requests: 'Forespørgsler',
  request: 'Forespørgsel',
  state: 'Tilstand',
  time: 'Tidspunkt',
  parts: (parts) => counted(parts, { one: 'sms-del', other: 'sms-dele' }),
  returnedTexts: 'Returnerede tekster',
  canaryFirst: 'Prøvehold først',
  perRequest: 'Personer pr. forespørgsel',
  perMinute: 'Personer pr. minut',
  connections: 'Forbindelser',
  noLimit: 'Ingen grænse',
};
