import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSessionVault } from '../../../electron/hosts/session-vault.ts';
import { statusCode } from '../../../shared/audience/audience-row.ts';
import type { AccountId, CampaignId } from '../../../shared/brand.ts';
import type { Draft } from '../../../shared/draft/draft.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { kindOf, value } from '../support/app.ts';
import { atEnd } from '../support/at-end.ts';
import { type CampaignApp, campaignApp } from '../support/campaign-app.ts';
import { practiceFor } from '../support/practice.ts';
import { httpAnswer, onRequest, startRawServer } from '../support/raw-server.ts';

/** A draft that nothing blocks, to be spoilt. */
interface Spoiling {
  readonly app: CampaignApp;
  readonly draft: Draft;
  readonly accountId: AccountId;
  /** Where a service answers every reading of a balance with a page. */
  readonly noService: string;
}

const spoilers: Record<string, (spoiling: Spoiling) => Promise<unknown>> = {
  'no account': ({ app, accountId }) => app.wire.call('account.remove', { accountId }),
  'no people': ({ app, draft }) => app.save(draft.id, { audienceId: null }),
  'no message': ({ app, draft }) => app.save(draft.id, { message: '' }),
  'no column for a tag': ({ app, draft }) => app.save(draft.id, { message: 'Hi {nobody}' }),
  'a wrong sender': ({ app, draft }) => app.save(draft.id, { sender: 'Longer than eleven' }),
  'no key': ({ app, accountId }) => app.wire.call('token.forget', { accountId }),
  'a limit': async ({ app, accountId }) => {
    const account = value(await app.wire.call('account.list', {})).find(({ id }) => id === accountId)!;
    await app.wire.call('account.save', { account: { ...account, campaignLimit: 1 } });
  },
  'another kind of answer for the balance': async ({ app, draft, noService }) => {
    await app.save(draft.id, { accountId: await app.liveAccount(noService, 'live-token') });
  },
  'people without a version': ({ app, draft }) =>
    app.save(draft.id, {
      message: '',
      options: {
        ...draft.options,
        versions: { column: 'name', cases: [{ values: ['Name 1'], message: 'Hello' }] },
      },
    }),
  'a number on several rows': async ({ app }) => {
    app.database.exec(`UPDATE audience_row SET status = ${statusCode('undecided')} WHERE n = 1`);
  },
  'people without a value': async ({ app }) => {
    app.database.exec(`UPDATE audience_row SET cells = '["", "1"]' WHERE n = 1`);
  },
  'letters that may be lost': ({ app, draft }) => app.save(draft.id, { message: 'Hi {name} 🎉' }),
  'nobody left': async ({ app }) => {
    app.database.exec(`INSERT INTO opt_out SELECT msisdn, '', 'test', 0 FROM audience_row`);
  },
};

for (const [what, spoil] of Object.entries(spoilers)) {
  // Fault (campaign): a start is asked for what the review blocks -> it is refused with the same message
  test(`what blocks the review blocks the start in the same words: ${what}`, async (t) => {
    const app = await campaignApp(t);
    const practice = await practiceFor(t, { token: 'live-token' });
    const page = await startRawServer((socket) =>
      onRequest(socket, () => void socket.end(httpAnswer(200, '<html>Welcome</html>'))),
    );
    atEnd(t, () => page.close());
    const accountId = await app.liveAccount(practice.url, 'live-token', { unicodeEncoding: '' });
    const campaignId: CampaignId = await app.draft(5, { accountId });
    const review = async () => value(await app.wire.call('campaign.review', { campaignId }));
    assert.deepEqual((await review()).blockers, []);
    const draft = value(await app.wire.call('draft.get', { campaignId }));
    await spoil({ app, draft, accountId, noService: `http://127.0.0.1:${page.port}` });
    const { people, hash, blockers } = await review();
    const words = blockers.map(({ message, fix }) => [spoken(message), fix && spoken(fix)]);
    assert.ok(words.length > 0, 'nothing blocks');
    const started = await app.wire.call('campaign.start', { campaignId, people, hash, includeRecent: false });
    assert.ok(!started.ok, 'it started');
    const { message, fix } = started.error;
    assert.deepEqual([spoken(message), fix && spoken(fix)], words[0]);
    assert.equal(value(await app.wire.call('campaign.get', { campaignId })).phase, 'draft');
    assert.equal(practice.ledger.texts, 0);
  });
}

// Fault (campaign): another window writes to a draft while the keychain is asked for the token of its start -> nothing is
// sent, and it has to be reviewed again
test('a draft that is written to, or whose list is, while its start waits for the keychain is not started', async (t) => {
  const vault = createSessionVault();
  let meanwhile = async (): Promise<unknown> => undefined;
  const app = await campaignApp(t, {
    vault: {
      ...vault,
      async read(...asked) {
        await meanwhile();
        return vault.read(...asked);
      },
    },
  });
  const gateway = await practiceFor(t);
  const accountId = await app.liveAccount(gateway.url, gateway.token);
  const campaignId = await app.draft(10, { accountId });
  const { audienceId } = value(await app.wire.call('draft.get', { campaignId }));
  for (const write of [
    () => app.wire.call('draft.save', { campaignId, patch: { message: 'Another {name}' } }),
    () => app.wire.call('audience.edit', { audienceId: audienceId!, n: 3, column: 0, value: 'Ada' }),
  ]) {
    const { people, hash } = value(await app.wire.call('campaign.review', { campaignId }));
    meanwhile = async () => {
      meanwhile = async () => undefined;
      assert.ok((await write()).ok);
    };
    const start = { campaignId, people, hash, includeRecent: false };
    assert.equal(kindOf(await app.wire.call('campaign.start', start)), 'conflict');
    assert.equal(value(await app.wire.call('campaign.get', { campaignId })).phase, 'draft');
  }
  assert.equal(gateway.ledger.texts, 0);
});
