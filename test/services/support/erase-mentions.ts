import assert from 'node:assert/strict';
import type { Msisdn } from '../../../shared/brand.ts';
import { value } from './app.ts';
import type { CampaignApp } from './campaign-app.ts';

/** Presses each place that may mention them, which are shown with `texts`. */
export async function eraseMentions(
  { wire }: Pick<CampaignApp, 'wire'>,
  msisdn: Msisdn,
  texts: readonly string[],
): Promise<void> {
  const found = value(await wire.call('person.mentions', { msisdn }));
  assert.deepEqual(found.flatMap((mention) => mention.texts).sort(), [...texts].sort());
  for (const { place } of found) value(await wire.call('person.eraseMention', { msisdn, place }));
  assert.deepEqual(value(await wire.call('person.mentions', { msisdn })), []);
}
