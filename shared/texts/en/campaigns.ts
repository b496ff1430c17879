import { counted } from '../../format/counted.ts';
import { texts } from '../../language/language.ts';

/** What several screens of campaigns say. */
export const campaigns = texts('campaigns', {
  create: 'New campaign',
  copy: 'Copy',
  toTheRest: 'New campaign to the rest',
  openAccount: 'Open the account',
  people: 'People',
  requests: 'Requests',
  request: 'Request',
  state: 'State',
  time: 'Time',
  parts: (parts: number) => counted(parts, { one: 'part', other: 'parts' }),
  returnedTexts: 'Returned texts',
  canaryFirst: 'Canary first',
  perRequest: 'People per request',
  perMinute: 'People per minute',
  connections: 'Connections',
  noLimit: 'No limit',
});
