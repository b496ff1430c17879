import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../../../shared/brand.ts';
import { type PacedRequest, paceDelay, paceMs } from '../../../../shared/campaign/plan/pace.ts';
import { steadyTime } from '../../../store/steady-time.ts';
import { readingAge } from '../../records/balance-readings.ts';
import type { Clock } from './clock.ts';

/** What wants its turn at a pace. */
export interface Turn {
  readonly perMinute: number;
  readonly people: number;
  /** Ends the waiting. */
  readonly signal: AbortSignal;
}

/** A request that has its turn. */
export interface Paced {
  /** It is over; one that never left does not count. */
  end(hasLeft: boolean): void;
}

/** Lets the requests of a family of campaigns begin one after the other, so that all of them together keep the pace. */
export interface Pace {
  /** Waits until a request may begin, and then until it is `ready`; null where that gives nothing. */
  turn<Out>(turn: Turn, ready: () => Promise<Out | null>): Promise<{ out: Out; paced: Paced } | null>;
}

/**
 * Campaigns that were made of one another's people. What somebody chose to spare, a service or their own
 * telephone, is spared by all of them together; campaigns that have nothing to do with one another do not wait for one another.
 */
const familyOf = 'SELECT coalesce(family, id) AS family FROM campaign WHERE id = ?';
const members = 'SELECT id FROM campaign WHERE coalesce(family, id) = ?';

const latestEnded = `
  SELECT a.campaign_id AS id, a.ended_at AS at, a.ended_steady AS steady, c.to_position - c.from_position AS people
  FROM attempt a JOIN chunk c ON c.campaign_id = a.campaign_id AND c.chunk = a.chunk
  WHERE a.ended_no IS NOT NULL AND a.evidence ->> '$.kind' IS NOT 'withdrawn' ORDER BY a.ended_no DESC`;

/** Keeps the pace of every family: from what is on record first, then by what has its turn here, whatever becomes of it. */
export class Paces {
  readonly #database: DatabaseSync;
  readonly #clock: Clock;
  readonly #paces = new Map<number, Pace>();

  constructor(database: DatabaseSync, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
  }

  /** The pace of a campaign's family. */
  of(campaignId: CampaignId): Pace {
    const family = Number(this.#database.prepare(familyOf).get(campaignId)?.family);
    const known = this.#paces.get(family);
    if (known !== undefined) return known;
    const ids = this.#database.prepare(members).all(family);
    const pace = createPace(this.#clock, this.#onRecord(new Set(ids.map(({ id }) => Number(id)))));
    this.#paces.set(family, pace);
    return pace;
  }

  /** Requests of the last minute; all before one that is certainly older are older too. */
  #onRecord(ids: ReadonlySet<number>): PacedRequest[] {
    const now = { at: this.#clock.now(), steady: steadyTime() };
    const found: PacedRequest[] = [];
    for (const row of this.#database.prepare(latestEnded).iterate()) {
      const age = readingAge({ at: Number(row.at), steady: row.steady as number | null }, now);
      if (age >= paceMs) break;
      const ended = this.#clock.steady() - age;
      if (ids.has(Number(row.id))) found.push({ people: Number(row.people), began: null, ended });
    }
    return found;
  }
}

function createPace(clock: Clock, before: readonly PacedRequest[]): Pace {
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
    turn(turn, ready) {
      const taking = queue.then(() => wait(turn, ready));
      queue = taking.catch(() => undefined);
      return taking;
    },
  };
}
