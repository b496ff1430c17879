import assert from 'node:assert/strict';
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { openResultReader } from '../../../../electron/campaigns/results/result-reader.ts';
import type { Gateway } from '../../../../electron/gateway/client.ts';
import type { AudienceId, CampaignId } from '../../../../shared/brand.ts';
import type { Evidence } from '../../../../shared/campaign/outcome/evidence.ts';
import { type CampaignPhase, canStillSend } from '../../../../shared/campaign/progress/phase.ts';
import type { ResultRow } from '../../../../shared/campaign/results/result-row.ts';
import { accepted, answered } from '../accepting-gateway.ts';
import { fictionalNumber } from '../people.ts';
import { openSendingBench, quickClock, type SendingBench } from '../sending.ts';

/** How many people the first campaign goes to. */
export const people = 6;
/** Everybody there is: some are in no list before somebody puts them there. */
export const everybody = Array.from({ length: people + 2 }, (_, n) => Number(fictionalNumber(n)));

export const dayMs = 86_400_000;
/** For how many days the settings look back for the same text. */
export const recentDays = 30;

/** What the service does with one request. */
export type Deed = 'accept' | 'partly' | 'lost-after' | 'lost-before' | 'refuse' | 'unreached';

/** What one campaign has done for somebody. */
export interface Known {
  readonly text: string;
  accepted: boolean;
  perhaps: boolean;
  /** False once a person ruled, after the end, that they count as not sent. */
  counts: boolean;
  /** In ms since the epoch. */
  at: number;
}

/** A campaign that was started; deleted ones too. */
export interface Sent {
  readonly id: CampaignId;
  readonly family: number;
  readonly live: boolean;
  readonly people: Map<number, Known>;
}

export interface Draft {
  readonly id: CampaignId;
  readonly phase: CampaignPhase;
  readonly restOf: CampaignId | null;
  readonly audienceId: AudienceId;
}

/** A folder with campaigns of some families, and what the acts and the service alone say of them. */
export class FamilyWorld {
  readonly folder: string;
  readonly script: readonly Deed[];
  posts = 0;
  laterMs = 0;
  bench: SendingBench;
  sending: Sent | null = null;
  readonly sent = new Map<number, Sent>();
  /** The family that a copy was made in; a campaign is the first of its own. */
  readonly families = new Map<number, number>();
  /** Texts of live campaigns that arrived, and how many more than one were asked for, by family and number. */
  readonly texts = new Map<string, number>();
  readonly asked = new Map<string, number>();

  constructor(folder: string, script: readonly Deed[]) {
    this.folder = folder;
    this.script = script;
    this.bench = this.open();
    this.bench.draft(people, { chunkSize: 2 });
  }

  async close(): Promise<void> {
    await this.bench.engine.close();
    this.bench.database.close();
  }

  get database(): DatabaseSync {
    return this.bench.database;
  }

  now = (): number => Date.now() + this.laterMs;

  open(): SendingBench {
    const bench = openSendingBench(this.folder, {
      connect: () => this.gateway,
      clock: { ...quickClock, now: this.now },
      retry: { retries: 1, firstMs: 0, longestMs: 0 },
    });
    bench.database.exec('PRAGMA synchronous = OFF');
    return bench;
  }

  all<Row>(sql: string, ...values: SQLInputValue[]): Row[] {
    return this.database.prepare(sql).all(...values) as unknown as Row[];
  }

  some(holds: (phase: CampaignPhase) => boolean): Draft[] {
    const campaigns = this.all<Draft>(
      'SELECT id, phase, rest_of AS restOf, audience_id AS audienceId FROM campaign ORDER BY id',
    );
    return campaigns.filter(({ phase }) => holds(phase));
  }

  familyOf = (id: CampaignId): number => this.families.get(id) ?? id;

  readonly gateway: Gateway = {
    balance: async () => ({ ok: true, value: { credit: 100, id: '1' } }),
    send: async (request, options) => {
      options?.onSent?.();
      const sent = this.sending!;
      const deed = this.script[this.posts++ % this.script.length]!;
      const took = ['accept', 'partly', 'lost-after'].includes(deed);
      request.recipients.forEach(({ msisdn }, index) => {
        const number = Number(msisdn);
        const known = sent.people.get(number);
        assert.ok(known, `${number} is sent to and was not reviewed`);
        assert.ok(!this.isOptedOut(number), `${number} is sent to after opting out`);
        if (took) this.took(sent, number);
        if (deed === 'refuse' || deed === 'unreached') return;
        known.at = this.now();
        if (deed === 'accept' || (deed === 'partly' && index > 0)) known.accepted = true;
        else known.perhaps = true;
      });
      const whole = accepted(request);
      switch (deed) {
        case 'accept':
          return whole;
        case 'partly': {
          const expected = request.recipients.length;
          const body = { kind: 'receipts', expected, matched: expected - 1, surplus: 0 } as const;
          return answered(200, body, { receipts: whole.receipts.slice(1) });
        }
        case 'lost-after':
          return answered(500, { kind: 'words', text: '' });
        case 'refuse':
          return answered(400, { kind: 'words', text: '"no"' });
        case 'lost-before':
          return { evidence: fault('waiting'), receipts: [], creditConsumed: null };
        case 'unreached':
          return { evidence: fault('connecting'), receipts: [], creditConsumed: null };
      }
    },
  };

  took({ live, family }: Sent, number: number): void {
    if (!live) return;
    const key = `${family} ${number}`;
    const texts = (this.texts.get(key) ?? 0) + 1;
    this.texts.set(key, texts);
    assert.ok(texts <= 1 + (this.asked.get(key) ?? 0), `${number} got ${texts} texts of family ${family}`);
  }

  ask({ live, family }: Sent, number: number): void {
    const key = `${family} ${number}`;
    if (live) this.asked.set(key, (this.asked.get(key) ?? 0) + 1);
  }

  listed(audienceId: AudienceId): number[] {
    const sql = 'SELECT msisdn FROM audience_row WHERE id >> 24 = ? ORDER BY msisdn';
    return this.all<{ msisdn: number }>(sql, audienceId).map(({ msisdn }) => msisdn);
  }

  isOptedOut(number: number): boolean {
    return this.database.prepare('SELECT 1 FROM opt_out WHERE msisdn = ?').get(number) !== undefined;
  }

  rows(id: CampaignId): ResultRowAt[] {
    const positions = this.all<{ position: number }>(
      'SELECT position FROM recipient WHERE campaign_id = ?',
      id,
    ).map(({ position }) => position);
    return openResultReader(this.database)
      .at(id, positions)
      .map((row, index) => ({ ...row, position: positions[index]! }));
  }

  /** Whom campaigns that may still send are to send to, by their ids. */
  toCome(): Map<number, Set<number>> {
    return new Map(
      this.some(canStillSend).map(({ id }) => {
        const left = this.rows(id).filter(({ state }) => state !== 'skipped');
        return [id, new Set(left.map(({ msisdn }) => Number(msisdn)))];
      }),
    );
  }

  /** Whether a campaign to a rest leaves somebody out. */
  isReached(toCome: Map<number, Set<number>>, restOf: CampaignId, except: number, number: number): boolean {
    const first = this.sent.get(restOf)!;
    for (const { id, family, live, people: reached } of this.sent.values()) {
      if (family !== first.family || id === except || (first.live && !live)) continue;
      const known = reached.get(number);
      if (known?.accepted || (known?.perhaps && known.counts)) return true;
      if (known && toCome.get(id)?.has(number)) return true;
    }
    return false;
  }

  expectedRest(id: CampaignId): number[] {
    const toCome = this.toCome();
    const all = [...this.sent.get(id)!.people.keys()];
    return sorted(all.filter((number) => !this.isReached(toCome, id, 0, number)));
  }

  /** Who a draft would be sent to with which text, and how many it leaves out and why. */
  expected({ id, restOf, audienceId }: Draft) {
    const toCome = this.toCome();
    const sent = new Map<number, string>();
    const leftOut: { reached?: number; 'opted-out'?: number } = {};
    const rows = this.all<{ msisdn: number; cells: string }>(
      'SELECT msisdn, cells FROM audience_row WHERE id >> 24 = ? AND status = 0',
      audienceId,
    );
    for (const { msisdn, cells } of rows) {
      const isReached = restOf !== null && this.isReached(toCome, restOf, id, msisdn);
      if (this.isOptedOut(msisdn)) leftOut['opted-out'] = (leftOut['opted-out'] ?? 0) + 1;
      else if (isReached) leftOut.reached = (leftOut.reached ?? 0) + 1;
      else sent.set(msisdn, `Hi ${(JSON.parse(cells) as string[])[0]}`);
    }
    return { sent, leftOut };
  }
}

interface ResultRowAt extends ResultRow {
  readonly position: number;
}

/** Numbers in their order. */
export function sorted(numbers: Iterable<number>): number[] {
  return [...numbers].sort((one, other) => one - other);
}

function fault(phase: 'connecting' | 'waiting'): Evidence {
  return { kind: 'fault', phase, fault: 'timeout', detail: '', sentBytes: 0, totalBytes: 1 };
}
