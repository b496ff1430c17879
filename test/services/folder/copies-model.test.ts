import assert from 'node:assert/strict';
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import fc from 'fast-check';
import { readFolder } from '../../../electron/copies/folder-row.ts';
import { writeFolderFile } from '../../../electron/folder/worker/folder-file.ts';
import type { CampaignId } from '../../../shared/brand.ts';
import { sized } from '../../support/full.ts';
import { active, deeds, people, service } from '../support/campaign-model.ts';
import { openSendingBench, quickClock, type SendingBench } from '../support/sending.ts';
import { tempFolder } from '../support/temp-folder.ts';

const campaign = 1 as CampaignId;

/** What is done with one of the copies of a data folder, on one of two computers, at any moment. */
const acts = fc.record({
  act: fc.constantFrom<'copy' | 'back-up' | 'move' | 'go-on' | 'rest' | 'close' | 'carry'>(
    'copy',
    'back-up',
    'move',
    'go-on',
    'go-on',
    'rest',
    'close',
    'carry',
  ),
  which: fc.nat(5),
  again: fc.integer({ min: 0, max: 3 }).map((chance) => chance === 0),
});

/** A copy of the folder: where it is, the computer it is used on, and the app while it is open. */
interface Copy {
  readonly folder: string;
  computer: string;
  bench: SendingBench | null;
}

test('however a data folder is copied and used, nobody is texted twice without a verdict that names them', async (t) => {
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(deeds, { minLength: 3, maxLength: 20 }),
      fc.array(acts, { minLength: 6, maxLength: 24 }),
      fc.record({
        chunkSize: fc.integer({ min: 2, max: 20 }),
        connections: fc.constantFrom(1, 3),
        canary: fc.nat(4),
      }),
      async (plan, doings, options) => {
        const root = tempFolder(t);
        const computers = ['one', 'two'].map((name) => `${name} of run ${++runs}`);
        const barred = { optedOut: new Set<string>(), everybody: false };
        const { gateway, ledger } = service(plan, new Set(), barred);
        const again = new Map<string, number>();
        const copies: Copy[] = [{ folder: join(root, '0'), computer: computers[0]!, bench: null }];
        mkdirSync(copies[0]!.folder);

        function opened(copy: Copy): SendingBench {
          copy.bench ??= openSendingBench(copy.folder, {
            computer: copy.computer,
            connect: () => gateway,
            clock: quickClock,
            retry: { retries: 1, firstMs: 0, longestMs: 0 },
          });
          return copy.bench;
        }

        async function close(copy: Copy): Promise<void> {
          await copy.bench?.engine.close();
          copy.bench?.database.close();
          copy.bench = null;
        }

        async function goOn(copy: Copy, isAgain: boolean): Promise<void> {
          const { database, engine, resume, phase } = opened(copy);
          await engine.settleFolder('copied');
          for (const { chunk } of database.prepare("SELECT chunk FROM chunk WHERE state = 'unknown'").all()) {
            const concerned = active(database, Number(chunk));
            const ruled = await engine.resolve(
              campaign,
              Number(chunk),
              isAgain ? 'send-again' : 'treat-as-sent',
            );
            if (!ruled.ok || !isAgain) continue;
            for (const { msisdn } of concerned) again.set(msisdn, (again.get(msisdn) ?? 0) + 1);
          }
          if (phase(campaign) === 'paused') await resume(campaign);
        }

        function other(computer: string): string {
          return computers[computer === computers[0] ? 1 : 0]!;
        }

        /** Into a file, which is opened later, or at once if the folder is moved. */
        async function save(copy: Copy, as: 'backup' | 'moved', computer = copy.computer): Promise<void> {
          const { database, engine, owner } = opened(copy);
          const { computer: tied, movedAt } = readFolder(database);
          if (tied !== owner) return;
          // Of two files that were made to be opened elsewhere, nobody knows that one was opened.
          if (as === 'moved' && (movedAt !== null || !(await engine.closeFolder()).ok)) return;
          const folder = join(root, String(copies.length));
          const path = join(folder, 'tagline.db');
          mkdirSync(folder);
          await writeFolderFile(database, { path, as, settings: '{}' });
          copies.push({ folder, computer, bench: null });
          if (as === 'moved') opened(copies.at(-1)!);
        }

        async function rest(copy: Copy): Promise<void> {
          const { reached } = opened(copy);
          await reached(campaign, 'paused', 'finished', 'running', 'draft');
          if (opened(copy).phase(campaign) === 'running' && opened(copy).counts(campaign)['in-flight'])
            await reached(campaign, 'paused', 'finished');
        }

        const [first] = copies;
        const bench = opened(first!);
        bench.draft(people, options);
        assert.ok((await bench.start(campaign)).ok);
        for (const { act, which, again: isAgain } of doings) {
          const copy = copies[which % copies.length]!;
          switch (act) {
            case 'copy':
              if (copies.length < 5) {
                const folder = join(root, String(copies.length));
                cpSync(copy.folder, folder, { recursive: true });
                copies.push({ folder, computer: copy.computer, bench: null });
              }
              break;
            case 'back-up':
              if (copies.length < 5) await save(copy, 'backup');
              break;
            case 'move':
              if (copies.length < 5)
                await save(copy, 'moved', isAgain ? copy.computer : other(copy.computer));
              break;
            case 'go-on':
              await goOn(copy, isAgain);
              break;
            case 'rest':
              await rest(copy);
              break;
            case 'close':
              await close(copy);
              break;
            case 'carry':
              await close(copy);
              copy.computer = other(copy.computer);
              break;
          }
        }
        // In the end every copy is brought to its end, and holds an outcome for everybody.
        for (const copy of copies) {
          for (let turn = 0; opened(copy).phase(campaign) !== 'finished'; turn++) {
            assert.ok(turn < 100, 'a copy comes to its end');
            await goOn(copy, false);
            const { database, engine } = opened(copy);
            for (const { chunk } of database.prepare("SELECT chunk FROM chunk WHERE state = 'refused'").all())
              await engine.takeOut(campaign, Number(chunk), [active(database, Number(chunk))[0]!.position]);
            await opened(copy).reached(campaign, 'paused', 'finished');
          }
        }
        const times = new Map<string, number>();
        for (const number of ledger) times.set(number, (times.get(number) ?? 0) + 1);
        for (const [number, got] of times)
          assert.ok(got <= 1 + (again.get(number) ?? 0), `${number} got ${got} texts`);
        for (const copy of copies) {
          const counts = opened(copy).counts(campaign);
          const known = ['accepted', 'treated-as-sent', 'skipped', 'refused'] as const;
          assert.equal(
            known.reduce((sum, state) => sum + (counts[state] ?? 0), 0),
            people,
          );
          await close(copy);
        }
      },
    ),
    { numRuns: sized(4, 8) },
  );
});
