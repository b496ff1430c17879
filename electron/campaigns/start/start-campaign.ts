import type { DatabaseSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import { PRACTICE_ID } from '../../../shared/account/account.ts';
import type { AccountId, CampaignId } from '../../../shared/brand.ts';
import type { TestText } from '../../../shared/campaign/test-text.ts';
import type { Draft } from '../../../shared/draft/draft.ts';
import { bindMessage } from '../../../shared/message/bound-message.ts';
import { parseMsisdn } from '../../../shared/number/msisdn.ts';
import { type AppError, fail, ok, type Result } from '../../../shared/result.ts';
import type { Settings } from '../../../shared/settings/settings.ts';
import type { AccountRegistry, Credentials } from '../../accounts/account-registry.ts';
import type { DraftStore } from '../../drafts/draft-store.ts';
import type { GatewayAccount } from '../../gateway/client.ts';
import { lastEditOf, readHead } from '../../store/audience-reader.ts';
import type { AskCampaigns } from '../../threads/campaign-contract.ts';
import { type Frozen, readFrozen } from '../records/frozen.ts';
import type { ReviewScan } from '../worker/review-scan.ts';
import type { StartRequest } from '../worker/start-people.ts';
import { predictDraft } from './predict-draft.ts';
import { reviewHash } from './review-hash.ts';
import { openTestTexts } from './test-texts.ts';

/** What starting needs. */
export interface StartDeps {
  readonly database: DatabaseSync;
  readonly drafts: DraftStore;
  readonly accounts: AccountRegistry;
  readonly ask: AskCampaigns;
  settings(): Settings;
}

/** Starts campaigns of every kind; all freeze the same way. */
export interface StartService {
  /** Starts what was reviewed; fails as conflict where anything of it has changed since. */
  start(
    campaignId: CampaignId,
    people: number,
    hash: string,
    includeRecent: boolean,
  ): Promise<Result<CampaignId>>;
  /** The same to the same people, through practice, as a campaign of its own; asks nothing of the draft's account. */
  rehearse(campaignId: CampaignId, includeRecent: boolean): Promise<Result<CampaignId>>;
  /** What a test would send. */
  testText(campaignId: CampaignId, n: number | null): Promise<Result<TestText>>;
  /** One text to one number, now, as a campaign of its own; fails as conflict where it is no longer what was shown. */
  test(campaignId: CampaignId, number: string, shown: TestText): Promise<Result<CampaignId>>;
  /** The account a started campaign sends with. */
  accountOf(campaignId: CampaignId): Promise<Result<GatewayAccount>>;
}

/** Opens the desk. */
export function openStartService({ database, drafts, accounts, ask, settings }: StartDeps): StartService {
  const restOf = database.prepare('SELECT rest_of FROM campaign WHERE id = ?');
  const columns = database.prepare('SELECT columns FROM audience WHERE id = ?');
  const tests = openTestTexts(database);
  const optedOut = database.prepare('SELECT 1 FROM opt_out WHERE msisdn = ?');

  function columnsOf(draft: Draft): string[] {
    const found = draft.audienceId === null ? undefined : columns.get(draft.audienceId);
    return JSON.parse(String(found?.columns ?? '[]')) as string[];
  }

  function columnNamesOf(draft: Draft): string[] {
    const names = columnsOf(draft);
    return bindMessage(draft.message, names).tags.map(({ column }) => names[column]!);
  }

  function frozenOf(
    draft: Draft,
    { account }: Credentials,
    tags: readonly string[],
    changes: Partial<Frozen>,
  ): Frozen {
    return {
      accountId: account.id,
      accountName: account.name,
      kind: account.kind,
      baseUrl: account.baseUrl,
      sendPath: account.sendPath,
      message: draft.message,
      tags,
      tagColumns: tags.length === 0 ? [] : columnNamesOf(draft),
      ...(draft.audienceId === null ? {} : { lastEdit: lastEditOf(database, draft.audienceId) }),
      sender: draft.sender,
      label: draft.label,
      unicodeEncoding: account.unicodeEncoding,
      options: draft.options,
      test: false,
      ...changes,
    };
  }

  /** What a rehearsal takes from the account it stands in for: all that decides the body of a request but the token. */
  function standingIn(draft: Draft, scan: ReviewScan): Partial<Frozen> {
    const account = accounts.get(draft.accountId);
    if (account === undefined) return {};
    const { sendPath, unicodeEncoding, name: accountName } = account;
    const hash = reviewHash(database, draft, account);
    const prediction = predictDraft(database, draft, scan);
    return {
      sendPath,
      unicodeEncoding,
      rehearsal: { campaignId: draft.id, accountName, hash, prediction },
    };
  }

  function requestOf(draft: Draft, people: number, changes: Partial<StartRequest>): StartRequest {
    const rest = restOf.get(draft.id)?.rest_of;
    return {
      campaignId: draft.id,
      audienceId: draft.audienceId,
      message: draft.message,
      people,
      version: null,
      restOf: typeof rest === 'number' ? (rest as CampaignId) : null,
      recentDays: 0,
      includeRecent: false,
      instead: null,
      ...changes,
    };
  }

  function versionOf({ audienceId }: Draft): string | null {
    const head = audienceId === null ? null : readHead(database, audienceId);
    return head?.ok ? head.value.version : null;
  }

  /** Practice texts reach nobody, so that they may repeat. */
  const recentDaysOf = (draft: Draft): number =>
    accounts.get(draft.accountId)?.kind === 'live' ? settings().recentDays : 0;

  const tagsOf = (draft: Draft): string[] =>
    bindMessage(draft.message, columnsOf(draft)).tags.map(({ tag }) => tag);

  async function go(
    draft: Draft,
    request: StartRequest,
    tags: readonly string[],
    changes: Partial<Frozen> = {},
  ): Promise<Result<CampaignId>> {
    const credentials = await accounts.credentials(draft.accountId);
    if (!credentials.ok) return credentials;
    const frozen = frozenOf(draft, credentials.value, tags, changes);
    const started = await ask('start', {
      request,
      frozen,
      account: doorOf(credentials.value, frozen.sendPath),
    });
    return started.ok ? ok(draft.id) : started;
  }

  /** A campaign of its own that goes away again where it cannot start. */
  async function goAside(
    source: Draft,
    changes: Partial<Draft>,
    people: number,
    request: Partial<StartRequest>,
    tags: readonly string[],
    frozen: Partial<Frozen>,
  ): Promise<Result<CampaignId>> {
    const { id: _id, updatedAt: _updatedAt, ...start } = { ...source, ...changes };
    const aside = drafts.create(start);
    const started = await go(aside, requestOf(aside, people, request), tags, frozen);
    if (!started.ok) await ask('remove', { campaignIds: [aside.id] });
    return started;
  }

  return {
    async start(campaignId, people, hash, includeRecent) {
      const draft = drafts.read(campaignId);
      if (!draft.ok) return draft;
      const account = accounts.get(draft.value.accountId);
      if (reviewHash(database, draft.value, account) !== hash) return changedSince;
      const { startAt } = draft.value.options;
      if (startAt !== null && startAt <= Date.now()) return pastTime;
      const request = requestOf(draft.value, people, {
        version: versionOf(draft.value),
        recentDays: recentDaysOf(draft.value),
        includeRecent,
      });
      return go(draft.value, request, tagsOf(draft.value));
    },

    async rehearse(campaignId, includeRecent) {
      const draft = drafts.read(campaignId);
      if (!draft.ok) return draft;
      const { audienceId, message, options } = draft.value;
      if (audienceId === null) return nobody;
      const rest = restOf.get(campaignId)?.rest_of;
      const restCampaign = typeof rest === 'number' ? (rest as CampaignId) : null;
      const guarded = { restOf: restCampaign, recentDays: recentDaysOf(draft.value) };
      const scan = await ask('scan', { campaignId, audienceId, message, options, ...guarded });
      if (!scan.ok) return scan;
      const whole = includeRecent
        ? await ask('scan', { campaignId, audienceId, message, options, ...guarded, recentDays: 0 })
        : scan;
      if (!whole.ok) return whole;
      const name = `Rehearsal of ${draft.value.name || 'Untitled'}`.slice(0, 200);
      const changes = { name, accountId: PRACTICE_ID as AccountId, options: { ...options, startAt: null } };
      const tags = tagsOf(draft.value);
      const request = { ...guarded, includeRecent };
      const frozen = standingIn(draft.value, whole.value);
      return goAside(draft.value, changes, scan.value.people, request, tags, frozen);
    },

    async testText(campaignId, n) {
      const draft = drafts.read(campaignId);
      if (!draft.ok) return draft;
      const made = await tests.of(draft.value, n);
      return made.ok ? ok(made.value.shown) : made;
    },

    async test(campaignId, number, shown) {
      const draft = drafts.read(campaignId);
      if (!draft.ok) return draft;
      const reading = parseMsisdn(number, settings().country);
      if (!reading.ok) return noNumber;
      const msisdn = Number(reading.msisdn);
      if (optedOut.get(msisdn) !== undefined) return isOptedOut;
      const made = await tests.of(draft.value, shown.n);
      if (!made.ok) return made;
      if (!isDeepStrictEqual(made.value.shown, shown)) return otherText;
      const { tags, final } = made.value;
      const { encoding, parts } = final.count;
      const { tagvalues } = final;
      const person = { msisdn, row: shown.row ?? 0, parts, tagvalues, unicode: encoding === 'UCS-2' };
      const name = `Test of ${draft.value.name || 'Untitled'}`.slice(0, 200);
      const options = { ...draft.value.options, canary: 0, perMinute: null, connections: 1, startAt: null };
      return goAside(draft.value, { name, options }, 1, { instead: [person] }, tags, { test: true });
    },

    async accountOf(campaignId) {
      const found = database.prepare('SELECT account_id FROM campaign WHERE id = ?').get(campaignId);
      const credentials = await accounts.credentials(String(found?.account_id) as AccountId);
      if (!credentials.ok) return credentials;
      // A rehearsal goes on by the path it stands in for; a live account whose path has changed is refused later.
      const frozen = readFrozen(database, campaignId);
      const path = frozen?.kind === 'practice' ? frozen.sendPath : credentials.value.account.sendPath;
      return ok(doorOf(credentials.value, path));
    },
  };
}

function doorOf({ account, token }: Credentials, sendPath: string): GatewayAccount {
  return { baseUrl: account.baseUrl, sendPath, token };
}

const nobody = fail<AppError>({
  kind: 'bad-input',
  message: 'There is nobody to send to yet.',
  fix: 'Choose or import a list of people.',
});

const noNumber = fail<AppError>({
  kind: 'bad-input',
  message: 'This is not a phone number.',
  where: 'Number',
  fix: 'Write it with its country code, for example +46.',
});

const isOptedOut = fail<AppError>({
  kind: 'bad-input',
  message: 'This number has opted out and is never texted.',
  where: 'Number',
  fix: 'Use another number, or take it off the opt-out list first.',
});

const changedSince = fail<AppError>({
  kind: 'conflict',
  message: 'Something of this campaign was changed after this review, so nothing was sent.',
  fix: 'It has been reviewed anew. Read it again before sending.',
});

const otherText = fail<AppError>({
  kind: 'conflict',
  message: 'This text was changed since it was shown, so nothing was sent.',
  fix: 'Read it again before sending.',
});

const pastTime = fail<AppError>({
  kind: 'bad-input',
  message: 'The time to start has passed.',
  where: 'Start',
  fix: 'Choose a later time, or start now.',
});
