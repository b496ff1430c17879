import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../../../shared/brand.ts';
import { type PacedRequest, paceDelay, paceMs } from '../../../../shared/campaign/plan/pace.ts';
import { steadyTime } from '../../../store/steady-time.ts';
import { readingAge } from '../../records/balance-readings.ts';
import { hasLeft } from '../../records/past-requests.ts';
import type { Clock } from './clock.ts';

interface Turn {
  readonly perMinute: number;
  readonly people: number;
  readonly signal: AbortSignal;
}

export interface Paced {
  /** A request that never left does not count. */
  end(hasLeft: boolean): void;
}

/** A campaign and all its copies share one pace, because they go to the same service or telephone. */
const firstOf = 'SELECT coalesce(copied_from, id) AS first FROM campaign WHERE id = ?';

const latestEnded = `
  SELECT coalesce(g.copied_from, g.id) AS first, a.ended_no AS no, a.ended_at AS at, a.ended_steady AS steady,
    c.to_position - c.from_position AS people
  FROM attempt a JOIN chunk c ON c.campaign_id = a.campaign_id AND c.chunk = a.chunk JOIN campaign g ON g.id = a.campaign_id
  WHERE a.ended_no IS NOT NULL AND ${hasLeft}
  UNION ALL
  SELECT first_campaign, ended_no, at, ended_steady, people FROM past_request WHERE ended_no IS NOT NULL
  ORDER BY no DESC`;

/** A pace starts from the records, and then follows the requests made here. */
export function openPaces(database: DatabaseSync, clock: Clock): (campaignId: CampaignId) => Pace {
  const paces = new Map<number, Pace>();
  return (campaignId) => {
    const first = Number(database.prepare(firstOf).get(campaignId)?.first);
    const pace = paces.get(first) ?? createPace(clock, requestsOnRecord(database, clock, first));
    paces.set(first, pace);
    return pace;
  };
}

/** Requests of the last minute; everything before a request that is certainly older is older too. */
function requestsOnRecord(database: DatabaseSync, clock: Clock, first: number): PacedRequest[] {
  const now = { at: clock.now(), steady: steadyTime() };
  const pacedRequests: PacedRequest[] = [];
  for (const row of database.prepare(latestEnded).iterate()) {
    const age = readingAge({ at: Number(row.at), steady: row.steady as number | null }, now);
    if (age >= paceMs) break;
    const ended = clock.steady() - age;
    if (row.first === first) pacedRequests.push({ people: Number(row.people), began: null, ended });
  }
  return pacedRequests;
}

export type Pace = ReturnType<typeof createPace>;

function createPace(clock: Clock, before: readonly PacedRequest[]) {
  let requests: readonly PacedRequest[] = before;
  let queue: Promise<unknown> = Promise.resolve();

  function begin(people: number): Paced {
    let request: PacedRequest = { people, began: clock.steady(), ended: null };
    requests = [...requests, request];
    const replace = (by: readonly PacedRequest[]): void => {
      requests = [...requests.filter((one) => one !== request), ...by];
    };
    return {
      end(hasLeft) {
        const over = { ...request, ended: clock.steady() };
        replace(hasLeft ? [over] : []);
        request = over;
      },
    };
  }

  async function wait<Out>({ perMinute, people, signal }: Turn, ready: () => Promise<Out | null>) {
    for (;;) {
      const now = clock.steady();
      requests = requests.filter(({ ended }) => ended === null || ended + paceMs > now);
      const delay = paceDelay(perMinute, people, requests, now);
      if (delay <= 0 || signal.aborted) break;
      await clock.sleep(delay, signal);
    }
    const out = await ready();
    return out === null ? null : { out, paced: begin(people) };
  }

  return {
    /** Requests of a campaign and its copies begin one after the other, so that together they keep the pace. */
    turn<Out>(turn: Turn, ready: () => Promise<Out | null>) {
      const taking = queue.then(() => wait(turn, ready));
      queue = taking.catch(() => undefined);
      return taking;
    },
  };
}
