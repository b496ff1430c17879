import { counted } from '../../format/counted.ts';
import type { Translation } from '../../language/language.ts';
import type { campaigns as english } from '../en/campaigns.ts';

export const campaigns: Translation<typeof english> = {
  create: 'Neue Kampagne',
  copy: 'Kopieren',
  toTheRest: 'Neue Kampagne an den Rest',
  openAccount: 'Konto öffnen',
  people: 'Personen',
  requests: 'Anfragen',
  request: 'Anfrage',
  state: 'Status',
  time: 'Zeit',
  parts: (parts) => counted(parts, { one: 'SMS-Teil', other: 'SMS-Teile' }),
  returnedTexts: 'Zurückgegebene Texte',
  canaryFirst: 'Vorhut zuerst',
  perRequest: 'Personen pro Anfrage',
  perMinute: 'Personen pro Minute',
  connections: 'Verbindungen',
  noLimit: 'Unbegrenzt',
};
