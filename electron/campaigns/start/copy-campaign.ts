import type { RowSpans } from '../../../shared/audience/row-spans.ts';
import type { AudienceId, CampaignId } from '../../../shared/brand.ts';
import { type CampaignPhase, hasEnded } from '../../../shared/campaign/phase.ts';
import type { Draft } from '../../../shared/draft/draft.ts';
import type { Words } from '../../../shared/language/said.ts';
import { type AppError, fail, ok, type Result } from '../../../shared/result.ts';
import { campaignNews } from '../../../shared/texts/en/campaign-news.ts';
import { say } from '../../../shared/texts/say.ts';
import { lastEditOf } from '../../store/audience-reader.ts';
import { readFrozen } from '../records/frozen.ts';
import type { ChosenPeople } from '../worker/rest.ts';
import type { RestRequest } from '../worker/rest-audience.ts';
import type { StartDeps } from './start-deps.ts';

/** A new draft, and what a person should know of its people; null for nothing. */
export interface Copied {
  readonly draft: Draft;
  readonly note: Words | null;
}

/** What makes lists for new drafts of rows that somebody chose. */
export interface MakeLists {
  /** Makes a list of the rows at chosen places of an open view, named after what it is made of. */
  deriveRows(audienceId: AudienceId, viewId: string, spans: RowSpans): Promise<Result<AudienceId>>;
}

/** Makes new drafts of campaigns. */
export interface CopyService {
  /** The same to the same list. */
  whole(campaignId: CampaignId): Result<Copied>;
  /** The same to another list, of the draft's own people: of a draft to a rest, it is one to that rest too. */
  toList(campaignId: CampaignId, audienceId: AudienceId): Result<{ readonly draft: Draft }>;
  /** The same to the rest of an ended campaign, in a list of its own; as it was frozen where the list is not as it was. */
  rest(campaignId: CampaignId): Promise<Result<Copied>>;
  /** The same to chosen people of an ended campaign, in a list of their own; only to its rest, unless `again`. */
  chosen(campaignId: CampaignId, chosen: ChosenPeople): Promise<Result<Copied>>;
}

const goneNote = say.starts.listDeleted();
const changedNote = say.starts.listChanged();

/** Opens the service. */
export function openCopyService({ database, drafts, ask, settings }: StartDeps): CopyService {
  const look = database.prepare('SELECT name, phase, audience_id, rest_of FROM campaign WHERE id = ?');
  const countryOf = database.prepare('SELECT country FROM audience WHERE id = ?');
  const listName = database.prepare('SELECT name FROM audience WHERE id = ? AND ready = 1');
  const follow = database.prepare('UPDATE campaign SET rest_of = ? WHERE id = ?');

  /** What became of the list since the start; null where it is as it was. */
  function noteOn(campaignId: CampaignId, { audienceId }: Draft): Words | null {
    if (audienceId === null) return goneNote;
    const then = readFrozen(database, campaignId)?.lastEdit;
    return then === undefined || then === lastEditOf(database, audienceId) ? null : changedNote;
  }

  return {
    whole(campaignId) {
      const copy = drafts.copy(campaignId);
      return copy.ok ? ok({ draft: copy.value, note: null }) : copy;
    },

    toList(campaignId, audienceId) {
      const copy = drafts.copy(campaignId);
      if (!copy.ok) return copy;
      const { id } = copy.value;
      const restOf = look.get(campaignId)?.rest_of;
      if (typeof restOf === 'number') follow.run(restOf, id);
      const draft = drafts.save(id, { name: nameOf(audienceId), audienceId });
      return draft.ok ? ok({ draft: draft.value }) : draft;
    },

    async rest(campaignId) {
      const row = look.get(campaignId);
      if (row !== undefined && !hasEnded(row.phase as CampaignPhase)) return stillOpen;
      const copy = drafts.copy(campaignId);
      if (!copy.ok) return copy;
      const { id } = copy.value;
      follow.run(campaignId, id);
      const name = campaignNews.restOf(String(row?.name)).slice(0, 200);
      const note = noteOn(campaignId, copy.value);
      const list = note === null ? copy.value.audienceId : null;
      const made = await people({ campaignId, draftId: id, audienceId: list, name, chosen: null });
      // Null where the campaign kept too little to know them by.
      const patch = { name, audienceId: made.ok ? made.value : null };
      const draft = drafts.save(id, patch);
      return draft.ok
        ? ok({ draft: draft.value, note: draft.value.audienceId === null ? null : note })
        : draft;
    },

    async chosen(campaignId, chosen) {
      const written = drafts.read(campaignId);
      if (!written.ok) return written;
      if (!hasEnded(look.get(campaignId)?.phase as CampaignPhase)) return stillOpen;
      const before = written.value.audienceId;
      // A list that is being deleted has lost rows already.
      const isKept = before !== null && listName.get(before) !== undefined;
      const isAsItWas = isKept && noteOn(campaignId, written.value) === null;
      const audienceId = isAsItWas ? before : null;
      const list = await people({ campaignId, draftId: noDraft, audienceId, name: null, chosen });
      if (!list.ok) return list;
      const copy = drafts.copy(campaignId);
      if (!copy.ok) return copy;
      const { id } = copy.value;
      if (!chosen.again) follow.run(campaignId, id);
      const draft = drafts.save(id, { name: nameOf(list.value), audienceId: list.value });
      return draft.ok
        ? ok({ draft: draft.value, note: isAsItWas ? null : say.starts.chosenFrozen() })
        : draft;
    },
  };

  function people(request: Omit<RestRequest, 'country'>): Promise<Result<AudienceId>> {
    const list = Number(look.get(request.campaignId)?.audience_id ?? 0);
    const known = countryOf.get(list)?.country;
    const country = typeof known === 'string' ? known : settings().country;
    return ask('makeRest', { ...request, country });
  }

  function nameOf(audienceId: AudienceId): string {
    return String(listName.get(audienceId)?.name ?? '');
  }
}

/** The draft is made once there are people for it. */
const noDraft = 0 as CampaignId;

const stillOpen = fail<AppError>({
  kind: 'not-ready',
  message: say.starts.stillOpen(),
  fix: say.starts.stillOpenFix(),
});
