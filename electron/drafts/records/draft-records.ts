import type { DatabaseSync } from 'node:sqlite';
import type { AudienceId, CampaignId } from '../../../shared/brand.ts';
import { type CampaignPhase, isWritten } from '../../../shared/campaign/progress/phase.ts';
import type { Draft, DraftPatch, SendOptions } from '../../../shared/draft/draft.ts';
import { copyName, type NameSource, nameAfter } from '../../../shared/draft/draft-name.ts';
import type { Words } from '../../../shared/language/said.ts';
import { cleanMessage } from '../../../shared/message/tag.ts';
import { cleanVersions, wrongVersions } from '../../../shared/message/versions.ts';
import { fail, failure, ok, type Result } from '../../../shared/result.ts';
import { say } from '../../../shared/texts/say.ts';
import { transact } from '../../store/open-database.ts';
import { phaseIn } from '../../store/phase-sql.ts';
import { openTimeline } from '../../store/timeline.ts';

export interface NewDraft extends Omit<Draft, 'id' | 'updatedAt'> {
  /** The campaign to whose rest this draft goes; null for none. */
  readonly restOf: CampaignId | null;
  /** The first of the campaigns with the same people; null for none. */
  readonly family: CampaignId | null;
  /** The first of the campaigns that were copied from one another, which may be gone by now; null for no copy. */
  readonly copiedFrom: CampaignId | null;
  /** The ended campaign that this draft sends again to a new list; null for none. */
  readonly againOf: CampaignId | null;
  /** For a draft made by a command: the campaign that it copies and its file. */
  readonly prepared?: string | undefined;
  readonly made: Words;
}

interface StoredDraft extends Omit<Draft, 'options'> {
  readonly phase: CampaignPhase;
  readonly options: string;
  readonly copiedFrom: CampaignId | null;
}

export type DraftStore = ReturnType<typeof openDraftStore>;

/** Every change is on disk before the call returns. */
export function openDraftStore(database: DatabaseSync, now: () => number) {
  const select = database.prepare(
    `SELECT id, name, phase, account_id AS accountId, audience_id AS audienceId, message, sender, label, options,
       updated_at AS updatedAt, copied_from AS copiedFrom FROM campaign WHERE id = ?`,
  );
  const update = database.prepare(
    `UPDATE campaign SET name = ?, account_id = ?, audience_id = ?, message = ?, sender = ?, label = ?, options = ?,
       updated_at = ?, prepared = iif(?, prepared, NULL) WHERE id = ? AND ${phaseIn(isWritten)}`,
  );
  const audience = database.prepare('SELECT name FROM audience WHERE id = ? AND ready = 1');

  function stored(id: CampaignId): StoredDraft | undefined {
    return select.get(id) as unknown as StoredDraft | undefined;
  }

  function read(id: CampaignId): Result<Draft> {
    const storedDraft = stored(id);
    return storedDraft === undefined ? gone : ok(draftOf(storedDraft));
  }

  function sourceOf({ audienceId, message }: Draft): NameSource {
    const storedAudience = audienceId === null ? undefined : audience.get(audienceId);
    return { audience: (storedAudience?.name as string | undefined) ?? null, message };
  }

  function add(draft: NewDraft): Draft {
    const id = transact(database, () => insertDraft(database, draft, now()));
    return draftOf(stored(id)!);
  }

  function faultOf({ audienceId, options }: DraftPatch) {
    if (typeof audienceId === 'number' && audience.get(audienceId) === undefined) return noAudience;
    const wrong = options?.versions && wrongVersions(options.versions);
    return wrong ? fail({ kind: 'bad-input', ...wrong } as const) : undefined;
  }

  function save(id: CampaignId, patch: DraftPatch): Result<Draft> {
    const storedDraft = stored(id);
    if (storedDraft === undefined) return gone;
    if (storedDraft.phase === 'scheduled') return scheduled;
    if (!isWritten(storedDraft.phase)) return frozen;
    const fault = faultOf(patch);
    if (fault) return fault;
    const before = draftOf(storedDraft);
    // Windows use this time to find the newer of two states, so it must grow even if the clock was set back.
    const draft = { ...before, ...patch, updatedAt: Math.max(now(), before.updatedAt + 1) };
    const changed = {
      ...draft,
      message: cleanMessage(draft.message),
      options: cleanOptions(draft.options),
      // A name in the patch is the person's own, even an empty one.
      name: patch.name ?? nameAfter(before.name, sourceOf(before), sourceOf(draft)),
    };
    const { name, accountId, audienceId, message, sender, label, options, updatedAt } = changed;
    // Once the draft has its list, or if more is changed, the change is a person's own.
    const isItsList = before.audienceId === null && Object.keys(patch).join() === 'audienceId';
    const written = [name, accountId, audienceId, message, sender, label, JSON.stringify(options), updatedAt];
    update.run(...written, Number(isItsList), id);
    return ok(changed);
  }

  return {
    add,
    /** Adds a draft and saves `written` in one step; fails as `save` does. */
    create(draft: NewDraft, written: DraftPatch): Result<Draft> {
      const fault = faultOf(written);
      if (fault) return fault;
      return transact(database, () => save(insertDraft(database, draft, now()), written));
    },
    read,
    keepId: () => keepCampaignId(database),
    /**
     * Also changes the name, unless a person chose it. Fails as conflict for a campaign that is no longer a draft. In a
     * transaction, so that a list given by another thread meanwhile is not lost.
     */
    save: (id: CampaignId, patch: DraftPatch) => transact(database, () => save(id, patch)),
    /** Run it in the transaction that makes the list ready; null if the draft can no longer change. */
    giveList(audienceId: AudienceId, to: CampaignId | NewDraft, patch: DraftPatch = {}): Draft | null {
      const id = typeof to === 'number' ? to : insertDraft(database, to, now());
      const given = save(id, { ...patch, audienceId });
      return given.ok ? given.value : null;
    },
    /** A draft with the same content, but without a start time. */
    copyOf(id: CampaignId): Result<NewDraft> {
      const storedDraft = stored(id);
      if (storedDraft === undefined) return gone;
      const { id: _id, updatedAt: _updatedAt, ...draft } = draftOf(storedDraft);
      // The list may have been removed since. The times and the choices made for those texts are never copied.
      const {
        lossAccepted: _lossAccepted,
        blanks: _blanks,
        oddValues: _oddValues,
        notAfter: _notAfter,
        canaryNow: _canaryNow,
        ...options
      } = draft.options;
      const kept = draft.audienceId !== null && audience.get(draft.audienceId) !== undefined;
      return ok({
        ...draft,
        name: copyName(draft.name),
        audienceId: kept ? draft.audienceId : null,
        options: { ...options, startAt: null },
        restOf: null,
        family: null,
        copiedFrom: storedDraft.copiedFrom ?? id,
        againOf: null,
        made: say.drafts.copiedFrom(draft.name),
      });
    },
  };
}

/** Run it in a transaction. If a list is made for the draft, use the transaction that makes the list ready. */
export function insertDraft(database: DatabaseSync, draft: NewDraft, at: number): CampaignId {
  return insertCampaign(database, draft, { id: null, phase: 'draft', at });
}

/** Uses a reserved id. The campaign starts at once, so it is never shown as a draft. */
export function insertStarting(database: DatabaseSync, draft: NewDraft, id: CampaignId, at: number): void {
  insertCampaign(database, draft, { id, phase: 'preparing', at });
}

/** Reserves an id for a campaign that is yet to be made. */
export function keepCampaignId(database: DatabaseSync): CampaignId {
  const next =
    database
      .prepare("UPDATE sqlite_sequence SET seq = seq + 1 WHERE name = 'campaign' RETURNING seq")
      .get() ??
    database.prepare("INSERT INTO sqlite_sequence (name, seq) VALUES ('campaign', 1) RETURNING seq").get();
  return Number(next?.seq) as CampaignId;
}

function insertCampaign(
  database: DatabaseSync,
  { made, ...draft }: NewDraft,
  { id, phase, at }: { readonly id: CampaignId | null; readonly phase: string; readonly at: number },
): CampaignId {
  const insert = database.prepare(
    `INSERT INTO campaign
       (id, name, phase, account_id, audience_id, message, sender, label, options, rest_of, family, copied_from,
       again_of, prepared, created_at, updated_at)
     VALUES (:id, :name, :phase, :accountId, :audienceId, :message, :sender, :label, :options, :restOf, :family,
       :copiedFrom, :againOf, :prepared, :at, :at)`,
  );
  insert.setAllowUnknownNamedParameters(true);
  const { prepared = null } = draft;
  const [message, options] = [cleanMessage(draft.message), JSON.stringify(draft.options)];
  const { lastInsertRowid } = insert.run({ ...draft, prepared, message, options, id, phase, at });
  const campaignId = Number(lastInsertRowid) as CampaignId;
  openTimeline(database).add(campaignId, at, 'created', made);
  return campaignId;
}

/** The list is gone. */
export function withoutList(database: DatabaseSync, audienceId: number): void {
  database.prepare('UPDATE campaign SET audience_id = NULL WHERE audience_id = ?').run(audienceId);
}

function cleanOptions({ versions, ...options }: SendOptions): SendOptions {
  return versions === undefined ? options : { ...options, versions: cleanVersions(versions) };
}

function draftOf({ phase: _phase, copiedFrom: _copiedFrom, options, ...draft }: StoredDraft): Draft {
  return { ...draft, options: JSON.parse(options) as SendOptions };
}

const gone = failure('not-found', say.campaigns.gone(), say.drafts.goneFix());

const frozen = failure('conflict', say.drafts.started(), say.drafts.startedFix());

const scheduled = failure('conflict', say.drafts.scheduled(), say.drafts.scheduledFix());

const noAudience = failure('bad-input', say.audiences.gone(), say.starts.peopleGoneFix());
