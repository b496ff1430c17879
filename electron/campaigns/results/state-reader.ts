import type { DatabaseSync } from 'node:sqlite';
import type { AccountId, CampaignId } from '../../../shared/brand.ts';
import type { PauseReason } from '../../../shared/campaign/outcome/pause.ts';
import { pauseFor } from '../../../shared/campaign/outcome/pause-words.ts';
import { exactCredits } from '../../../shared/campaign/plan/price.ts';
import type { CampaignState, CampaignSummary } from '../../../shared/campaign/progress/campaign.ts';
import {
  type DeliveryState,
  deliveryStates,
  isInRest,
  isUnderway,
} from '../../../shared/campaign/progress/delivery-state.ts';
import { firstToLeave } from '../../../shared/campaign/progress/leaves-when.ts';
import type { LeftOutCounts } from '../../../shared/campaign/progress/left-out.ts';
import type { CampaignPhase } from '../../../shared/campaign/progress/phase.ts';
import { canStillSend, hasEnded, isMoving } from '../../../shared/campaign/progress/phase.ts';
import { secondsLeft } from '../../../shared/campaign/progress/time-left.ts';
import { sendingSeconds } from '../../../shared/campaign/results/rehearsal.ts';
import type { SendOptions } from '../../../shared/draft/draft.ts';
import { holdError, type WholeHold } from '../../../shared/folder/folder.ts';
import { letteringOf } from '../../../shared/message/lettering.ts';
import { type Page, pageOf } from '../../../shared/page.ts';
import type { HoldOf } from '../../copies/folder-hold.ts';
import type { StoredAccount } from '../../settings/settings-file.ts';
import { stateIn } from '../../store/delivery-state-sql.ts';
import { phaseIn } from '../../store/phase-sql.ts';
import { openTimeline } from '../../store/timeline.ts';
import { openChunkStore } from '../records/chunk-store.ts';
import { type Frozen, frozenVersions, leaveFactsOf, parseFrozen } from '../records/frozen.ts';
import { learnedPrices } from '../records/learned-prices.ts';
import { openTally } from '../records/tally.ts';
import type { Live } from '../worker/run/engine-deps.ts';

type AccountLook = Pick<StoredAccount, 'name' | 'kind'>;

interface SendingHere {
  readonly owner: string;
  readonly hold: HoldOf;
  readonly now: () => number;
}

interface Listed extends Omit<CampaignSummary, 'kind' | 'purpose' | 'accountName' | 'pause'> {
  readonly accountId: AccountId;
  readonly frozen: unknown;
  readonly pause: unknown;
  readonly owner: unknown;
}

/** How many campaigns a page of the list has. */
const AT_ONCE = 200;

/** For a row `t` of the tally, as in `restPeople`. */
const isRest = stateIn((state) => isInRest({ state, perhapsTexted: false }), 't');

export type StateReader = ReturnType<typeof openStateReader>;

export function openStateReader(
  database: DatabaseSync,
  here: SendingHere,
  account: (accountId: AccountId) => AccountLook,
) {
  const one = database.prepare('SELECT * FROM campaign WHERE id = ?');
  const chunkCount = database.prepare(
    'SELECT count(*) AS chunks, total(iif(unicode = 1, parts, 0)) AS unicodeParts FROM chunk WHERE campaign_id = ?',
  );
  const inFlight = database.prepare(
    `SELECT chunk, (SELECT max(started_at) FROM attempt a WHERE a.campaign_id = c.campaign_id AND a.chunk = c.chunk) AS since
     FROM chunk c WHERE campaign_id = ? AND state = 'in-flight' AND state <> 'accepted' ORDER BY since, from_position`,
  );
  const byVersion = database.prepare(
    'SELECT version, sum(to_position - from_position) AS people FROM chunk WHERE campaign_id = ? GROUP BY version',
  );
  const all = database.prepare(
    `SELECT c.id, c.name, c.phase, c.pause, c.owner, c.account_id AS accountId, c.frozen, c.people, c.updated_at AS updatedAt, substr(c.message, 1, 120) AS message,
       coalesce((SELECT people FROM tally t WHERE t.campaign_id = c.id AND t.state = 'accepted'), 0) AS accepted,
       coalesce((SELECT people FROM tally t WHERE t.campaign_id = c.id AND t.state = 'treated-as-sent'), 0) AS treated,
       coalesce((SELECT sum(people - perhaps_texted) FROM tally t WHERE t.campaign_id = c.id AND ${isRest}), 0) AS rest
     FROM campaign c WHERE c.id < ? ORDER BY c.id DESC`,
  );
  const unended = database.prepare(`SELECT id FROM campaign WHERE ${phaseIn(canStillSend)}`);
  const tally = openTally(database);
  const chunks = openChunkStore(database);
  const timeline = openTimeline(database);
  let revision = 0;

  function lookOf(accountId: AccountId, frozen: Frozen | null): AccountLook {
    return frozen === null ? account(accountId) : { name: frozen.accountName, kind: frozen.kind };
  }

  function rehearsalOf(campaignId: CampaignId, phase: CampaignPhase, frozen: Frozen | null) {
    if (frozen?.rehearsal === undefined) return null;
    const lines = hasEnded(phase) ? timeline.kinds(campaignId) : null;
    return { ...frozen.rehearsal, seconds: lines && sendingSeconds(lines) };
  }

  function versionsOf(campaignId: CampaignId, frozen: Frozen | null): CampaignState['versions'] {
    if (frozen?.versions === undefined) return [];
    const people = new Map(byVersion.all(campaignId).map((row) => [Number(row.version), Number(row.people)]));
    return frozenVersions(frozen).map(({ message, conditional }, version) => ({
      message: conditional?.written ?? message,
      people: people.get(version) ?? 0,
    }));
  }

  /** When the first of the rest are texted, if a person looked at the canary now. */
  function restAt(campaignId: CampaignId, frozen: Frozen | null): number | null {
    if (frozen === null) return null;
    const places = chunks.placesLeft(campaignId);
    return firstToLeave(leaveFactsOf(frozen), places, false, here.now())?.at ?? null;
  }

  return {
    state(campaignId: CampaignId, live: Live | undefined): CampaignState | null {
      const row = one.get(campaignId);
      if (row === undefined) return null;
      const frozen = parseFrozen(row.frozen);
      const accountId = row.account_id as AccountId;
      const look = lookOf(accountId, frozen);
      const sums = tally.read(campaignId);
      const counts = eachState((state) => sums[state].people);
      const phase = row.phase as CampaignPhase;
      const parts = Number(row.parts);
      const sent = chunkCount.get(campaignId);
      const unicode = Number(sent?.unicodeParts);
      const encoding = frozen?.unicodeEncoding ?? '';
      const prices = learnedPrices(database, { accountId, campaignId, encoding });
      const expected = exactCredits(prices, { plain: parts - unicode, unicode });
      const pause = pauseOf(row, phase, here, live);
      const perMinute = phase === 'running' ? (live?.perMinute ?? null) : null;
      const onTheirWay = inFlight.all(campaignId);
      const peopleUnderway = deliveryStates.filter(isUnderway).reduce((sum, one) => sum + counts[one], 0);
      return {
        id: campaignId,
        name: String(row.name),
        phase,
        pause,
        accountId,
        accountName: look.name,
        kind: look.kind,
        message: frozen?.conditional?.written ?? frozen?.message ?? String(row.message),
        versions: versionsOf(campaignId, frozen),
        sender: frozen?.sender ?? String(row.sender),
        label: frozen?.label ?? String(row.label),
        sendPath: frozen?.sendPath ?? null,
        unicodeEncoding: frozen?.unicodeEncoding ?? null,
        // The frozen message already has its replaced letters.
        lettering: letteringOf({ unicodeEncoding: frozen?.unicodeEncoding ?? '' }, {}),
        options: frozen?.options ?? (JSON.parse(String(row.options)) as SendOptions),
        people: Number(row.people),
        counts,
        perhapsTexted: eachState((state) => sums[state].perhapsTexted),
        differences: Number(row.differences),
        leftOut: JSON.parse(String(row.left_out)) as LeftOutCounts,
        chunks: Number(sent?.chunks),
        inFlight: onTheirWay.map(({ chunk }) => Number(chunk)),
        connectionsWaiting: phase === 'running' ? (live?.connectionsWaiting ?? 0) : 0,
        teamFileFault: phase === 'running' ? (live?.teamFileFault ?? null) : null,
        waitingSince: numberOrNull(onTheirWay[0]?.since),
        parts,
        acceptedParts: sums.accepted.parts,
        creditConsumed: Number(row.priced_parts) > 0 || Number(row.credits) > 0 ? Number(row.credits) : null,
        balanceCredit: Number(row.balance_credits) > 0 ? Number(row.balance_credits) : null,
        expectedCredit: expected === null || parts === 0 ? null : Math.round(expected * 100) / 100,
        startedAt: numberOrNull(row.started_at),
        endedAt: numberOrNull(row.ended_at),
        perMinute: perMinute === null ? null : Math.round(perMinute),
        secondsLeft: secondsLeft(peopleUnderway, perMinute),
        preparing: phase === 'preparing' ? (live?.preparing ?? 0) : 1,
        restAt: pause?.kind === 'canary' ? restAt(campaignId, frozen) : null,
        anyway: frozen?.anyway?.reason ?? null,
        ...(frozen?.code !== undefined && { code: frozen.code }),
        rehearsal: rehearsalOf(campaignId, phase, frozen),
        revision: ++revision,
      };
    },

    unended: (): CampaignId[] => unended.all().map(({ id }) => Number(id) as CampaignId),
    list(before: number | null): Page<CampaignSummary> {
      const storedCampaigns = all.iterate(before ?? Number.MAX_SAFE_INTEGER) as unknown as Iterable<Listed>;
      const { rows, next } = pageOf(storedCampaigns, AT_ONCE, ({ id }) => id);
      const summaries = rows.map(({ accountId, frozen: stored, pause, owner, ...row }) => {
        const frozen = parseFrozen(stored);
        const { kind, name: accountName } = lookOf(accountId, frozen);
        const reason = pauseOf({ pause, owner }, row.phase, here, undefined);
        return { ...row, pause: reason, kind, purpose: purposeOf(frozen), accountName };
      });
      return { rows: summaries, next };
    },
  };
}

function eachState(count: (state: DeliveryState) => number): CampaignState['counts'] {
  return Object.fromEntries(deliveryStates.map((state) => [state, count(state)])) as CampaignState['counts'];
}

/** A campaign of another computer may be running there, although its rows do not show it. */
function pauseOf(
  row: Record<string, unknown>,
  phase: CampaignPhase,
  { owner, hold }: SendingHere,
  live: Live | undefined,
): PauseReason | null {
  const open = canStillSend(phase);
  const held = open ? hold(null) : null;
  // A person may decide before that about what an earlier copy left in doubt.
  if (held?.kind === 'foreign' || held?.kind === 'moved-out' || held?.kind === 'no-state')
    return holdPause(held);
  if (open && typeof row.owner === 'string' && row.owner !== owner) return pauseFor('other-computer');
  if (isMoving(phase) && live?.unwrittenPause) return live.unwrittenPause;
  return typeof row.pause === 'string' ? (JSON.parse(row.pause) as PauseReason) : null;
}

function holdPause(held: Extract<WholeHold, { kind: 'foreign' | 'moved-out' | 'no-state' }>): PauseReason {
  const pauses = { foreign: 'other-computer', 'moved-out': 'moved-out', 'no-state': 'disk' } as const;
  const kind = pauses[held.kind];
  if (kind !== 'disk') return pauseFor(kind);
  const { message, fix = '' } = holdError(held);
  return { kind, message, fix };
}

function numberOrNull(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

function purposeOf(frozen: Frozen | null): CampaignSummary['purpose'] {
  if (frozen?.rehearsal !== undefined) return 'rehearsal';
  return frozen?.test === true ? 'test' : 'sending';
}
