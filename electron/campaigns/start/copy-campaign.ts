import type { DatabaseSync } from 'node:sqlite';
import type { Audience } from '../../../shared/audience/audience.ts';
import type { AudienceId, CampaignId } from '../../../shared/brand.ts';
import { type CampaignPhase, hasEnded, isWritten } from '../../../shared/campaign/progress/phase.ts';
import type { ComparedPart } from '../../../shared/campaign/review/compared-people.ts';
import type { Operations } from '../../../shared/contract.ts';
import type { Draft } from '../../../shared/draft/draft.ts';
import { nameMadeOf } from '../../../shared/draft/draft-name.ts';
import type { Words } from '../../../shared/language/said.ts';
import { UNKNOWN_COUNTRY } from '../../../shared/number/country-text.ts';
import { failure, ok, type Result } from '../../../shared/result.ts';
import { campaignNews } from '../../../shared/texts/en/desktop.ts';
import { say } from '../../../shared/texts/say.ts';
import type { DerivedHandlers } from '../../audiences/derived-handlers.ts';
import { getAudience } from '../../audiences/records/audience-list.ts';
import type { NewDraft } from '../../drafts/records/draft-records.ts';
import { lastEditOf } from '../../store/audience-reader.ts';
import { whenFree } from '../../store/when-free.ts';
import { readFrozen } from '../records/frozen.ts';
import { campaignGone } from '../records/lifecycle.ts';
import { isOfLeftOut } from '../records/recipient-numbers.ts';
import type { ShownPeople } from '../worker/start/rest.ts';
import type { RestMade, RestRequest } from '../worker/start/rest-audience.ts';
import type { StartDeps } from './draft-facts.ts';

type Copied = Operations['campaign.copy']['out'];

interface Looked extends Pick<NewDraft, 'name' | 'audienceId' | 'restOf' | 'family'> {
  readonly phase: CampaignPhase;
  readonly own: CampaignId;
  readonly people: number;
}

type AgainOperation = Operations['campaign.again'];

type Wanted = Operations['campaign.compared']['in'];

export type DraftsToRows = Pick<DerivedHandlers, 'draftToRows' | 'draftsByDay' | 'inLine' | 'listOfRows'>;

const goneNote = say.starts.listDeleted();
const changedNote = say.starts.listChanged();

function openLook({ database, drafts }: Pick<StartDeps, 'database' | 'drafts'>) {
  const find = database.prepare(
    'SELECT name, phase, audience_id AS audienceId, rest_of AS restOf, family, coalesce(family, id) AS own, people FROM campaign WHERE id = ?',
  );
  /** The campaign may be deleted between the two readings. */
  return (campaignId: CampaignId): Result<{ readonly copy: NewDraft; readonly campaign: Looked }> => {
    const copy = drafts.copyOf(campaignId);
    if (!copy.ok) return copy;
    const campaign = find.get(campaignId) as unknown as Looked | undefined;
    return campaign === undefined ? campaignGone : ok({ copy: copy.value, campaign });
  };
}

/** Other drafts that commands prepared in the same way and did not send. */
function openUnsent(database: DatabaseSync): (prepared?: string) => AgainOperation['out']['earlier'] {
  const find = database.prepare(
    'SELECT id AS campaignId, audience_id AS audienceId FROM campaign WHERE prepared = ?',
  );
  return (prepared = '') => find.all(prepared) as unknown as AgainOperation['out']['earlier'];
}

/** Makes each draft together with its list, or neither. */
export function openCopyService({
  listOfRows,
  draftToRows,
  draftsByDay,
  inLine,
  ...deps
}: StartDeps & DraftsToRows) {
  const { database, drafts, ask, settings } = deps;
  const looked = openLook(deps);
  const again = database.prepare(
    `SELECT d.again_of AS againOf, g.name AS campaign
     FROM campaign d JOIN campaign g ON g.id = d.again_of WHERE d.id = ?`,
  );
  const unsent = openUnsent(database);
  const listCountry = database.prepare(
    'SELECT a.country FROM campaign c JOIN audience a ON a.id = c.audience_id WHERE c.id = ?',
  );

  function noteOn(campaignId: CampaignId, audienceId: AudienceId | null): Words | null {
    if (audienceId === null) return goneNote;
    const then = readFrozen(database, campaignId)?.lastEdit;
    return then === undefined || then === lastEditOf(database, audienceId) ? null : changedNote;
  }

  function ofEnded(campaignId: CampaignId): ReturnType<typeof looked> {
    const original = looked(campaignId);
    if (!original.ok) return original;
    const { copy, campaign } = original.value;
    return hasEnded(campaign.phase) ? ok({ campaign, copy: { ...copy, family: campaign.own } }) : stillOpen;
  }

  function toSameRest(campaignId: CampaignId): Result<NewDraft> {
    const original = looked(campaignId);
    if (!original.ok) return original;
    const { restOf, family } = original.value.campaign;
    return ok({ ...original.value.copy, restOf, family });
  }

  const added = (draft: NewDraft): Promise<Draft> => whenFree(database, () => drafts.add(draft));

  return {
    async whole(campaignId: CampaignId): Promise<Result<Copied>> {
      const original = looked(campaignId);
      if (!original.ok) return original;
      const { copy, campaign } = original.value;
      const { phase, restOf, family } = campaign;
      // A copy of an unended campaign to a rest goes to that rest too; otherwise both would reach the same people.
      const rest = !hasEnded(phase) ? { restOf, family } : null;
      return ok({ draft: await added({ ...copy, ...rest }), notes: [] });
    },

    /** Copies the campaign for another list, which is compared with the campaign's people. */
    async again({ campaignId, file }: AgainOperation['in']): Promise<Result<AgainOperation['out']>> {
      const original = looked(campaignId);
      if (!original.ok) return original;
      const { copy, campaign } = original.value;
      const isDraft = isWritten(campaign.phase);
      if (!isDraft && !hasEnded(campaign.phase)) return stillOpen;
      const prepared = file && JSON.stringify([campaignId, file]);
      const rest = { audienceId: null, family: null, againOf: isDraft ? null : campaignId, prepared };
      return ok({ earlier: unsent(prepared), draft: await added({ ...copy, ...rest }), notes: [] });
    },

    async compared(wanted: Wanted): Promise<Result<Operations['campaign.compared']['out']>> {
      const comparison = await compare(wanted);
      if (!comparison.ok || comparison.value === null)
        return comparison.ok ? ok({ compared: null }) : comparison;
      const { rows: _rows, revision: _revision, ...compared } = comparison.value;
      return ok({ compared });
    },

    async listCompared(wanted: Wanted, only: readonly ComparedPart[]): Promise<Result<Audience>> {
      const comparison = await compare(wanted);
      if (!comparison.ok) return comparison;
      if (comparison.value === null) return nothingCompared;
      const { rows, revision } = comparison.value;
      const ns = only.flatMap((part) => rows[part]).sort((left, right) => left - right);
      return listOfRows(wanted.audienceId, ns, { campaignId: wanted.campaignId, revision, only });
    },

    /**
     * Copies the draft for some rows of a list, in a list of their own. The copy of a draft to a rest goes to that rest too.
     */
    async toRows(campaignId: CampaignId, rows: Parameters<DraftsToRows['draftToRows']>[1]) {
      const original = toSameRest(campaignId);
      if (!original.ok) return original;
      const made = await draftToRows(campaignId, rows, original.value);
      const draft = made.ok ? drafts.read(made.value) : made;
      return draft.ok ? ok({ draft: draft.value }) : draft;
    },

    /** Splits the draft, which becomes the draft of the first day. Copies of a draft to a rest go to that rest too. */
    async byDay(plan: Omit<Parameters<DraftsToRows['draftsByDay']>[0], 'draft'>) {
      const original = toSameRest(plan.campaignId);
      return original.ok ? draftsByDay({ ...plan, draft: original.value }) : original;
    },

    /**
     * Copies an ended campaign for shown people of its results, or for its rest, in a list of their own; uses the frozen
     * values if the list has changed.
     */
    async to(campaignId: CampaignId, shown: ShownPeople | null): Promise<Result<Copied>> {
      const original = ofEnded(campaignId);
      if (!original.ok) return original;
      const { copy, campaign } = original.value;
      const name = nameMadeOf(campaignNews.restOf, campaign.name);
      const draft = { ...copy, ...(shown === null && { name }), restOf: campaignId };
      // Rows that were left out may have been corrected in the list, so the list's present rows are used.
      const isLeftOut = shown !== null && isOfLeftOut(shown.positions, campaign.people);
      const note = isLeftOut && draft.audienceId !== null ? null : noteOn(campaignId, draft.audienceId);
      const audienceId = note === null ? draft.audienceId : null;
      const made = await makeRest({ campaignId, draft, audienceId, shown });
      // The campaign has too few records to find its people.
      if (!made.ok && made.error.kind === 'not-found' && shown === null)
        return ok({ draft: await added({ ...draft, audienceId: null }), notes: [] });
      if (!made.ok) return made;
      const frozen = note !== null && shown !== null ? say.starts.chosenFrozen() : note;
      return ok({ ...made.value, notes: [...(frozen === null ? [] : [frozen]), ...made.value.notes] });
    },
  };

  async function compare({ campaignId, audienceId }: Wanted) {
    const earlier = again.get(campaignId) as { againOf: CampaignId; campaign: string } | undefined;
    if (earlier === undefined) return ok(null);
    const { againOf, campaign } = earlier;
    const made = await ask('compareLists', [againOf, audienceId]);
    return made.ok ? ok(made.value && { ...made.value, campaign }) : made;
  }

  async function makeRest(request: Omit<RestRequest, 'country'>): Promise<Result<Copied>> {
    const countryOfList = listCountry.get(request.campaignId)?.country;
    const country = typeof countryOfList === 'string' ? countryOfList : (settings().home ?? UNKNOWN_COUNTRY);
    const made = await inLine(() => ask('makeRest', [{ ...request, country }]));
    if (!made.ok) return made;
    const draft = drafts.read(made.value.draftId);
    return draft.ok
      ? ok({ draft: draft.value, notes: notesOn(database, draft.value.audienceId, made.value) })
      : draft;
  }
}

/** Who of the people gets nothing, and who gets a further text. */
function notesOn(
  database: DatabaseSync,
  audienceId: AudienceId | null,
  { again, elsewhere }: RestMade,
): Words[] {
  const list = audienceId === null ? null : getAudience(database, audienceId);
  const { optedOut = 0, saidNo = 0, excluded = 0, recent = 0 } = list?.ok ? list.value.counts : {};
  return [
    ...(optedOut + saidNo + excluded + recent > 0
      ? [say.starts.keptOut(optedOut, saidNo, excluded, recent)]
      : []),
    ...(elsewhere > 0 ? [say.starts.reachedElsewhere(elsewhere)] : []),
    ...(again > 0 ? [say.starts.reachedBefore(again)] : []),
  ];
}

const nothingCompared = failure('conflict', say.starts.nothingCompared(), say.starts.nothingComparedFix());

const stillOpen = failure('not-ready', say.starts.stillOpen(), say.starts.stillOpenFix());
