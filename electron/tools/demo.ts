/**
 * The whole job in a terminal: a messy workbook becomes an audience, three texts are shown, everyone is sent to
 * through the practice gateway, and what came back is checked. Exits with 1 if anything is off.
 *
 *     npm run demo                    # the shipped sample
 *     npm run demo -- contacts.csv --country SE --message 'Hi {Name|there}'
 */
import { readFileSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { PRACTICE_ID } from '../../shared/account/account.ts';
import type { AudienceRow } from '../../shared/audience/audience.ts';
import type { CampaignId, SheetId } from '../../shared/brand.ts';
import type { CampaignState } from '../../shared/campaign/progress/campaign.ts';
import type { Wire } from '../../shared/contract.ts';
import { withFinalText } from '../../shared/draft/final-row.ts';
import { bindMessage } from '../../shared/message/bound-message.ts';
import { writingOf } from '../../shared/message/writing.ts';
import { directly } from '../../shared/network/proxy.ts';
import type { AppError, Result, Superseded } from '../../shared/result.ts';
import { spoken } from '../../shared/texts/spoken.ts';
import { createApp } from '../app.ts';
import { noDesktop } from '../host.ts';
import { createSessionVault } from '../hosts/session-vault.ts';
import { localWire } from '../wire/local-wire.ts';
import { projectDir } from './paths.ts';
import { temporaryFolder } from './temporary-folder.ts';

const sample = join(projectDir, 'renderer/assets/sample-contacts.xlsx');
const sampleMessage =
  'Hi {First name|there}, a reminder of your visit to {Clinic} on {Appointment} at {Time}. No more texts? Just tell us.';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    country: { type: 'string', default: 'US' },
    message: { type: 'string', default: sampleMessage },
  },
});
const file = positionals[0] === undefined ? sample : resolve(positionals[0]);

const say = (line = ''): void => console.log(line);
const plain = (count: number): string => count.toLocaleString('en-US');

class DemoFailure extends Error {}

function explain(error: AppError | Superseded): string {
  if (error.kind === 'superseded') return 'A newer request took its place.';
  return [error.message, 'where' in error ? error.where : undefined, error.fix]
    .map((words) => spoken(words))
    .filter(Boolean)
    .join(' — ');
}

function need<Value>(result: Result<Value, AppError | Superseded>): Value {
  if (!result.ok) throw new DemoFailure(explain(result.error));
  return result.value;
}

function expect(holds: boolean, what: string): void {
  if (!holds) throw new DemoFailure(what);
}

async function upload(wire: Wire, path: string): Promise<SheetId> {
  const bytes = readFileSync(path);
  const { sheetId } = need(await wire.call('sheet.begin', { name: basename(path), size: bytes.length }));
  const piece = 1 << 20;
  for (let from = 0; from < bytes.length; from += piece) {
    need(await wire.call('sheet.append', { sheetId, at: from, bytes: bytes.subarray(from, from + piece) }));
  }
  const read = new Promise<void>((done, failed) => {
    const stop = wire.subscribe((event) => {
      if (event.type !== 'sheet' || event.sheet.id !== sheetId) return;
      if (event.sheet.stage === 'ready') done();
      else if (event.sheet.stage === 'failed' && event.sheet.error !== undefined) {
        failed(new DemoFailure(explain(event.sheet.error)));
      } else return;
      stop();
    });
  });
  const state = need(await wire.call('sheet.end', { sheetId }));
  if (state.stage !== 'ready') await read;
  return sheetId;
}

async function settled(wire: Wire, campaignId: CampaignId): Promise<CampaignState> {
  for (;;) {
    const state = need(await wire.call('campaign.get', { campaignId }));
    if (['finished', 'paused', 'cancelled'].includes(state.phase)) return state;
    await new Promise((next) => setTimeout(next, 20));
  }
}

function showProblem(row: AudienceRow): void {
  const note = row.notes.find((one) => one.kind === 'rejected') ?? row.notes[0];
  say(
    `  row ${row.row}: ${row.original === '' ? '(empty)' : row.original} — ${spoken(note?.message) ?? row.status}`,
  );
}

async function importSheet(wire: Wire) {
  const sheetId = await upload(wire, file);
  const guess = need(await wire.call('sheet.preview', { sheetId, chosen: {}, from: 0, count: 10 }));
  const { detection } = guess.state;
  say(`Read ${basename(file)}: ${detection?.format ?? 'unknown format'}, ${plain(guess.state.rows)} rows`);
  // Nobody is there to be asked.
  const mapping = {
    ...guess.mapping,
    country: flags.country,
    duplicates: 'first' as const,
    consent: { leaveOut: true, values: [] },
  };
  const column = guess.columns.find((one) => one.index === mapping.numberColumn)?.name;
  expect(column !== undefined, 'No column of phone numbers was found.');
  say(`Numbers are in “${column}”, national ones are read as ${mapping.country}`);
  const audience = need(await wire.call('audience.build', { sheetId, mapping, name: basename(file) }));
  const { counts } = audience;
  say(
    `${plain(counts.recipients)} people: ${plain(counts.repaired)} numbers tidied, ${plain(counts.doubtful)} doubtful, ` +
      `${plain(counts.duplicates)} duplicates, ${plain(counts.rejected)} rejected`,
  );
  const total =
    counts.recipients + counts.duplicates + counts.rejected + counts.optedOut + counts.saidNo + counts.recent;
  expect(total === counts.rows, `Of ${counts.rows} rows only ${total} are accounted for.`);
  return audience;
}

/** Practice asks for an encoding. */
const lettering = { encoded: true };

async function demo(wire: Wire): Promise<void> {
  const started = performance.now();
  const audience = await importSheet(wire);
  const view = async (filter: 'rejected' | 'recipients', count: number): Promise<AudienceRow[]> => {
    const { viewId } = need(
      await wire.call('draft.view', {
        audienceId: audience.id,
        message: flags.message,
        lettering,
        filter,
        search: '',
      }),
    );
    return need(await wire.call('draft.page', { viewId, from: 0, count }));
  };
  for (const row of await view('rejected', 5)) showProblem(row);

  say();
  const writing = writingOf(bindMessage(flags.message, audience.columns, {}), lettering);
  for (const row of await view('recipients', 3))
    say(`  to ${row.msisdn}: ${withFinalText(row, writing).text}`);
  say();

  const draft = need(await wire.call('draft.create', {}));
  need(
    await wire.call('draft.save', {
      campaignId: draft.id,
      patch: {
        name: 'Demo',
        accountId: PRACTICE_ID,
        audienceId: audience.id,
        message: flags.message,
        options: { ...draft.options, canary: 0, chunkSize: 250 },
      },
    }),
  );
  const review = need(await wire.call('campaign.review', { campaignId: draft.id }));
  const [blocker] = review.blockers;
  expect(blocker === undefined, spoken(blocker?.message) ?? '');
  say(
    `Sending to ${plain(review.people)} people, ${plain(review.parts)} parts, through ${review.accountName}`,
  );
  const sending = performance.now();
  need(
    await wire.call('campaign.start', {
      campaignId: draft.id,
      people: review.people,
      hash: review.hash,
      includeRecent: false,
    }),
  );
  const end = await settled(wire, draft.id);
  const seconds = (performance.now() - sending) / 1000;
  expect(end.phase === 'finished', `The campaign ended as ${end.phase}: ${spoken(end.pause?.message) ?? ''}`);
  await report(wire, end, audience.counts.recipients);
  say(
    `Sent in ${seconds.toFixed(2)} s; everything in ${((performance.now() - started) / 1000).toFixed(2)} s`,
  );
}

async function report(wire: Wire, end: CampaignState, people: number): Promise<void> {
  const { viewId, count } = need(
    await wire.call('result.view', { campaignId: end.id, filter: 'accepted', search: '', chunk: null }),
  );
  for (const row of need(await wire.call('result.page', { viewId, from: 0, count: 3 }))) {
    say(`  receipt ${row.id}: ${row.msisdn} ${row.state}, ${row.parts} part${row.parts === 1 ? '' : 's'}`);
  }
  say(
    `${plain(end.counts.accepted)} accepted by the service in ${end.chunks} requests, ` +
      `${plain(end.differences)} texts different, ${plain(end.creditConsumed ?? 0)} credits`,
  );
  const { phones, texts } = need(await wire.call('practice.status', {}));
  say(`The practice phones: ${plain(phones)} phones got ${plain(texts)} texts`);
  expect(end.counts.accepted === people && count === people, 'Not everybody was accepted.');
  expect(end.differences === 0, 'A text came back different from its preview.');
  expect(phones === people && texts === people, 'Somebody got two texts, or none.');
}

const dataDir = temporaryFolder('demo');
try {
  const app = await createApp({
    kind: 'loopback',
    version: 'demo',
    locale: 'en-US',
    systemTags: ['en-US'],
    dataDir,
    stateDir: join(dataDir, 'state'),
    vault: createSessionVault(),
    desktop: noDesktop,
    systemPaths: async () => directly,
  });
  if (!app.ok) throw new DemoFailure(explain(app.error));
  await demo(localWire(app.value)).finally(app.value.close);
} catch (error) {
  if (!(error instanceof DemoFailure)) throw error;
  console.error(`Something is off: ${error.message}`);
  process.exitCode = 1;
} finally {
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
}
