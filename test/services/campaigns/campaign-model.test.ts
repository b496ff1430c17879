import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { realClock } from '../../../electron/campaigns/worker/run/clock.ts';
import type { AccountChange } from '../../../shared/account/account-change.ts';
import type { AccountId } from '../../../shared/brand.ts';
import { isSeenBeforeTheEnd } from '../../../shared/campaign/outcome/pause.ts';
import { sized } from '../../support/full.ts';
import { active, check, deeds, optOut, people, service, threeVersions } from '../support/campaign-model.ts';
import { fictionalNumber } from '../support/people.ts';
import { openSendingBench, quickClock } from '../support/sending.ts';
import { tempFolder } from '../support/temp-folder.ts';

const acceptedPeople = "SELECT total(people) AS people FROM chunk WHERE state = 'accepted'";

/** What a person does while the campaign stands still. */
const moods = fc.record({
  again: fc.boolean(),
  correct: fc.constantFrom<'resume' | 'take-out' | 'bisect'>('resume', 'take-out', 'bisect'),
  optOut: fc.option(fc.nat(people - 1)),
  cancel: fc.integer({ min: 0, max: 15 }).map((chance) => chance === 0),
});

// Fault (campaign): a request in doubt is sent again, and then refused, not sent, taken out, halved or cancelled
test('whatever the service and the person do, nobody is texted twice unasked and nobody is lost', async (t) => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(deeds, { minLength: 3, maxLength: 30 }),
      fc.array(moods, { minLength: 2, maxLength: 12 }),
      fc.uniqueArray(fc.nat(people - 1), { maxLength: 3 }),
      fc.record({
        chunkSize: fc.integer({ min: 1, max: 25 }),
        connections: fc.integer({ min: 1, max: 5 }),
        canary: fc.nat(5),
        versions: fc.constantFrom(undefined, threeVersions),
      }),
      async (plan, mind, dislikes, options) => {
        const barred = { optedOut: new Set<string>(), everybody: false };
        const { gateway, ledger, doubted, late } = service(
          plan,
          new Set(dislikes.map(fictionalNumber)),
          barred,
          options.versions,
        );
        const bench = openSendingBench(tempFolder(t), {
          connect: () => gateway,
          clock: quickClock,
          retry: { retries: 2, firstMs: 0, longestMs: 0 },
        });
        const { database, engine } = bench;
        const campaign = bench.draft(people, options);
        const again = new Map<string, number>();
        assert.ok((await bench.start(campaign)).ok);
        let isLookedAt = options.canary === 0;
        for (let turn = 0; turn < 300; turn++) {
          await bench.reached(campaign, 'paused', 'finished', 'cancelled');
          const accepted = Number(database.prepare(acceptedPeople).get()?.people);
          assert.ok(isLookedAt || accepted <= options.canary, 'everybody was texted before the look');
          const asked = bench.pause(campaign)?.kind;
          isLookedAt ||= asked === 'canary' || (asked !== undefined && isSeenBeforeTheEnd(asked));
          if (bench.phase(campaign) !== 'paused') break;
          const mood =
            turn < 150
              ? mind[turn % mind.length]!
              : { again: false, correct: 'bisect', optOut: null, cancel: turn > 250 };
          for (const { chunk } of database.prepare("SELECT chunk FROM chunk WHERE state = 'unknown'").all()) {
            if (mood.again) {
              for (const { msisdn } of active(database, Number(chunk)))
                again.set(msisdn, (again.get(msisdn) ?? 0) + 1);
            }
            assert.ok(
              (await engine.resolve(campaign, Number(chunk), mood.again ? 'send-again' : 'treat-as-sent')).ok,
            );
          }
          for (const { chunk } of database.prepare("SELECT chunk FROM chunk WHERE state = 'refused'").all()) {
            const [first] = active(database, Number(chunk));
            if (mood.correct === 'take-out') await engine.takeOut(campaign, Number(chunk), [first!.position]);
            if (mood.correct === 'bisect') await engine.bisect(campaign, Number(chunk));
          }
          if (mood.optOut !== null) {
            const number = fictionalNumber(mood.optOut);
            optOut(database, number);
            barred.optedOut.add(number);
          }
          if (mood.cancel) await engine.cancel(campaign);
          else if (bench.phase(campaign) === 'paused') assert.ok((await bench.resume(campaign)).ok);
        }
        await engine.close();
        const finished = bench.phase(campaign) === 'finished';
        check(database, { ledger, doubted, again, finished, versions: options.versions });
        assert.deepEqual(
          late,
          [],
          'a request began with somebody who had opted out, or after the account had changed',
        );
        database.close();
      },
    ),
    { numRuns: sized(4, 8) },
  );
});

/** Something that a person or the computer does at any moment, also while requests are on their way. */
const acts = fc.oneof(
  fc.record({
    act: fc.constantFrom<'pause' | 'resume' | 'sleep' | 'wake' | 'wait'>(
      'pause',
      'resume',
      'sleep',
      'wake',
      'wait',
    ),
  }),
  fc.record({
    act: fc.constantFrom<'bisect' | 'optOut' | 'cancel'>('bisect', 'optOut', 'cancel'),
    at: fc.nat(30),
  }),
  fc.record({
    act: fc.constant('account' as const),
    change: fc.constantFrom<AccountChange>('removed', 'address', 'token-forgotten', 'encoding'),
  }),
  fc.record({ act: fc.constant('takeOut' as const), at: fc.nat(12), positions: fc.array(fc.nat(people)) }),
  fc.record({ act: fc.constant('rule' as const), at: fc.nat(12), again: fc.boolean() }),
);

test('in whatever order and however quickly things are done, nobody is texted twice unasked and nobody is lost', async (t) => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(deeds, { minLength: 3, maxLength: 20 }),
      fc.array(acts, { minLength: 10, maxLength: 60 }),
      fc.uniqueArray(fc.nat(people - 1), { maxLength: 2 }),
      fc.record({
        chunkSize: fc.integer({ min: 1, max: 20 }),
        connections: fc.constantFrom(1, 2, 40),
        canary: fc.nat(4),
        versions: fc.constantFrom(undefined, threeVersions),
      }),
      async (plan, doings, dislikes, options) => {
        const barred = { optedOut: new Set<string>(), everybody: false };
        const { gateway, ledger, doubted, late } = service(
          plan,
          new Set(dislikes.map(fictionalNumber)),
          barred,
          options.versions,
        );
        const bench = openSendingBench(tempFolder(t), {
          connect: () => gateway,
          clock: quickClock,
          retry: { retries: 2, firstMs: 1, longestMs: 1 },
        });
        const { database, engine } = bench;
        const campaign = bench.draft(people, options);
        const again = new Map<string, number>();
        const all: Promise<unknown>[] = [bench.start(campaign)];

        async function rule(chunk: number, verdict: 'send-again' | 'treat-as-sent'): Promise<void> {
          const ruled = await engine.resolve(campaign, chunk, verdict);
          if (!ruled.ok || verdict === 'treat-as-sent') return;
          for (const { msisdn } of active(database, chunk)) again.set(msisdn, (again.get(msisdn) ?? 0) + 1);
        }
        function perform(doing: (typeof doings)[number]): Promise<unknown> {
          switch (doing.act) {
            case 'pause':
              return engine.pause(campaign);
            case 'resume':
              barred.everybody = false;
              return bench.resume(campaign);
            case 'account':
              barred.everybody = true;
              return engine.accountChanged('account' as AccountId, doing.change);
            case 'sleep':
              return engine.sleep();
            case 'wake':
              return engine.wake();
            case 'wait':
              return Promise.resolve();
            case 'bisect':
              return engine.bisect(campaign, doing.at);
            case 'cancel':
              return doing.at === 0 ? engine.cancel(campaign) : Promise.resolve();
            case 'optOut':
              optOut(database, fictionalNumber(doing.at));
              barred.optedOut.add(fictionalNumber(doing.at));
              return Promise.resolve();
            case 'takeOut':
              return engine.takeOut(campaign, doing.at, doing.positions);
            case 'rule':
              return rule(doing.at, doing.again ? 'send-again' : 'treat-as-sent');
          }
        }
        for (const [turn, doing] of doings.entries()) {
          all.push(perform(doing));
          if (turn % 3 === 0) await realClock.sleep(turn % 2);
        }
        all.push(engine.wake());
        await Promise.all(all);
        for (let turn = 0; turn < 300; turn++) {
          await bench.reached(campaign, 'paused', 'finished', 'cancelled', 'draft');
          if (bench.phase(campaign) !== 'paused') break;
          for (const { chunk } of database.prepare("SELECT chunk FROM chunk WHERE state = 'unknown'").all())
            await rule(Number(chunk), 'treat-as-sent');
          for (const { chunk } of database.prepare("SELECT chunk FROM chunk WHERE state = 'refused'").all())
            await engine.bisect(campaign, Number(chunk));
          if (turn > 250) await engine.cancel(campaign);
          else {
            barred.everybody = false;
            await bench.resume(campaign);
          }
        }
        await engine.close();
        const phase = bench.phase(campaign);
        assert.match(phase, /^(finished|cancelled|draft)$/);
        if (phase === 'draft') assert.deepEqual(ledger, []);
        else {
          const finished = phase === 'finished';
          check(database, { ledger, doubted, again, finished, versions: options.versions });
        }
        assert.deepEqual(
          late,
          [],
          'a request began with somebody who had opted out, or after the account had changed',
        );
        database.close();
      },
    ),
    { numRuns: sized(3, 6) },
  );
});
