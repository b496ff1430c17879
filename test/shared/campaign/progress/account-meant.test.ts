import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Account, PRACTICE_ID } from '../../../../shared/account/account.ts';
import { accountMeant } from '../../../../shared/campaign/progress/account-meant.ts';

const account = (name: string, kind: Account['kind']) =>
  ({ id: kind === 'practice' ? PRACTICE_ID : name, name, kind }) as Account;

const practice = account('Demo', 'practice');
const north = account('North', 'live');
const south = account('South', 'live');
const sent = (accountName: string) => ({ kind: 'live', phase: 'finished', accountName }) as const;

test('a draft on Practice is meant for the live account used last, any other for its own', () => {
  const meant = (
    accounts: Account[],
    id: Account['id'],
    campaigns: Parameters<typeof accountMeant>[2] = [],
  ) => accountMeant(accounts, { accountId: id }, campaigns)?.name ?? null;
  const all = [practice, north, south];
  assert.equal(meant([practice], PRACTICE_ID), 'Demo');
  assert.equal(meant([practice, north], PRACTICE_ID), 'North');
  assert.equal(meant(all, PRACTICE_ID), 'South', 'the one added last, where none was used');
  const draft = { kind: 'live', phase: 'draft', accountName: 'South' } as const;
  assert.equal(meant(all, PRACTICE_ID, [draft, sent('North'), sent('South')]), 'North');
  assert.equal(meant(all, PRACTICE_ID, [sent('Removed')]), 'South');
  assert.equal(meant(all, north.id, [sent('South')]), 'North');
  assert.equal(meant(all, 'gone' as Account['id']), null);
});
