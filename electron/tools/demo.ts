/**
 * The whole job in a terminal: a messy workbook becomes an audience, the command prepares it and sends everyone their
 * text through the practice gateway, and the returned texts are checked. Exits with 1 if anything is off.
 *
 *     npm run demo
 *     npm run demo -- contacts.csv --country SE --message 'Hi {Name|there}'
 */
import { rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { PRACTICE_ID } from '../../shared/account/account.ts';
import type { CampaignId } from '../../shared/brand.ts';
import type { CampaignState } from '../../shared/campaign/progress/campaign.ts';
import { exitCodes } from '../../shared/command-line/exit-code.ts';
import type { Wire } from '../../shared/contract.ts';
import type { AppError, Result, Superseded } from '../../shared/result.ts';
import { spoken } from '../../shared/texts/spoken-with-texts.ts';
import { createApp } from '../app.ts';
import { performCommand } from '../command-line/perform-command.ts';
import { readList } from '../command-line/prepare.ts';
import type { App } from '../host.ts';
import { loopbackHost } from '../hosts/loopback/loopback-host.ts';
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

/** The steps that a person does once in the window. */
async function importSheet(app: App, wire: Wire) {
  const sheetId = need(await readList(app, wire, { file }));
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

async function demo(app: App): Promise<void> {
  const started = performance.now();
  const wire = localWire(app);
  // A person's answer at the first import.
  need(await wire.call('settings.save', { settings: { home: 'US' } }));
  const audience = await importSheet(app, wire);
  const draft = need(await wire.call('draft.create', {}));
  const written = {
    name: 'Demo',
    accountId: PRACTICE_ID,
    audienceId: audience.id,
    message: flags.message,
    sender: 'Tagline',
    options: { ...draft.options, canary: 0, chunkSize: 250 },
  };
  need(await wire.call('draft.save', { campaignId: draft.id, patch: written }));
  const command = async (...args: string[]): Promise<string> => {
    say(`\n> tagline ${args.join(' ')}`);
    const { text, exit } = await performCommand({ args, folder: process.cwd() }, app);
    say(text.trimEnd());
    expect(exit === exitCodes.done, `The command ended with ${exit}.`);
    return text;
  };
  const review = await command('prepare', file, '--campaign', 'Demo');
  const [, code = '', campaignId] = /--review ((\d+)-\S+)/.exec(review) ?? [];
  const sending = performance.now();
  await command('send', '--review', code);
  const seconds = (performance.now() - sending) / 1000;
  say();
  const end = need(await wire.call('campaign.get', { campaignId: Number(campaignId) as CampaignId }));
  await report(wire, end, audience.counts.recipients);
  say(
    `Sent in ${seconds.toFixed(2)} s; everything in ${((performance.now() - started) / 1000).toFixed(2)} s`,
  );
}

async function report(wire: Wire, end: CampaignState, people: number): Promise<void> {
  const { viewId, count } = need(
    await wire.call('result.view', { campaignId: end.id, filter: 'accepted', search: '', chunk: null }),
  );
  for (const row of need(await wire.call('result.page', { viewId, from: 0, count: 3 })).rows) {
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
    ...loopbackHost(dataDir),
    version: 'demo',
    locale: 'en-US',
    systemTags: ['en-US'],
    stateDir: join(dataDir, 'state'),
  });
  if (!app.ok) throw new DemoFailure(explain(app.error));
  await demo(app.value).finally(app.value.close);
} catch (error) {
  if (!(error instanceof DemoFailure)) throw error;
  console.error(`Something is off: ${error.message}`);
  process.exitCode = 1;
} finally {
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
}
