import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Msisdn } from '../../../shared/brand.ts';
import type { ExportRequest } from '../../../shared/contract.ts';
import { languages } from '../../../shared/language/languages.ts';
import type { Settings } from '../../../shared/settings/settings.ts';
import { value } from '../support/app.ts';
import { campaignApp } from '../support/campaign-app.ts';
import { exported } from '../support/exported.ts';
import { audienceOf, preview, settled, upload } from '../support/sheet.ts';

/** Without their plus, or as the file has them, they are other people's numbers in another of the countries. */
const PEOPLE = [
  ['Ada', '+1 512 345 6789', '15123456789'],
  ['Bo', '+65 8223 4567', '6582234567'],
  ['Cy', '+500 51234', '50051234'],
  ['Di', '+49 1512 3456789', '4915123456789'],
  ['Ed', '81 23 45 67', '4581234567'],
  ['Flo', '21 12 34 56', '4521123456'],
] as const;
const EVERYBODY = PEOPLE.map(([, , msisdn]) => msisdn).sort();
const REJECTED = 'Gus,none,91 23 45 68';
const SHEET = [
  'Name,Mobile,Phone of parent',
  ...PEOPLE.map(([name, cell]) => `${name},${cell},91 23 45 67`),
  REJECTED,
].join('\n');

test('the numbers of every export are the same people wherever it is imported', async (t) => {
  const app = await campaignApp(t);
  const { wire } = app;
  const change = async (settings: Partial<Settings>) => value(await wire.call('settings.save', { settings }));
  await change({ home: 'DK' });
  const { id: audienceId } = await audienceOf(app, SHEET, { country: 'DK' });
  const { id: campaignId, options } = value(await wire.call('draft.create', {}));
  const message = 'Hi {Name}';
  await app.save(campaignId, { audienceId, message, options: { ...options, canary: 0 } });
  const list = { audienceId, message, lettering: { encoded: true } };
  const { viewId } = value(await wire.call('draft.view', { ...list, filter: 'all', search: '' }));
  const rows = { ...list, what: 'rows', viewId, spans: [{ from: 0, to: PEOPLE.length + 1 }] } as const;
  const results = { what: 'results', campaignId, filter: 'all', columns: true, leftOut: true } as const;

  const requests: { readonly [What in ExportRequest['what']]: readonly ExportRequest[] } = {
    rows: [
      { ...rows, format: 'csv' },
      { ...rows, format: 'xlsx' },
    ],
    results: [
      { ...results, format: 'csv' },
      { ...results, format: 'xlsx' },
    ],
    'opt-outs': [{ what: 'opt-outs' }],
    review: [{ what: 'review', campaignId, includeRecent: true }],
    rejections: [{ what: 'rejections', audienceId, format: 'csv' }],
    person: [{ what: 'person', msisdn: EVERYBODY[0] as Msisdn, format: 'csv' }],
    summary: [{ what: 'summary', campaignId }],
    credits: [],
    templates: [],
    folder: [],
  };
  const files = async (...whats: ExportRequest['what'][]) =>
    Promise.all(whats.flatMap((what) => requests[what]).map((request) => exported(wire, request)));

  const pages = await files('review');
  await app.start(campaignId);
  await app.reached(campaignId, 'finished');
  pages.push(...(await files('summary', 'person', 'rejections')));
  const sheets: typeof pages = [];
  for (const language of languages) {
    await change({ language });
    sheets.push(...(await files('rows', 'results')));
  }
  const text = EVERYBODY.map((msisdn) => `+${msisdn}`).join('\n');
  value(await wire.call('optOut.add', { text, note: '', source: '' }));
  for (const language of languages) {
    await change({ language });
    sheets.push(...(await files('opt-outs')));
  }

  const bare = new RegExp(`(?<![+\\d])(?:${EVERYBODY.join('|')})(?!\\d)`);
  for (const { name, bytes } of [...pages, ...sheets]) assert.doesNotMatch(`${name}\n${bytes}`, bare, name);

  const numbers = app.database.prepare(
    'SELECT msisdn FROM audience_row WHERE id >> 24 = ? AND msisdn IS NOT NULL',
  );
  const wrong: unknown[] = [];
  for (const country of ['DK', 'DE', 'US', 'SG']) {
    await change({ home: country });
    for (const { name, bytes } of sheets) {
      const sheetId = await upload(app, name, bytes);
      value(await wire.call('sheet.end', { sheetId }));
      await settled(app, sheetId);
      const { mapping } = await preview(app, sheetId);
      const built = await wire.call('audience.build', { sheetId, mapping, name });
      const found = built.ok
        ? numbers.all(built.value.id).map(({ msisdn }) => String(msisdn))
        : [built.error];
      if (JSON.stringify(found.sort()) !== JSON.stringify(EVERYBODY))
        wrong.push([country, name, mapping, found]);
    }
  }
  assert.deepEqual(wrong, []);
});
