import assert from 'node:assert/strict';
import { eraseListed } from '../../../../electron/audiences/worker/person-rows.ts';
import {
  beginErasure,
  endErasure,
  eraseFromCampaigns,
} from '../../../../electron/campaigns/records/erasing/erase-from-campaigns.ts';
import { doubtCampaigns } from '../../../../electron/campaigns/records/put-in-doubt.ts';
import { createRemovalHandlers, type RemovalDeps } from '../../../../electron/campaigns/removal-handlers.ts';
import { openCopyService } from '../../../../electron/campaigns/start/copy-campaign.ts';
import {
  makeRestDraft,
  type RestRequest,
} from '../../../../electron/campaigns/worker/start/rest-audience.ts';
import {
  insertDraft,
  type NewDraft,
  openDraftStore,
} from '../../../../electron/drafts/records/draft-records.ts';
import {
  createRetentionHandlers,
  type RetentionDeps,
} from '../../../../electron/retention/retention-handlers.ts';
import { lastEditOf } from '../../../../electron/store/audience-reader.ts';
import { transact } from '../../../../electron/store/open-database.ts';
import { statusCode } from '../../../../shared/audience/audience-row.ts';
import type { CampaignId } from '../../../../shared/brand.ts';
import { isInRest } from '../../../../shared/campaign/progress/delivery-state.ts';
import { canStillSend, hasEnded, isWritten } from '../../../../shared/campaign/progress/phase.ts';
import { ok } from '../../../../shared/result.ts';
import { keepForEver } from '../../../../shared/retention/retention.ts';
import { say } from '../../../../shared/texts/say.ts';
import { until } from '../../../support/until.ts';
import { value } from '../app.ts';
import { plainOptions, type SendingBench } from '../sending.ts';
import { testUnfinished } from '../unfinished.ts';
import type { Act } from './acts.ts';
import { checkFamilies } from './check.ts';
import { type Draft, dayMs, everybody, FamilyWorld, recentDays, type Sent, sorted } from './world.ts';

/** Families of campaigns, and what is done to them. */
export class Families extends FamilyWorld {
  /** Does something, and fails where anything is then not as the acts and the service say. */
  async perform(act: Act): Promise<void> {
    await this.do(act);
    await checkFamilies(this);
  }

  do(act: Act): unknown {
    switch (act.act) {
      case 'start':
        return this.start(act);
      case 'at its time':
        return this.atItsTime(
          pick(
            this.some((phase) => phase === 'scheduled'),
            act.at,
          ),
        );
      case 'off the schedule':
        return this.offSchedule(
          pick(
            this.some((phase) => phase === 'scheduled'),
            act.at,
          ),
        );
      case 'decide':
        return this.decide(
          pick(
            this.some((phase) => phase === 'paused'),
            act.at,
          ),
          act,
        );
      case 'rule':
        return this.ruleOnOne(pick(this.some(hasEnded), act.at), act.again);
      case 'rest':
        return this.rest(pick(this.some(hasEnded), act.at));
      case 'chosen':
        return this.chosen(pick(this.some(hasEnded), act.at), act);
      case 'whole': {
        const campaign = pick(
          this.some(() => true),
          act.at,
        );
        return campaign && this.copies.whole(campaign.id).then(value);
      }
      case 'rows': {
        const draft = pick(this.some(isWritten), act.at);
        return draft && this.copyToRows(draft.id);
      }
      case 'correct':
        return this.correct(pick(this.some(isWritten), act.at), act);
      case 'delete':
        return this.delete(
          pick(
            this.some((phase) => isWritten(phase) || hasEnded(phase)),
            act.at,
          ),
          act.erased,
        );
      case 'age':
        return this.age(act.days, act.kept);
      case 'erase':
        return this.erase(pick(everybody, act.at)!);
      case 'opt out':
        return this.optOut(pick(everybody, act.at)!);
      case 'opt in':
        return this.optIn(pick(everybody, act.at)!);
      case 'copied folder':
        return this.copyFolder();
      case 'restart':
        return this.restart();
    }
  }

  async start(act: Extract<Act, { act: 'start' }>): Promise<void> {
    const toSomebody = this.some(isWritten).filter((draft) => this.expected(draft).sent.size > 0);
    const draft = pick(toSomebody, act.at);
    if (draft === undefined) return;
    const expected = this.expected(draft).sent;
    const sent: Sent = {
      id: draft.id,
      family: this.familyOf(draft.id),
      live: !act.practice,
      people: new Map(
        [...expected].map(([number, text]) => [
          number,
          { text, accepted: false, perhaps: false, counts: true, at: 0 },
        ]),
      ),
    };
    this.sent.set(draft.id, sent);
    if (draft.restOf === null && sent.family !== draft.id)
      for (const number of expected.keys()) this.ask(sent, number);
    const startAt = act.scheduled ? this.now() + 1000 * dayMs : null;
    this.database
      .prepare('UPDATE campaign SET options = ? WHERE id = ?')
      .run(JSON.stringify({ ...plainOptions, chunkSize: 2, startAt }), draft.id);
    this.sending = sent;
    const kind = act.practice ? 'practice' : 'live';
    const lastEdit = lastEditOf(this.database, draft.audienceId);
    value(await this.bench.start(draft.id, { people: expected.size }, { kind, lastEdit }));
    await this.atRest(draft.id);
    const frozen = this.all<{ msisdn: number }>(
      'SELECT msisdn FROM recipient WHERE campaign_id = ?',
      draft.id,
    );
    assert.deepEqual(sorted(frozen.map(({ msisdn }) => msisdn)), sorted(expected.keys()));
  }

  atRest = (id: CampaignId): Promise<void> =>
    this.bench.reached(id, 'paused', 'finished', 'cancelled', 'scheduled');

  async atItsTime(campaign: Draft | undefined): Promise<void> {
    if (campaign === undefined) return;
    this.sending = this.sent.get(campaign.id)!;
    value(await this.bench.engine.startScheduled(campaign.id, this.bench.account));
    await this.bench.reached(campaign.id, 'paused', 'finished');
  }

  async offSchedule(campaign: Draft | undefined): Promise<void> {
    if (campaign === undefined) return;
    value(await this.bench.engine.unschedule(campaign.id, 'asked', say.campaigns.offSchedule()));
    this.sent.delete(campaign.id);
  }

  async decide(
    campaign: Draft | undefined,
    { unknown, refused, end }: Extract<Act, { act: 'decide' }>,
  ): Promise<void> {
    if (campaign === undefined) return;
    const { id } = campaign;
    const { engine } = this.bench;
    for (const chunk of this.chunks(id, 'unknown')) {
      if (unknown !== 'leave') await this.resolve(id, chunk, unknown === 'send-again');
    }
    for (const chunk of this.chunks(id, 'refused')) {
      if (refused === 'bisect') await engine.bisect(id, chunk);
      const [first] = this.rows(id).filter((row) => row.chunk === chunk && row.state === 'refused');
      if (refused === 'take-out' && first) value(await engine.takeOut(id, chunk, [first.position]));
    }
    if (end === 'cancel') value(await engine.cancel(id));
    else {
      this.sending = this.sent.get(id)!;
      await this.bench.resume(id);
    }
    await this.atRest(id);
  }

  chunks(id: CampaignId, state: string): number[] {
    const sql = 'SELECT chunk FROM chunk WHERE campaign_id = ? AND state = ?';
    return this.all<{ chunk: number }>(sql, id, state).map(({ chunk }) => chunk);
  }

  /** Rules on a request; false where nobody asks about it. */
  async resolve(id: CampaignId, chunk: number, again: boolean): Promise<boolean> {
    const sent = this.sent.get(id)!;
    const ended = hasEnded(this.bench.phase(id));
    const concerned = this.rows(id).filter(
      (row) => row.chunk === chunk && row.state !== 'accepted' && row.state !== 'skipped',
    );
    const resolved = await this.bench.engine.resolve(id, chunk, again ? 'send-again' : 'treat-as-sent');
    if (!resolved.ok || !again) return resolved.ok;
    for (const { msisdn } of concerned) {
      const known = sent.people.get(Number(msisdn));
      if (known === undefined) continue;
      this.ask(sent, Number(msisdn));
      if (ended) known.counts = false;
    }
    return true;
  }

  async ruleOnOne(campaign: Draft | undefined, again: boolean): Promise<void> {
    if (campaign === undefined) return;
    const chunks = new Set(this.rows(campaign.id).map(({ chunk }) => chunk));
    for (const chunk of chunks) if (await this.resolve(campaign.id, chunk, again)) return;
  }

  get copies() {
    const drafts = openDraftStore(this.database, this.now);
    return openCopyService({
      database: this.database,
      drafts,
      settings: () => ({ country: 'US' }),
      inLine: (make: () => unknown) => make(),
      ask: (_: 'makeRest', [request]: [RestRequest]) => makeRestDraft(this.database, request, this.now()),
      draftToRows: async (_id: CampaignId, _rows: unknown, draft: NewDraft) =>
        ok(insertDraft(this.database, draft, this.now())),
    } as unknown as Parameters<typeof openCopyService>[0]);
  }

  async copyToRows(id: CampaignId): Promise<void> {
    const { draft } = value(await this.copies.toRows(id, {} as never));
    this.families.set(draft.id, this.familyOf(id));
  }

  async rest(campaign: Draft | undefined): Promise<void> {
    if (campaign === undefined) return;
    const rest = this.expectedRest(campaign.id);
    const copied = await this.copies.to(campaign.id, null);
    assert.equal(copied.ok, rest.length > 0);
    if (!copied.ok) return;
    const { draft } = copied.value;
    this.families.set(draft.id, this.familyOf(campaign.id));
    assert.deepEqual(this.listed(draft.audienceId!), rest, `the list of the rest of ${campaign.id}`);
  }

  async chosen(campaign: Draft | undefined, { which }: Extract<Act, { act: 'chosen' }>): Promise<void> {
    if (campaign === undefined) return;
    const rows = this.rows(campaign.id).filter(({ position }) => which & (1 << position));
    const rest = this.expectedRest(campaign.id);
    const people = rows.filter(({ msisdn }) => Number(msisdn) > 0);
    const again = people.some(
      (person) => person.state !== 'left-out' && !isInRest({ ...person, state: person.state }),
    );
    const wanted = people
      .map(({ msisdn }) => Number(msisdn))
      .filter((number) => again || rest.includes(number));
    const positions = Uint32Array.from(rows.map(({ position }) => position));
    const copied = await this.copies.to(campaign.id, { positions, who: { people: positions.length } });
    assert.equal(copied.ok, wanted.length > 0);
    if (!copied.ok) return;
    const { id, audienceId } = copied.value.draft;
    this.families.set(id, this.familyOf(campaign.id));
    assert.deepEqual(this.listed(audienceId!), sorted(wanted));
  }

  correct(draft: Draft | undefined, { row, to }: Extract<Act, { act: 'correct' }>): void {
    if (draft === undefined) return;
    const rows = this.all<{ id: number; n: number }>(
      'SELECT id, n FROM audience_row WHERE id >> 24 = ?',
      draft.audienceId,
    );
    const found = pick(rows, row);
    const number = pick(everybody, to)!;
    if (found === undefined || this.listed(draft.audienceId).includes(number)) return;
    transact(this.database, () => {
      this.database
        .prepare('UPDATE audience_row SET msisdn = ?, original = ?, status = 0 WHERE id = ?')
        .run(number, `+${number}`, found.id);
      this.database
        .prepare(
          "INSERT INTO audience_step (audience_id, act, n, rows, at, undone) VALUES (?, 'edit', ?, 1, ?, 0)",
        )
        .run(draft.audienceId, found.n, this.now());
    });
  }

  async delete(campaign: Draft | undefined, erased: boolean): Promise<void> {
    if (campaign === undefined) return;
    value(await this.removal.remove({ campaignIds: [campaign.id] }));
    if (erased) await this.eraserDone();
  }

  eraserDone = (): Promise<unknown> =>
    until(() => this.all('SELECT 1 FROM removal').length === 0, { what: 'what was deleted erased' });

  get removal() {
    const { engine } = this.bench;
    return createRemovalHandlers({
      database: this.database,
      ask: (_: 'remove', [request]: Parameters<typeof engine.remove>) => engine.remove(request),
      news: { forget: () => undefined },
      unfinished: testUnfinished(),
      forget: async () => ok(1),
      now: this.now,
    } as unknown as RemovalDeps);
  }

  async age(days: number, kept: number): Promise<void> {
    this.laterMs += days * dayMs;
    const retention = createRetentionHandlers({
      context: {
        database: this.database,
        settings: { settings: () => ({ retention: { ...keepForEver, campaigns: kept }, recentDays }) },
        log: { write: () => undefined },
        unfinished: testUnfinished(),
        now: this.now,
      },
      removeCampaigns: (request: Parameters<SendingBench['engine']['remove']>[0]) =>
        this.removal.remove(request),
      practice: {},
      dropCopies: async () => {},
      every: () => () => undefined,
    } as unknown as RetentionDeps);
    value(await retention.run());
    retention.close();
  }

  async erase(number: number): Promise<void> {
    const erasure = { msisdn: String(number), keepOptOut: false };
    if (!beginErasure(this.database, erasure).ok) return;
    value(await eraseFromCampaigns(this.database, erasure.msisdn));
    this.database.prepare('DELETE FROM opt_out WHERE msisdn = ?').run(number);
    await eraseListed(this.database, erasure.msisdn);
    await endErasure(this.database, erasure.msisdn);
    for (const { people: known } of this.sent.values()) known.delete(number);
    for (const counted of [this.texts, this.asked])
      for (const key of counted.keys()) if (key.endsWith(` ${number}`)) counted.delete(key);
    for (const table of ['recipient', 'recipient_number', 'audience_row', 'opt_out'])
      assert.deepEqual(this.all(`SELECT * FROM ${table} WHERE msisdn = ?`, number), [], table);
  }

  optOut(number: number): void {
    this.database.prepare("INSERT OR IGNORE INTO opt_out VALUES (?, '', '', 0)").run(number);
  }

  optIn(number: number): void {
    this.database.prepare('DELETE FROM opt_out WHERE msisdn = ?').run(number);
    this.database
      .prepare('UPDATE audience_row SET status = 0 WHERE msisdn = ? AND status = ?')
      .run(number, statusCode('opted-out'));
  }

  copyFolder(): void {
    for (const { id, phase } of this.some(canStillSend)) {
      if (phase === 'scheduled') this.sent.delete(id);
      for (const { msisdn, state } of this.rows(id)) {
        const known = this.sent.get(id)?.people.get(Number(msisdn));
        if (known === undefined || !['waiting', 'not-sent', 'refused'].includes(state)) continue;
        known.perhaps = true;
        known.at = this.now();
      }
    }
    transact(this.database, () => doubtCampaigns(this.database, this.now()));
  }

  async restart(): Promise<void> {
    await this.close();
    this.bench = this.open();
    await this.removal.remove({ campaignIds: [] });
  }
}

function pick<One>(list: readonly One[], at: number): One | undefined {
  return list[at % list.length];
}
