import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { CampaignId } from '../../../shared/brand.ts';
import { type PlannedChunk, partsIn } from '../../../shared/campaign/plan/plan.ts';
import type { LeftOutReason } from '../../../shared/campaign/progress/left-out.ts';
import { textFingerprint } from '../../../shared/campaign/review/recent.ts';
import { type FinalText, type SizedPerson, sizedPerson } from '../../../shared/message/final-text.ts';
import { transact } from '../../store/open-database.ts';
import { openBulkInsert } from './bulk-insert.ts';

export interface FrozenPerson extends SizedPerson {
  readonly msisdn: number;
  /** Row in the file, 0 for none. */
  readonly row: number;
  readonly tagvaluesJson: string;
  readonly fingerprint: number;
}

/** A row of the list that the campaign does not go to. */
export interface LeftOutRow {
  readonly n: number;
  readonly row: number;
  readonly reason: LeftOutReason;
  readonly detail: number | null;
  readonly msisdn: number | null;
}

export function frozenPerson(person: {
  readonly msisdn: number;
  readonly row: number;
  readonly final: FinalText;
}): FrozenPerson {
  const { msisdn, row, final } = person;
  return {
    msisdn,
    row,
    tagvaluesJson: JSON.stringify(final.tagvalues),
    fingerprint: textFingerprint(final.text),
    ...sizedPerson(final),
  };
}

/** In one transaction, so that others can write several times a second. */
const atOnce = 10_000;
const leftOutWidth = 5;

export class RecipientWriter {
  readonly #database: DatabaseSync;
  readonly #addPeople: ReturnType<typeof openBulkInsert>;
  readonly #addChunk: (from: number, parts: number, planned: PlannedChunk<FrozenPerson>) => void;
  #held: PlannedChunk<FrozenPerson>[] = [];
  #heldPeople = 0;
  readonly #leaveOut: ReturnType<typeof openBulkInsert>;
  #heldOut: SQLInputValue[] = [];
  #numbers = new Float64Array(atOnce);
  #fingerprints = new Float64Array(atOnce);
  people = 0;
  parts = 0;
  chunks = 0;
  readonly leftOut: { [Reason in LeftOutReason]?: number } = {};

  constructor(database: DatabaseSync, campaignId: CampaignId) {
    this.#database = database;
    const recipients = 'INSERT INTO recipient (campaign_id, position, msisdn, row, parts, tagvalues)';
    this.#addPeople = openBulkInsert(database, recipients, campaignId, 5);
    const leftOut = 'INSERT INTO left_out (campaign_id, n, row, reason, detail, msisdn)';
    this.#leaveOut = openBulkInsert(database, leftOut, campaignId, leftOutWidth);
    const insert = database.prepare(
      `INSERT INTO chunk (campaign_id, chunk, from_position, to_position, people, parts, unicode, canary, version, countries, state)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'waiting')`,
    );
    this.#addChunk = (from, parts, { people: { length }, unicode, canary, version, countries }) => {
      const kind = [unicode ? 1 : 0, canary ? 1 : 0, version, countries] as const;
      insert.run(campaignId, this.chunks++, from, from + length, length, parts, ...kind);
    };
  }

  add(planned: readonly PlannedChunk<FrozenPerson>[]): void {
    for (const chunk of planned) {
      this.#held.push(chunk);
      this.#heldPeople += chunk.people.length;
    }
    if (this.#heldPeople >= atOnce) this.flush();
  }

  leaveOut(rows: readonly LeftOutRow[]): void {
    for (const { n, row, reason, detail, msisdn } of rows) {
      this.#heldOut.push(n, row, reason, detail, msisdn);
      this.leftOut[reason] = (this.leftOut[reason] ?? 0) + 1;
    }
    if (this.#heldOut.length >= leftOutWidth * atOnce) this.flush();
  }

  flush(): void {
    transact(this.#database, () => {
      this.#leaveOut(this.#heldOut);
      for (const chunk of this.#held) this.#write(chunk);
    });
    this.#held = [];
    this.#heldPeople = 0;
    this.#heldOut = [];
  }

  get numbers(): Float64Array {
    return this.#numbers.subarray(0, this.people);
  }

  get fingerprints(): Float64Array {
    return this.#fingerprints.subarray(0, this.people);
  }

  #write(chunk: PlannedChunk<FrozenPerson>): void {
    const from = this.people;
    this.#growTo(from + chunk.people.length);
    let sum = 0;
    const values: SQLInputValue[] = [];
    for (const person of chunk.people) {
      const { msisdn, row, tagvaluesJson, fingerprint } = person;
      const parts = partsIn(chunk, person);
      values.push(this.people, msisdn, row, parts, tagvaluesJson);
      this.#fingerprints[this.people] = fingerprint;
      this.#numbers[this.people++] = msisdn;
      sum += parts;
    }
    this.#addPeople(values);
    this.#addChunk(from, sum, chunk);
    this.parts += sum;
  }

  #growTo(people: number): void {
    if (people <= this.#numbers.length) return;
    this.#numbers = largerCopy(this.#numbers, 2 * people);
    this.#fingerprints = largerCopy(this.#fingerprints, 2 * people);
  }
}

function largerCopy(values: Float64Array, length: number): Float64Array<ArrayBuffer> {
  const larger = new Float64Array(length);
  larger.set(values);
  return larger;
}
