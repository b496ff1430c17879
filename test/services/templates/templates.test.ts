import assert from 'node:assert/strict';
import { test } from 'node:test';
import { templateLimits } from '../../../shared/template/template.ts';
import { kindOf, startTestApp, testApp, value, wordsOf } from '../support/app.ts';
import { campaignApp } from '../support/campaign-app.ts';
import { exported } from '../support/exported.ts';
import { tempFolder } from '../support/temp-folder.ts';

const reminder = { name: 'Reminder', message: 'Hi {name|there}, see you tomorrow' };
const file = (templates: unknown, version: unknown = 1) =>
  JSON.stringify({ format: 'tagline-templates', version, templates });

test('templates are kept, renamed, rewritten and removed, every window hears of it, and the next start has them', async (t) => {
  const dataDir = tempFolder(t);
  const app = await startTestApp(dataDir);
  const { wire } = app;
  const { id: templateId } = value(
    await wire.call('template.add', { name: ' Later\n on ', message: 'Hi\r\nyou' }),
  );
  value(await wire.call('template.add', reminder));
  const names = async () => value(await wire.call('template.list', {})).map(({ name }) => name);
  assert.deepEqual(await names(), ['Later on', 'Reminder']);
  value(await wire.call('template.change', { templateId, name: 'Zoo' }));
  const changed = value(await wire.call('template.change', { templateId, message: 'Bye' }));
  assert.deepEqual([changed.name, changed.message], ['Zoo', 'Bye']);
  assert.deepEqual(await names(), ['Reminder', 'Zoo']);
  for (const wrong of [
    { name: ' ', message: 'x' },
    { name: 'x', message: ' ' },
  ])
    assert.equal(kindOf(await wire.call('template.add', wrong)), 'bad-input');
  value(await wire.call('template.remove', { templateId }));
  assert.equal(kindOf(await wire.call('template.remove', { templateId })), 'not-found');
  assert.equal(kindOf(await wire.call('template.change', { templateId, name: 'x' })), 'not-found');
  const told = app.events.filter((event) => event.type === 'changed' && event.what === 'templates');
  assert.equal(told.length, 5);
  await app.app.close();
  const again = await startTestApp(dataDir);
  const kept = value(await again.wire.call('template.list', {}));
  assert.deepEqual(
    kept.map(({ name, message }) => ({ name, message })),
    [reminder],
  );
  await again.app.close();
});

test('a file of templates goes from one Tagline to another, and what is there already is not added twice', async (t) => {
  const [here, there] = [await testApp(t), await testApp(t)];
  value(await here.wire.call('template.add', reminder));
  value(await here.wire.call('template.add', { name: '\u202eGreeting', message: 'Łódź {x}\n"quoted"' }));
  const { name, bytes } = await exported(here.wire, { what: 'templates' });
  assert.equal(name, 'templates.json');
  const text = new TextDecoder().decode(bytes);
  value(await there.wire.call('template.add', reminder));
  const taken = value(await there.wire.call('template.import', { text: `\ufeff${text}` }));
  assert.deepEqual(taken, { added: 1, already: 1 });
  const both = await Promise.all([here, there].map(({ wire }) => wire.call('template.list', {})));
  const [ours, theirs] = both.map((list) => value(list).map(({ name, message }) => [name, message]));
  assert.deepEqual(theirs, ours);
  assert.deepEqual(value(await there.wire.call('template.import', { text })), { added: 0, already: 2 });
});

test('a file that is no file of templates, or is more than one, is refused in words, and nothing of it is taken', async (t) => {
  const { wire } = await testApp(t);
  const many = Array.from({ length: templateLimits.templates }, (_, at) => ({
    name: `T${at}`,
    message: 'Hi',
  }));
  const refused: readonly (readonly [string, RegExp])[] = [
    ['', /no Tagline templates/],
    ['{"format":"tagline-templates"', /no Tagline templates/],
    ['"tagline-templates"', /no Tagline templates/],
    ['[]', /no Tagline templates/],
    [JSON.stringify({ format: 'other', version: 1, templates: [reminder] }), /no Tagline templates/],
    [file([reminder], 0), /no Tagline templates/],
    [file([reminder], 2), /newer version/],
    [file(null), /cannot be read/],
    [file([reminder, { name: 'x' }]), /cannot be read/],
    [file([reminder, { name: ' ', message: 'x' }]), /cannot be read/],
    [file([reminder, { name: 'x', message: '' }]), /needs a message/],
    [file([reminder, { name: 'x'.repeat(201), message: 'x' }]), /cannot be read/],
    [file([reminder, { name: 'x', message: 'x'.repeat(50_001) }]), /cannot be read/],
    [file([...many, reminder]), /cannot be read/],
    [
      file(Array.from({ length: 60 }, () => ({ name: 'x', message: 'x'.repeat(40_000) + Math.random() }))),
      /for more: Tagline keeps at most/,
    ],
    ['['.repeat(1_000_000), /no Tagline templates/],
    [`[${'{},'.repeat(1_000_000)}{}]`, /no Tagline templates/],
    [file([reminder]) + ' '.repeat(templateLimits.file), /larger than any/],
  ];
  for (const [text, words] of refused) {
    const answer = await wire.call('template.import', { text });
    assert.equal(kindOf(answer), 'bad-input', text.slice(0, 80));
    assert.match(wordsOf(answer), words, text.slice(0, 80));
  }
  assert.deepEqual(value(await wire.call('template.list', {})), []);
  assert.deepEqual(value(await wire.call('template.import', { text: file(many) })), {
    added: templateLimits.templates,
    already: 0,
  });
  assert.match(wordsOf(await wire.call('template.add', reminder)), /for more: Tagline keeps at most/);
  const strange = JSON.stringify({
    format: 'tagline-templates',
    version: 1,
    templates: [],
    __proto__: { x: 1 },
  });
  value(await wire.call('template.import', { text: strange }));
});

test('the latest messages of campaigns are told once each, those of tests and rehearsals not', async (t) => {
  const { wire, draft, reached } = await campaignApp(t);
  const first = await draft(2, { message: 'One {name}' });
  await draft(2, { message: 'Two {name}' });
  await draft(2, { message: 'One {name}' });
  await draft(2, { message: ' ' });
  const rehearsal = value(
    await wire.call('campaign.rehearse', { campaignId: first, includeRecent: false }),
  ).id;
  await reached(rehearsal, 'finished');
  const recent = value(await wire.call('template.recent', {}));
  assert.deepEqual(recent.map(({ message }) => message).sort(), ['One {name}', 'Two {name}']);
  assert.ok(recent.every(({ campaignId }) => campaignId !== rehearsal));
});
