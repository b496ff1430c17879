import { declared, firstOf, type ValuesOf } from '../declared.ts';
import { singleLine } from '../format/visible-text.ts';
import type { EncodingArrived } from './encoding-check.ts';

/** Paths under `baseUrl`, also with the trailing slash of sample requests (spec, Send SMS). */
export const SEND_PATHS = ['/v2/mtsms', '/v2/mtsms/', '/sms/mtsms', '/sms/mtsms/'] as const;

/** A person may accept a success that the specification does not name, for all further requests. */
export function mayAcceptStatus(status: number): boolean {
  return status > 200 && status < 300;
}

/** All that a person sets for an account and its service. */
export const accountFields = {
  name: declared(({ nameField }) => nameField, ''),
  /** `{base_url}` of the spec: https, or http on loopback only; no trailing slash. */
  baseUrl: declared(({ z }) => z.string().max(2_000), ''),
  sendPath: declared(({ z }) => z.enum(SEND_PATHS), '/v2/mtsms'),
  /** Of new drafts; empty for none. */
  sender: declared(({ sender }) => sender, ''),
  /** Of new drafts; empty for none. */
  label: declared(({ label }) => label, ''),
  /**
   * The `encoding` that this service expects for texts outside GSM 03.38. The spec does not list the allowed
   * values, so the person enters it; empty sends no `encoding`.
   */
  unicodeEncoding: declared(({ z }) => z.string().max(40, { abort: true }).overwrite(singleLine), ''),
  encodingArrived: declared(
    ({ oneOf }) => oneOf<EncodingArrived>({ right: true, wrong: true, unknown: true }),
    'unknown',
  ),
  /** Shown beside amounts, because the spec does not show which field carries the currency; may be empty. */
  currency: declared(({ z }) => z.string().max(10, { abort: true }).overwrite(singleLine), ''),
  /** In credits; null for no warning. */
  lowBalance: declared(({ amount }) => amount.nullable(), null),
  /** In credits; null for no limit. Only a person raises one. */
  campaignLimit: declared(({ amount }) => amount.nullable(), null),
  /** Over all campaigns of a day, in this computer's time. */
  dayLimit: declared(({ amount }) => amount.nullable(), null),
  /** Campaigns do not go on by themselves when quiet hours end, unless they are set otherwise. */
  asksAfterQuiet: declared(({ z }) => z.boolean(), false),
  /** A start carries the code of the review's page, which another person passes on. */
  asksForCode: declared(({ z }) => z.boolean(), false),
  /** Statuses beside 200 that may accept a request. With an id for every recipient, sending goes on. */
  acceptedStatuses: declared<readonly number[]>(
    ({ z }) => z.array(z.number().int().refine(mayAcceptStatus)).max(100),
    [],
  ),
  /** A 429 means that no one was texted, so its request is tried again without asking. */
  retries429: declared(({ z }) => z.boolean(), false),
  /** This service has no balance at the place that the spec names. */
  noBalance: declared(({ z }) => z.boolean(), false),
};

export type AccountFields = ValuesOf<typeof accountFields>;

export const blankAccount: AccountFields = firstOf(accountFields);
