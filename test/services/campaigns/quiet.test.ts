import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { openStateReader } from '../../../electron/campaigns/results/state-reader.ts';
import { openScheduler } from '../../../electron/campaigns/scheduler.ts';
import type { Clock } from '../../../electron/campaigns/worker/run/clock.ts';
import { createGateway } from '../../../electron/gateway/client.ts';
import { openTimeline } from '../../../electron/store/timeline.ts';
import type { CampaignId } from '../../../shared/brand.ts';
import { pauseShown } from '../../../shared/campaign/outcome/pause.ts';
import { isQuiet, type QuietHours } from '../../../shared/campaign/plan/quiet-hours.ts';
import { countryZones } from '../../../shared/number/country-zones.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { sized } from '../../support/full.ts';
import { settle } from '../../support/until.ts';
import { acceptingGateway } from '../support/accepting-gateway.ts';
import { value } from '../support/app.ts';
import type { Ending } from '../support/at-end.ts';
import { practiceAccount } from '../support/practice.ts';
import { type DraftChange, testBench } from '../support/sending.ts';
import { tempFolder } from '../support/temp-folder.ts';

const hour = 3_600_000;
const night: QuietHours = { from: 21, to: 8 };
/** 20:58 in Sweden, where it is winter. */
const evening = Date.UTC(2026, 0, 15, 19, 58);

/** Numbers that are reserved for fiction, by country. */
const fiction = {
  SE: 46_701_740_605,
  GB: 447_700_900_000,
  FR: 33_639_980_000,
  US: 12_125_550_100,
  AU: 61_491_570_006,
};
type Country = keyof typeof fiction;
const countries = Object.keys(fiction) as Country[];

/** A clock that a test sets, and that waiting moves on. */
function handClock(at: number) {
  let now = at;
  let steady = 0;
  const clock: Clock = {
    now: () => now,
    steady: () => steady,
    async sleep(ms) {
      now += ms;
      steady += ms;
      await settle();
    },
    random: () => 0.5,
  };
  return {
    clock,
    pass(ms: number) {
      now += ms;
      steady += Math.max(0, ms);
    },
    set: (to: number) => (now = to),
  };
}

type BenchOptions = DraftChange & { readonly people: readonly Country[]; readonly hours?: QuietHours };

/** An engine by a clock of its own whose every request takes `answerMs`, and a campaign to people of some countries. */
function quietBench(t: Ending, at = evening, answerMs: (post: number) => number = () => 0) {
  const time = handClock(at);
  const begun: { readonly msisdn: string; readonly at: number }[] = [];
  const { gateway } = acceptingGateway((post) => time.pass(answerMs(post)));
  const folder = tempFolder(t);
  const connect = () => ({
    ...gateway,
    send(request: Parameters<typeof gateway.send>[0], options: Parameters<typeof gateway.send>[1]) {
      begun.push(...request.recipients.map(({ msisdn }) => ({ msisdn, at: time.clock.now() })));
      return gateway.send(request, options);
    },
  });
  const open = () => testBench(t, { folder, clock: time.clock, connect });
  let bench = open();
  return {
    time,
    begun,
    get bench() {
      return bench;
    },
    /** As after the app was closed and opened. */
    async restart() {
      await bench.engine.close();
      bench = open();
    },
    async start({ people, hours = night, ...change }: BenchOptions): Promise<CampaignId> {
      const campaign = bench.draft(people.length, change);
      const place = bench.database.prepare(
        'UPDATE audience_row SET msisdn = ? WHERE n = ? AND id >> 24 = (SELECT audience_id FROM campaign WHERE id = ?)',
      );
      people.forEach((country, n) => void place.run(fiction[country] + n, n, campaign));
      value(await bench.start(campaign, {}, { quiet: hours }));
      return campaign;
    },
    resume: (campaign: CampaignId, anyway?: string) =>
      bench.engine.resume(campaign, bench.account, pauseShown(bench.pause(campaign)), anyway),
  };
}

const all = (country: Country, people: number): Country[] => Array.from({ length: people }, () => country);

test('a campaign stops before the first quiet minute, waits, and goes on after the last', async (t) => {
  // Ten people in half a minute: the first quiet minute comes after forty.
  const run = quietBench(t, evening, () => 30_000);
  const campaign = await run.start({ people: all('SE', 60) });
  await run.bench.reached(campaign, 'paused');
  assert.equal(run.begun.length, 40);
  const { kind, until, message } = run.bench.pause(campaign)!;
  assert.deepEqual([kind, until], ['quiet', Date.UTC(2026, 0, 16, 7)]);
  assert.match(spoken(message), /^Quiet hours hold everybody still waiting until /);
  value(await run.resume(campaign));
  await run.bench.reached(campaign, 'paused');
  assert.equal(run.begun.length, 40, 'a resume asks the clock too');
  run.time.set(until!);
  value(await run.resume(campaign));
  await run.bench.reached(campaign, 'finished');
  assert.equal(new Set(run.begun.map(({ msisdn }) => msisdn)).size, 60);
});

test('of several countries each waits for its own morning, in requests of its own, and others go first', async (t) => {
  const run = quietBench(t, Date.UTC(2026, 0, 15, 20, 30));
  const campaign = await run.start({
    people: ['SE', 'GB', 'SE', 'FR', 'GB', 'US'],
    canary: 0,
    chunkSize: 10,
  });
  await run.bench.reached(campaign, 'paused');
  // In Sweden and France it is 21:30, in Great Britain 20:30; at one moment all of the United States is awake.
  assert.deepEqual(run.begun.map(({ msisdn }) => msisdn.slice(0, 2)).sort(), ['12', '44', '44']);
  const chunks = run.bench.database.prepare('SELECT countries FROM chunk WHERE campaign_id = ?');
  assert.deepEqual(
    chunks.all(campaign).map((row) => row.countries),
    ['FR,SE', 'GB', 'US'],
  );
});

test('a canary that is partly asleep is looked at without them, and they go later without another look', async (t) => {
  const run = quietBench(t, Date.UTC(2026, 0, 15, 20, 30));
  const campaign = await run.start({ people: ['SE', 'GB', ...all('GB', 8)], canary: 2 });
  await run.bench.reached(campaign, 'paused');
  assert.deepEqual([run.bench.pause(campaign)?.kind, run.begun.length], ['canary', 1]);
  value(await run.resume(campaign));
  await run.bench.reached(campaign, 'paused');
  assert.deepEqual([run.bench.pause(campaign)?.kind, run.begun.length], ['quiet', 9]);
  run.time.set(run.bench.pause(campaign)!.until!);
  value(await run.resume(campaign));
  await run.bench.reached(campaign, 'finished');
  assert.equal(run.begun.length, 10);
});

test('where all of the canary is asleep, as few others go first in its place', async (t) => {
  const run = quietBench(t, Date.UTC(2026, 0, 15, 20, 30));
  const campaign = await run.start({ people: ['SE', 'SE', ...all('GB', 8)], canary: 2, message: 'Hi' });
  await run.bench.reached(campaign, 'paused');
  assert.deepEqual([run.bench.pause(campaign)?.kind, run.begun.length], ['canary', 2]);
});

// Fault (app): ended while a campaign waits for the end of quiet hours -> as observed -> it waits on, and goes on by
// itself where it is not late; else it asks
test('the wait survives a restart: it goes on at its time, and where that is long gone it asks', async (t) => {
  for (const [late, phase, kind] of [
    [0, 'finished', undefined],
    [10 * 60_000, 'finished', undefined],
    [hour, 'paused', 'overdue'],
  ] as const) {
    const run = quietBench(t, evening + 5 * 60_000);
    const campaign = await run.start({ people: all('SE', 20) });
    await run.bench.reached(campaign, 'paused');
    const until = run.bench.pause(campaign)!.until!;
    await run.restart();
    assert.equal(run.bench.pause(campaign)?.until, until);
    run.time.set(until + late);
    const { bench } = run;
    const schedule = openScheduler({
      database: bench.database,
      owner: bench.owner,
      now: run.time.clock.now,
      start: async () => assert.fail('it has begun'),
      miss: async () => assert.fail('it has begun'),
      rest: {
        start: (id) => run.resume(id),
        miss: (id, why) => bench.engine.askInstead(id, why),
      },
      failed: assert.fail,
    });
    schedule.look();
    await settle();
    await bench.reached(campaign, phase);
    assert.equal(bench.pause(campaign)?.kind, kind);
    schedule.close();
  }
});

test('a campaign that asks after quiet hours does not go on by itself, and neither does one that a person paused', async (t) => {
  const run = quietBench(t, evening + 5 * 60_000);
  const asking = await run.start({ people: all('SE', 5), asksAfterQuiet: true });
  await run.bench.reached(asking, 'paused');
  assert.deepEqual([run.bench.pause(asking)?.kind, run.bench.pause(asking)?.until], ['quiet', undefined]);
  const paused = await run.start({ people: all('SE', 5) });
  await run.bench.reached(paused, 'paused');
  await run.bench.engine.pause(paused);
  assert.deepEqual([run.bench.pause(paused)?.kind, run.bench.pause(paused)?.until], ['by-user', undefined]);
});

test('a campaign that a person pauses in the moment when it would go on stays paused', async (t) => {
  const run = quietBench(t, evening + 5 * 60_000);
  const campaign = await run.start({ people: all('SE', 5) });
  await run.bench.reached(campaign, 'paused');
  run.time.set(run.bench.pause(campaign)!.until!);
  const { engine, account, database, owner } = run.bench;
  const hasAsked = Promise.withResolvers<void>();
  const schedule = openScheduler({
    database,
    owner,
    now: run.time.clock.now,
    start: async () => assert.fail('it has begun'),
    miss: async () => assert.fail('it has begun'),
    rest: {
      // While the token is read.
      async start(id, shown) {
        await engine.pause(id);
        return engine.resume(id, account, shown).finally(hasAsked.resolve);
      },
      miss: (id, why) => engine.askInstead(id, why),
    },
    failed: assert.fail,
  });
  schedule.look();
  await hasAsked.promise;
  schedule.close();
  await run.bench.reached(campaign, 'paused', 'finished');
  assert.deepEqual([run.bench.pause(campaign)?.kind, run.begun.length], ['by-user', 0]);
});

// Fault (app): ended while a campaign is sent in quiet hours that a person said not to wait for -> as observed -> the
// choice and its reason are on record; it asks after the restart, and then goes on
test('sent anyway tonight, with its reason on record, also after a restart; the next night holds again', async (t) => {
  const run = quietBench(t, evening + 5 * 60_000, (post) => (post === 2 ? 12 * hour : 0));
  const campaign = await run.start({ people: all('SE', 30) });
  await run.bench.reached(campaign, 'paused');
  value(await run.resume(campaign, 'The water is cut off at midnight'));
  await run.restart();
  if (run.bench.phase(campaign) === 'paused') value(await run.resume(campaign));
  await run.bench.reached(campaign, 'finished', 'paused');
  assert.equal(run.begun.length, 30);
  const told = openTimeline(run.bench.database)
    .page(campaign, null, 500)
    .rows.toReversed()
    .map(({ message }) => spoken(message));
  assert.ok(told.some((line) => line.includes('“The water is cut off at midnight”')));
  const frozen = run.bench.database.prepare(
    "SELECT frozen ->> '$.anyway.until' AS until FROM campaign WHERE id = ?",
  );
  assert.equal(frozen.get(campaign)?.until, Date.UTC(2026, 0, 16, 7));
});

test('what is sent anyway is held again in the next night', async (t) => {
  const run = quietBench(t, evening + 5 * 60_000, () => 25 * hour);
  const campaign = await run.start({ people: all('SE', 20) });
  await run.bench.reached(campaign, 'paused');
  value(await run.resume(campaign, 'Storm warning'));
  await run.bench.reached(campaign, 'paused');
  assert.deepEqual([run.bench.pause(campaign)?.kind, run.begun.length], ['quiet', 10]);
});

test('what is sent anyway where one night ends late is held in the next night elsewhere', async (t) => {
  // At 17:30 UTC it is night for Sweden and Australia: until 09:00 and until 02:00, and there again from 07:00.
  const run = quietBench(t, Date.UTC(2026, 0, 15, 17, 30), () => 14 * hour);
  const campaign = await run.start({ people: ['SE', 'AU'], hours: { from: 18, to: 10 }, chunkSize: 1 });
  await run.bench.reached(campaign, 'paused');
  assert.equal(run.begun.length, 0);
  value(await run.resume(campaign, 'Storm warning'));
  await run.bench.reached(campaign, 'paused', 'finished');
  assert.deepEqual([run.bench.pause(campaign)?.kind, run.begun.length], ['quiet', 1]);
  run.time.set(run.bench.pause(campaign)!.until!);
  value(await run.resume(campaign));
  await run.bench.reached(campaign, 'finished');
});

test('where it is always a quiet hour for somebody, it asks and says so', async (t) => {
  const run = quietBench(t, evening);
  const campaign = await run.start({ people: ['US'], hours: { from: 12, to: 11 } });
  await run.bench.reached(campaign, 'paused');
  assert.equal(run.bench.pause(campaign)?.until, undefined);
  assert.match(
    spoken(run.bench.pause(campaign)!.message),
    /^Somebody still waiting is always in quiet hours/,
  );
});

test('quiet hours that begin while a request is being made leave nobody in doubt', async (t) => {
  const { account, gateway } = await practiceAccount(t);
  const time = handClock(evening);
  let asked = 0;
  const clock: Clock = { ...time.clock, now: () => (++asked > 40 ? evening + hour : evening) };
  const bench = testBench(t, { clock, account });
  const campaign = bench.draft(30);
  value(await bench.start(campaign, {}, { quiet: { from: 15, to: 14 } }));
  await bench.reached(campaign, 'paused', 'finished');
  assert.equal(bench.counts(campaign).unknown, undefined);
  assert.equal(
    gateway.ledger.texts,
    30 - (bench.counts(campaign).waiting ?? 0) - (bench.counts(campaign)['not-sent'] ?? 0),
  );
});

test('a request on record whose first byte would leave in a quiet minute is taken back, and goes in the morning', async (t) => {
  const { account, gateway } = await practiceAccount(t);
  const time = handClock(evening);
  let asked = 0;
  const bench = testBench(t, {
    account,
    clock: time.clock,
    connect(to) {
      const client = createGateway(to);
      return {
        ...client,
        send(...request) {
          // Between the record of the second request and its first byte.
          if (++asked === 2) time.set(evening + 2 * 60_000);
          return client.send(...request);
        },
      };
    },
  });
  const campaign = bench.draft(30);
  bench.database.exec(`UPDATE audience_row SET msisdn = ${fiction.SE} + n`);
  value(await bench.start(campaign, {}, { quiet: night }));
  await bench.reached(campaign, 'paused', 'finished');
  const { kind, until } = bench.pause(campaign)!;
  assert.deepEqual([kind, asked, gateway.ledger.texts], ['quiet', 2, 10]);
  const { accepted, unknown, waiting = 0, 'not-sent': notSent = 0 } = bench.counts(campaign);
  assert.deepEqual([accepted, unknown, waiting + notSent], [10, undefined, 20]);
  time.set(until!);
  await bench.resumed(campaign, 'finished', 'paused');
  assert.deepEqual([bench.counts(campaign), gateway.ledger.texts], [{ accepted: 30 }, 30]);
});

// Fault (app): the last moment of a campaign passes, while it is sent, paused or the app is closed -> as observed -> what
// is left asks instead of going
test('after its last moment what is left asks, also after a pause or a restart, and goes when a person says so', async (t) => {
  const run = quietBench(t, evening, () => 30_000);
  const notAfter = evening + 70_000;
  const campaign = await run.start({ people: all('SE', 60), hours: { from: 3, to: 4 }, notAfter });
  await run.bench.reached(campaign, 'paused');
  assert.deepEqual([run.bench.pause(campaign)?.kind, run.begun.length], ['over', 30]);
  await run.restart();
  assert.equal(run.bench.pause(campaign)?.kind, 'over');
  const later = await run.start({
    people: all('GB', 20),
    hours: { from: 3, to: 4 },
    notAfter: notAfter + hour,
    canary: 2,
  });
  await run.bench.reached(later, 'paused');
  assert.equal(run.bench.pause(later)?.kind, 'canary');
  run.time.set(notAfter + 2 * hour);
  await run.restart();
  value(await run.resume(later));
  await run.bench.reached(later, 'paused');
  assert.deepEqual([run.bench.pause(later)?.kind, run.begun.length], ['over', 32]);
  value(await run.resume(later));
  await run.bench.reached(later, 'finished');
  assert.equal(run.begun.length, 50);
});

test('quiet hours that last until after the last moment ask at once', async (t) => {
  const run = quietBench(t, evening + 5 * 60_000);
  const campaign = await run.start({ people: all('SE', 5), notAfter: evening + 2 * hour });
  await run.bench.reached(campaign, 'paused');
  const pause = run.bench.pause(campaign)!;
  assert.deepEqual([pause.kind, pause.until], ['quiet', undefined]);
  assert.match(spoken(pause.message), /after the deadline/);
});

// Fault (app): quiet hours hold texts that say "tomorrow" until another day -> as observed -> they do not go on by
// themselves, and go before that day ends where a person says so
test('what quiet hours hold until another day than its texts mean asks at once, and goes anyway that evening', async (t) => {
  const run = quietBench(t, new Date(2026, 0, 15, 22).getTime());
  const campaign = run.bench.draft(5);
  // Of no country, so that this computer's clock counts.
  run.bench.database.exec('UPDATE audience_row SET msisdn = 99912345600 + n');
  value(await run.bench.start(campaign, {}, { quiet: night, day: '2026-01-15' }));
  await run.bench.reached(campaign, 'paused');
  const pause = run.bench.pause(campaign)!;
  assert.deepEqual([pause.kind, pause.until, run.begun.length], ['quiet', undefined, 0]);
  assert.match(
    spoken(pause.message),
    /until 16 Jan.* 08:00 here and for them, and the texts count days from .*15 January/,
  );
  value(await run.resume(campaign, 'They leave at seven'));
  await run.bench.reached(campaign, 'finished');
  assert.equal(run.begun.length, 5);
});

test('the canary goes now and everybody else at the chosen time, once somebody has looked; also after a restart', async (t) => {
  const startAt = evening + 3 * hour;
  const run = quietBench(t);
  const plan = { hours: { from: 3, to: 4 }, canary: 2, canaryNow: true, startAt } as const;
  const campaign = await run.start({ people: all('SE', 20), ...plan });
  await run.bench.reached(campaign, 'paused');
  assert.deepEqual([run.bench.pause(campaign)?.kind, run.begun.length], ['canary', 2]);
  value(await run.resume(campaign));
  await run.bench.reached(campaign, 'paused');
  assert.deepEqual([run.bench.pause(campaign)?.kind, run.begun.length], ['start-time', 2]);
  assert.equal(run.bench.pause(campaign)?.until, startAt);
  await run.restart();
  run.time.set(startAt);
  value(await run.bench.engine.resume(campaign, run.bench.account));
  await run.bench.reached(campaign, 'finished');
  assert.equal(run.begun.length, 20);
  // A person may send the rest before.
  const early = await run.start({ people: all('GB', 9), ...plan, startAt: startAt + hour });
  await run.bench.reached(early, 'paused');
  for (const phase of ['paused', 'finished'] as const) {
    value(await run.resume(early));
    await run.bench.reached(early, phase);
  }
  assert.equal(run.begun.length, 29);
  // Nobody goes before the time where the canary would be everybody.
  const few = await run.start({ people: ['FR', 'FR'], ...plan, startAt: startAt + 2 * hour });
  assert.equal(run.bench.phase(few), 'scheduled');
});

test('while somebody looks at the canary, the rest are said to be texted when quiet hours end after their time', async (t) => {
  const run = quietBench(t);
  const startAt = evening + 3 * hour;
  const campaign = await run.start({ people: all('SE', 9), canary: 2, canaryNow: true, startAt });
  await run.bench.reached(campaign, 'paused');
  assert.equal(run.bench.pause(campaign)?.kind, 'canary');
  const here = { owner: 'here', hold: () => null, now: run.time.clock.now };
  const states = openStateReader(run.bench.database, here, () => ({ name: 'Live', kind: 'live' }));
  const morning = Date.UTC(2026, 0, 16, 7);
  run.bench.database.exec("UPDATE campaign SET owner = 'here'");
  assert.equal(states.state(campaign, undefined)?.restAt, morning);
  const later = await run.start({
    people: all('GB', 9),
    canary: 2,
    canaryNow: true,
    startAt: morning + 2 * hour,
  });
  await run.bench.reached(later, 'paused');
  run.bench.database.exec("UPDATE campaign SET owner = 'here'");
  assert.equal(states.state(later, undefined)?.restAt, morning + 2 * hour);
});

test('a canary that goes now waits for its own morning', async (t) => {
  const run = quietBench(t, evening + 5 * 60_000);
  const startAt = evening + 24 * hour;
  const campaign = await run.start({
    people: all('SE', 9),
    hours: night,
    canary: 2,
    canaryNow: true,
    startAt,
  });
  await run.bench.reached(campaign, 'paused');
  const { kind, until } = run.bench.pause(campaign)!;
  assert.deepEqual([kind, until], ['quiet', Date.UTC(2026, 0, 16, 7)]);
  run.time.set(until!);
  value(await run.resume(campaign));
  await run.bench.reached(campaign, 'paused');
  assert.deepEqual([run.bench.pause(campaign)?.kind, run.begun.length], ['canary', 2]);
});

test('a canary that is sent now anyway frees nobody whose own time comes in quiet hours', async (t) => {
  const run = quietBench(t, evening + 5 * 60_000);
  const startAt = Date.UTC(2026, 0, 16, 5);
  const campaign = await run.start({ people: all('SE', 9), canary: 2, canaryNow: true, startAt });
  await run.bench.reached(campaign, 'paused');
  assert.deepEqual([run.bench.pause(campaign)?.kind, run.begun.length], ['quiet', 0]);
  value(await run.resume(campaign, 'We check tonight that the link works'));
  await run.bench.reached(campaign, 'paused');
  assert.deepEqual([run.bench.pause(campaign)?.kind, run.begun.length], ['canary', 2]);
  value(await run.resume(campaign));
  await run.bench.reached(campaign, 'paused');
  assert.deepEqual([run.bench.pause(campaign)?.kind, run.begun.length], ['start-time', 2]);
  run.time.set(startAt);
  value(await run.bench.engine.resume(campaign, run.bench.account));
  await run.bench.reached(campaign, 'paused', 'finished');
  assert.deepEqual([run.bench.pause(campaign)?.kind, run.begun.length], ['quiet', 2]);
  run.time.set(run.bench.pause(campaign)!.until!);
  value(await run.resume(campaign));
  await run.bench.reached(campaign, 'finished');
});

test('who sends before its time to those after a canary that was sent anyway chose no quiet hours for them', async (t) => {
  const run = quietBench(t, evening + 5 * 60_000);
  const startAt = Date.UTC(2026, 0, 16, 9);
  const campaign = await run.start({ people: all('SE', 9), canary: 2, canaryNow: true, startAt });
  await run.bench.reached(campaign, 'paused');
  value(await run.resume(campaign, 'We check tonight that the link works'));
  await run.bench.reached(campaign, 'paused');
  value(await run.resume(campaign));
  await run.bench.reached(campaign, 'paused');
  value(await run.resume(campaign));
  await run.bench.reached(campaign, 'paused', 'finished');
  assert.deepEqual([run.bench.pause(campaign)?.kind, run.begun.length], ['quiet', 2]);
  value(await run.resume(campaign, 'The water is cut off at midnight'));
  await run.bench.reached(campaign, 'finished');
});

test('a reason given where quiet hours hold nobody leaves the earlier one on record', async (t) => {
  const run = quietBench(t, evening + 5 * 60_000);
  const campaign = await run.start({ people: all('SE', 9), canary: 2 });
  await run.bench.reached(campaign, 'paused');
  value(await run.resume(campaign, 'Storm warning'));
  await run.bench.reached(campaign, 'paused');
  assert.equal(run.bench.pause(campaign)?.kind, 'canary');
  run.time.set(Date.UTC(2026, 0, 16, 12));
  value(await run.resume(campaign, 'It is day'));
  await run.bench.reached(campaign, 'finished');
  const frozen = run.bench.database.prepare(
    "SELECT frozen ->> '$.anyway.reason' AS reason FROM campaign WHERE id = ?",
  );
  assert.equal(frozen.get(campaign)?.reason, 'Storm warning');
  const told = openTimeline(run.bench.database).page(campaign, null, 500).rows;
  assert.ok(!told.some(({ message }) => spoken(message).includes('It is day')));
});

test('whatever the zones, the season, the pace, the pauses and the clock, nobody is texted in a quiet minute, and everybody once', async (t) => {
  const clocks = new Map(
    countries.map((country) => [
      country,
      countryZones(country).map(
        (timeZone) =>
          new Intl.DateTimeFormat('en-GB', {
            timeZone,
            hour: 'numeric',
            minute: 'numeric',
            hourCycle: 'h23',
          }),
      ),
    ]),
  );
  const isQuietFor = (country: Country, at: number, hours: QuietHours): boolean =>
    clocks.get(country)!.some((clock) => {
      const [h, m] = clock.format(at).split(':').map(Number);
      return isQuiet(hours, h! * 60 + m!);
    });
  const hourOfDay = fc.integer({ min: 0, max: 23 });
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        people: fc.array(fc.constantFrom(...countries), { minLength: 1, maxLength: 25 }),
        // Not so long that the four hours between the zones of a country leave no minute.
        hours: fc
          .tuple(hourOfDay, fc.integer({ min: 1, max: 14 }))
          .map(([from, long]) => ({ from, to: (from + long) % 24 })),
        chunkSize: fc.integer({ min: 1, max: 10 }),
        canary: fc.integer({ min: 0, max: 3 }),
        connections: fc.integer({ min: 1, max: 3 }),
        perMinute: fc.option(fc.integer({ min: 1, max: 30 })),
      }),
      fc.constantFrom(...['2026-03-28T12:00Z', '2026-10-24T16:00Z', '2026-06-01T20:00Z'].map(Date.parse)),
      // What the clock does during each request, in minutes; some set it back.
      fc.array(fc.integer({ min: -180, max: 400 }), { minLength: 1, maxLength: 8 }),
      fc.array(fc.boolean(), { minLength: 1, maxLength: 5 }),
      async ({ people, hours, ...plan }, at, jumps, pauses) => {
        const run = quietBench(t, at, (post) => {
          if (pauses[post % pauses.length]) void run.bench.engine.pause(campaign);
          return jumps[post % jumps.length]! * 60_000;
        });
        let campaign = 1 as CampaignId;
        campaign = await run.start({ people, hours, ...plan });
        for (let turn = 0; ; turn++) {
          await run.bench.reached(campaign, 'paused', 'finished');
          if (run.bench.phase(campaign) === 'finished') break;
          assert.ok(turn < 400, 'it comes to an end');
          const { kind, until } = run.bench.pause(campaign)!;
          if (kind === 'quiet' && until === undefined) break;
          if (until !== undefined) run.time.set(until);
          value(await run.resume(campaign));
        }
        for (const { msisdn, at: then } of run.begun) {
          const country = countries.find((one) => msisdn.startsWith(String(fiction[one]).slice(0, 5)))!;
          assert.ok(!isQuietFor(country, then, hours), `${country} at ${new Date(then).toISOString()}`);
        }
        assert.equal(new Set(run.begun.map(({ msisdn }) => msisdn)).size, run.begun.length);
        if (run.bench.phase(campaign) === 'finished') assert.equal(run.begun.length, people.length);
        await run.bench.engine.close();
      },
    ),
    { numRuns: sized(8, 25) },
  );
});

// Fault (app): midnight passes while a campaign is sent whose texts say "tomorrow", or it is resumed on another day -> as
// observed -> what is left stops, and a resume sends nothing
test('texts that say tomorrow leave only on the day they mean, also after a pause or a restart', async (t) => {
  const midnight = new Date(2026, 0, 16).getTime();
  const run = quietBench(t, midnight - 70_000, () => 30_000);
  const campaign = run.bench.draft(60);
  value(await run.bench.start(campaign, {}, { day: '2026-01-15' }));
  await run.bench.reached(campaign, 'paused');
  const pause = run.bench.pause(campaign)!;
  assert.deepEqual([pause.kind, run.begun.length], ['other-day', 30]);
  assert.match(spoken(pause.message), /15 January/);
  await run.restart();
  value(await run.resume(campaign));
  await run.bench.reached(campaign, 'paused');
  assert.deepEqual([run.bench.pause(campaign)?.kind, run.begun.length], ['other-day', 30]);
  const early = run.bench.draft(10);
  value(await run.bench.start(early, {}, { day: '2026-01-17' }));
  await run.bench.reached(early, 'paused');
  assert.deepEqual([run.bench.pause(early)?.kind, run.begun.length], ['other-day', 30]);
  run.time.set(midnight + 30 * hour);
  value(await run.resume(early));
  await run.bench.reached(early, 'finished');
  assert.equal(run.begun.length, 40);
});
