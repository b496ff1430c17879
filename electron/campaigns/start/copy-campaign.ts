import type { AudienceId, CampaignId } from '../../../shared/brand.ts';
import { type CampaignPhase, hasEnded } from '../../../shared/campaign/phase.ts';
import type { Draft } from '../../../shared/draft/draft.ts';
import type { Words } from '../../../shared/language/said.ts';
import { type AppError, fail, ok, type Result } from '../../../shared/result.ts';
import { campaignNews } from '../../../shared/texts/en/campaign-news.ts';
import { say } from '../../../shared/texts/say.ts';
import { lastEditOf } from '../../store/audience-reader.ts';
import { readFrozen } from '../records/frozen.ts';
import type { RestRequest } from '../worker/rest-audience.ts';
import type { StartDeps } from './start-deps.ts';

/** A new draft, and what a person should know of its people; null for nothing. */
export interface Copied {
  readonly draft: Draft;
  readonly note: Words | null;
}

/** Makes new drafts of campaigns. */
export interface CopyService {
  /** The same to the same list. */
  whole(campaignId: CampaignId): Result<Copied>;
  /** The same to the rest of an ended campaign, in a list of its own; as it was frozen where the list is not as it was. */
  rest(campaignId: CampaignId): Promise<Result<Copied>>;
}

const goneNote = say.starts.listDeleted();
const changedNote = say.starts.listChanged();

/** Opens the service. */
export function openCopyService({ database, drafts, ask, settings }: StartDeps): CopyService {
  const look = database.prepare('SELECT name, phase, audience_id FROM campaign WHERE id = ?');
  const countryOf = database.prepare('SELECT country FROM audience WHERE id = ?');
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
      const audienceId = await people({ campaignId, draftId: id, audienceId: list, name });
      const patch = { name, audienceId };
      const draft = drafts.save(id, patch);
      return draft.ok
        ? ok({ draft: draft.value, note: draft.value.audienceId === null ? null : note })
        : draft;
    },
  };

  /** Null where the campaign kept too little to know them by. */
  async function people(request: Omit<RestRequest, 'country'>): Promise<AudienceId | null> {
    const list = Number(look.get(request.campaignId)?.audience_id ?? 0);
    const known = countryOf.get(list)?.country;
    const country = typeof known === 'string' ? known : settings().country;
    const made = await ask('makeRest', { ...request, country });
    return made.ok ? made.value : null;
  }
}

const stillOpen = fail<AppError>({
  kind: 'not-ready',
  message: say.starts.stillOpen(),
  fix: say.starts.stillOpenFix(),
});
