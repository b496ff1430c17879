import type { CampaignId } from '../../../shared/brand.ts';
import { optionsUnder } from '../../../shared/campaign/plan/account-terms.ts';
import type { Draft } from '../../../shared/draft/draft.ts';
import { type BoundVersion, bindMessage } from '../../../shared/message/bound-message.ts';
import { compileMessage } from '../../../shared/message/compiled-message.ts';
import { letteringOf, messageAsSent } from '../../../shared/message/lettering.ts';
import { ok, type Result } from '../../../shared/result.ts';
import { say } from '../../../shared/texts/say.ts';
import type { Credentials } from '../../accounts/account-registry.ts';
import type { NewDraft } from '../../drafts/records/draft-records.ts';
import { lastEditOf } from '../../store/audience-reader.ts';
import { whenFree } from '../../store/when-free.ts';
import type { Frozen, FrozenVersion } from '../records/frozen.ts';
import type { StartRequest } from '../worker/start/start-people.ts';
import { accountChangedNow, gatewayAccount } from './campaign-account.ts';
import { columnsOf, guardsOf, type StartDeps, termsOf } from './draft-facts.ts';

export interface LaunchChanges {
  readonly request: Pick<StartRequest, 'people'> & Partial<StartRequest>;
  /** With the `day` that the texts were made for, if they depend on one. */
  readonly frozen: Partial<Frozen>;
}

export type DraftLauncher = ReturnType<typeof openDraftLauncher>;

/** Every start, rehearsal and test: freezes a draft, and has the thread start it. */
export function openDraftLauncher(deps: StartDeps) {
  const { database, drafts, accounts, ask } = deps;

  function frozenOf(draft: Draft, { account }: Credentials, changes: Partial<Frozen>): Frozen {
    const columns = columnsOf(database, draft) ?? [];
    const unicodeEncoding = changes.unicodeEncoding ?? account.unicodeEncoding;
    const bound = bindMessage(draft.message, columns, draft.options);
    const lettering = letteringOf({ unicodeEncoding }, draft.options);
    const compiled = compileMessage(bound, lettering);
    const frozenVersion = ({ message, again, tags }: BoundVersion, version: number): FrozenVersion => {
      const { message: sent, fillable, conditions } = compiled.versions[version]!;
      const columnOf = new Map(tags.map(({ tag, column, says }) => [tag, says?.name ?? columns[column]!]));
      const written = messageAsSent(message, lettering);
      return {
        message: sent,
        tags: fillable.tags,
        tagColumns: fillable.tags.map((tag) => columnOf.get(tag) ?? tag.slice(1, -1)),
        ...(conditions.length > 0 && { conditional: { written, again } }),
      };
    };
    const [own, ...cases] = bound.versions.map(frozenVersion) as [FrozenVersion, ...FrozenVersion[]];
    const deciding = bound.deciding && columns[bound.deciding.column]!;
    return {
      accountId: account.id,
      accountName: account.name,
      kind: account.kind,
      baseUrl: account.baseUrl,
      sendPath: account.sendPath,
      ...own,
      ...(deciding !== null && { versions: { column: deciding, cases } }),
      ...(draft.audienceId === null ? {} : { lastEdit: lastEditOf(database, draft.audienceId) }),
      sender: draft.sender,
      label: draft.label,
      unicodeEncoding,
      options: draft.options,
      test: false,
      ...changes,
    };
  }

  async function launch(
    draft: Draft,
    { request, frozen }: LaunchChanges,
    made: NewDraft | null = null,
  ): Promise<Result<CampaignId>> {
    const revision = accounts.revision(draft.accountId);
    // Read as reviewed, before the keychain, which may wait for a person.
    const terms = termsOf(deps, draft.accountId);
    const reviewed = {
      options: optionsUnder(draft.options, terms),
      ...(terms.quiet !== null && { quiet: terms.quiet }),
    };
    const credentials = await accounts.credentials(draft.accountId);
    if (!credentials.ok) return credentials;
    if (accounts.revision(draft.accountId) !== revision) return accountChangedNow;
    // A single test text is a canary by itself.
    const freezing = frozenOf(draft, credentials.value, { ...(!frozen.test && reviewed), ...frozen });
    const started = await ask('start', [
      {
        campaignId: draft.id,
        audienceId: draft.audienceId,
        message: draft.message,
        revision: null,
        restOf: guardsOf(deps, draft).restOf,
        recentDays: 0,
        includeRecent: false,
        lettering: letteringOf(freezing, freezing.options, freezing.day),
        canary: freezing.options.canary,
        chosen: freezing.rehearsal === undefined ? draft.options : null,
        instead: null,
        ...request,
      },
      { frozen: freezing, made, writtenAt: draft.updatedAt },
      gatewayAccount(credentials.value, freezing.sendPath, draft.id),
    ]);
    return started.ok ? ok(draft.id) : started;
  }

  return {
    launch: (draft: Draft, what: LaunchChanges) => launch(draft, what),
    /** Starts a campaign that has no draft: if it does not start, nothing remains. */
    async launchNew(draft: Omit<NewDraft, keyof typeof itself>, what: LaunchChanges) {
      const id = await whenFree(deps.database, () => drafts.keepId());
      const made = { ...draft, ...itself };
      return launch({ ...made, id, updatedAt: 0 }, what, made);
    },
  };
}

const itself = { restOf: null, family: null, copiedFrom: null, againOf: null, made: say.drafts.made() };
