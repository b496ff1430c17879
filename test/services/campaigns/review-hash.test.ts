import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { createSessionVault } from '../../../electron/hosts/session-vault.ts';
import { startTestApp, value } from '../support/app.ts';
import { campaignApp } from '../support/campaign-app.ts';
import { exported } from '../support/exported.ts';
import { fictionalNumber } from '../support/people.ts';
import { practiceFor } from '../support/practice.ts';
import { tempFolder } from '../support/temp-folder.ts';

/** The same JSON with the names of every object the other way round. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, one]) => [name, turned(one)]);
  return Object.fromEntries(entries.toReversed());
}

test('a review keeps its hash and its code, and a rehearsal its word, as long as nothing of them changed', async (t) => {
  const practice = await practiceFor(t);
  const dataDir = tempFolder(t);
  const vault = createSessionVault();
  const app = await campaignApp(t, { dataDir, vault });
  const { wire, database } = app;
  const accountId = await app.liveAccount(practice.url, practice.token, { asksForCode: true });
  const campaignId = await app.draft(6, { accountId });
  const rehearsal = value(await wire.call('campaign.rehearse', { campaignId, includeRecent: false }));
  await app.reached(rehearsal.id, 'finished');
  let running: { readonly wire: typeof wire } = app;

  async function seen() {
    const review = value(await running.wire.call('campaign.review', { campaignId }));
    const request = { what: 'review', campaignId, includeRecent: false } as const;
    const html = (await exported(running.wire, request)).bytes.toString();
    const code = /\b[2-9A-Z]{4}-[2-9A-Z]{4}\b/.exec(html.slice(html.lastIndexOf('<h2>')))![0];
    return { hash: review.hash, code, rehearsed: review.rehearsed !== null };
  }

  const before = await seen();
  assert.equal(before.rehearsed, true);
  const account = value(await wire.call('account.list', {})).find(({ id }) => id === accountId)!;
  const { kind: _kind, token: _token, ...input } = account;
  const draft = value(await wire.call('draft.get', { campaignId }));
  const { id: _id, updatedAt: _at, ...patch } = draft;
  const unchanged: Record<string, () => Promise<unknown>> = {
    'the account saved as it is': () => wire.call('account.save', { account: input }),
    'the account saved with its names in another order': () =>
      wire.call('account.save', { account: turned(input) as typeof input }),
    'the account saved by its id alone': () => wire.call('account.save', { account: { id: accountId } }),
    'the draft saved as it is': () => wire.call('draft.save', { campaignId, patch }),
    'the draft in another order': () =>
      wire.call('draft.save', { campaignId, patch: turned(patch) as typeof patch }),
    'options stored in another order': async () => {
      const options = JSON.stringify(turned(draft.options));
      database.prepare('UPDATE campaign SET options = ? WHERE id = ?').run(options, campaignId);
    },
    'settings saved as they are': async () => {
      const { retention: _retention, ...settings } = value(await wire.call('settings.read', {}));
      return wire.call('settings.save', { settings });
    },
    'the opt-out of a stranger': () =>
      wire.call('optOut.add', { text: `+${fictionalNumber(99)}`, note: '', source: 'test' }),
  };
  for (const [what, act] of Object.entries(unchanged)) {
    const done = await act();
    assert.ok(done === undefined || (done as { ok: boolean }).ok, `${what} ${JSON.stringify(done)}`);
    assert.deepEqual(await seen(), before, what);
  }

  database.close();
  await app.app.close();
  running = await startTestApp(dataDir, { vault });
  assert.deepEqual(await seen(), before, 'a restart');
  await (running as typeof app).app.close();
  const path = join(dataDir, 'settings.json');
  writeFileSync(path, JSON.stringify(turned(JSON.parse(readFileSync(path, 'utf8')))));
  const again = await startTestApp(dataDir, { vault, systemTags: ['da-DK'] });
  running = again;
  t.after(() => again.app.close());
  assert.deepEqual(await seen(), before, 'another order in the file, and another language');
  value(await again.wire.call('account.save', { account: { ...input, sender: 'Other' } }));
  assert.notEqual((await seen()).hash, before.hash, 'a change');
});
