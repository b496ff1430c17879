import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createSessionVault } from '../../../electron/hosts/session-vault.ts';
import { dayAt } from '../../../shared/format/sending-day.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { sized } from '../../support/full.ts';
import { value, wordsOf } from '../support/app.ts';
import { addAudience } from '../support/audience.ts';
import { type CampaignApp, campaignApp, sharedCampaignApp } from '../support/campaign-app.ts';
import { practiceFor } from '../support/practice.ts';

const theApp = sharedCampaignApp();

const columns = ['Navn', 'Tid', 'Beløb'];
const DAYS = ['søndag', 'mandag', 'tirsdag', 'onsdag', 'torsdag', 'fredag', 'lørdag'];
const MONTHS = 'januar februar marts april maj juni juli august september oktober november december'.split(
  ' ',
);

const two = (number: number): string => String(number).padStart(2, '0');

interface Visit {
  readonly at: Date;
  readonly written: string;
}

/** A moment, written in one of the ways that files have it; or words that are none. */
const visit: fc.Arbitrary<Visit | string> = fc.oneof(
  fc.constantFrom('', 'snart', '2026-13-01', '31/02/2026'),
  fc
    .tuple(
      fc.date({ min: new Date('2020-01-01'), max: new Date('2039-12-31'), noInvalidDate: true }),
      fc.constantFrom<(at: Date) => string>(
        (at) => at.toISOString().slice(0, 16),
        (at) => at.toISOString().slice(0, 19).replace('T', ' '),
        (at) =>
          `${at.getUTCDate()}.${at.getUTCMonth() + 1}.${at.getUTCFullYear()} ${at.toISOString().slice(11, 16)}`,
        (at) =>
          `${two(at.getUTCDate())}/${two(at.getUTCMonth() + 1)}/${at.getUTCFullYear()} ${at.toISOString().slice(11, 16)}`,
      ),
    )
    .map(([at, write]) => ({ at, written: write(at) })),
);

const amount = fc.oneof(
  fc.constantFrom('', '1.234', 'gratis'),
  fc
    .tuple(fc.nat({ max: 9_999_999 }), fc.constantFrom('', '5', '50'))
    .map(([whole, rest]) => ({ whole, rest })),
);
type Amount = string | { readonly whole: number; readonly rest: string };

/** Each way to show a moment, and what somebody who reads the file would say. */
const FORMATS: readonly (readonly [format: string, (at: Date) => string])[] = [
  ['weekday dmy', (at) => DAYS[at.getUTCDay()]!],
  ['day-month dmy', (at) => `${at.getUTCDate()}. ${MONTHS[at.getUTCMonth()]}`],
  ['weekday-date dmy', (at) => `${DAYS[at.getUTCDay()]} ${at.getUTCDate()}. ${MONTHS[at.getUTCMonth()]}`],
  ['short-date dmy', (at) => `${two(at.getUTCDate())}.${two(at.getUTCMonth() + 1)}.${at.getUTCFullYear()}`],
  ['time dmy', (at) => `${two(at.getUTCHours())}.${two(at.getUTCMinutes())}`],
];

function amountShown(found: Amount): string {
  if (typeof found === 'string') return found || 'intet';
  const grouped = String(found.whole).replace(/(?<=\d)(?=(?:\d{3})+$)/g, '.');
  return `kr. ${grouped}${found.rest === '' ? '' : `,${found.rest}`}`;
}

const amountWritten = (found: Amount): string =>
  typeof found === 'string' ? found : `kr. ${found.whole}${found.rest === '' ? '' : `,${found.rest}`}`;

async function received({ wire, guest }: CampaignApp, n: number): Promise<string[]> {
  const phone = { msisdn: guest(n), before: null, count: 10 };
  return value(await wire.call('practice.phone', phone)).rows.map(({ text }) => text);
}

test('what the list shows, what reaches the phones, and what somebody reads out of the file are the same texts', async () => {
  const cases = fc.sample(
    fc.tuple(
      fc.shuffledSubarray([...FORMATS], { minLength: 1, maxLength: 3 }),
      fc.array(fc.tuple(visit, amount), { minLength: 6, maxLength: 12 }),
    ),
    { numRuns: sized(2, 6), seed: 29 },
  );
  for (const [chosen, people] of cases) {
    const app = await theApp();
    const { wire, database } = app;
    const rows = people.map(([at, due], n) => ({
      cells: [`Navn ${n}`, typeof at === 'string' ? at : at.written, amountWritten(due)],
      msisdn: Number(app.guest(n)),
    }));
    const tags = chosen.map(([format]) => `{Tid:${format}|en dag}`).join(' og ');
    const message = `Hej {Navn}, vi ses ${tags}, og du har {Beløb:money|intet} til gode`;
    const expected = people.map(([at, due], n) => {
      const shown = chosen.map(([, show]) => (typeof at === 'string' ? at || 'en dag' : show(at.at)));
      return `Hej Navn ${n}, vi ses ${shown.join(' og ')}, og du har ${amountShown(due)} til gode`;
    });
    const audienceId = addAudience(database, columns, rows);
    const campaignId = await app.draft(0, { audienceId, message });
    const lettering = { encoded: true };
    const survey = value(await wire.call('draft.survey', { asker: 'a', audienceId, message, lettering }));
    assert.deepEqual([survey.messageProblems, survey.people], [[], people.length]);
    const odd = people.filter(([at]) => typeof at === 'string' && at !== '').length;
    assert.deepEqual(
      survey.misfits.filter(({ tag }) => tag.startsWith('{Tid')).map((one) => one.people),
      odd === 0 ? [] : chosen.map(() => odd),
    );
    const review = value(await wire.call('campaign.review', { campaignId }));
    const warned = review.warnings.filter((one) => spoken(one.message).includes('does not fit {Tid'));
    assert.equal(warned.length, odd === 0 ? 0 : chosen.length);
    await app.start(campaignId);
    await app.reached(campaignId, 'finished');
    for (const [n, text] of expected.entries()) assert.deepEqual(await received(app, n), [text]);
  }
});

test('the rest gets what was frozen where its list is gone', async () => {
  const app = await theApp();
  const { wire, database, start, reached, practise } = app;
  const rows = Array.from({ length: 20 }, (_, n) => ({
    cells: [`Navn ${n}`, n === 13 ? '' : n === 14 ? 'snart' : `2026-12-${two(n + 1)} 09:30`, '1234'],
    msisdn: Number(app.guest(n)),
  }));
  const message = 'Hej {Navn}, vi ses {Tid:weekday|en dag} kl. {Tid:time|ti}: {Beløb:number}';
  const audienceId = addAudience(database, columns, rows);
  const campaignId = await app.draft(0, { audienceId, message });
  await practise('ok, 400');
  await start(campaignId);
  await reached(campaignId, 'paused');
  await wire.call('campaign.cancel', { campaignId });
  value(await wire.call('audience.remove', { audienceId }));
  const { draft: rest } = value(await wire.call('campaign.writeTo', { campaignId, shown: null }));
  await start(rest.id);
  await reached(rest.id, 'finished');
  assert.deepEqual(await received(app, 13), ['Hej Navn 13, vi ses en dag kl. ti: 1.234']);
  assert.deepEqual(await received(app, 14), ['Hej Navn 14, vi ses snart kl. snart: 1.234']);
  assert.deepEqual(await received(app, 19), ['Hej Navn 19, vi ses søndag kl. 09.30: 1.234']);
});

const relative = 'Hej {Navn}, vi ses {Tid:relative}';
const dayMs = 86_400_000;

/** People with an appointment today, tomorrow and on, at half past nine. */
function appointments({ guest }: CampaignApp, people: number) {
  return Array.from({ length: people }, (_, n) => {
    const at = new Date(Date.now() + n * dayMs);
    const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
    return { cells: [`Navn ${n}`, `${day} 09:30`, ''], msisdn: Number(guest(n)) };
  });
}

// Fault (app): texts say "tomorrow", and are reviewed on one day and started on another -> refused in words, sends nothing
test('texts that say tomorrow are of the day they go, which a review, a schedule and a start have in common', async (t) => {
  const app = await theApp();
  const { wire, database, start, reached, save } = app;
  const audienceId = addAudience(database, columns, appointments(app, 4));
  const campaignId = await app.draft(0, { audienceId, message: relative });
  const { options } = value(await wire.call('draft.get', { campaignId }));
  const texts = async () => {
    const { samples } = value(await wire.call('campaign.review', { campaignId }));
    return samples.slice(0, 3).map(({ text }) => text.replace('Hej Navn ', ''));
  };
  assert.deepEqual(await texts(), [
    '0, vi ses i dag kl. 09.30',
    '1, vi ses i morgen kl. 09.30',
    '2, vi ses i overmorgen kl. 09.30',
  ]);
  const startAt = Date.now() + dayMs;
  await save(campaignId, { options: { ...options, startAt } });
  assert.deepEqual(await texts(), [
    '0, vi ses i går kl. 09.30',
    '1, vi ses i dag kl. 09.30',
    '2, vi ses i morgen kl. 09.30',
  ]);
  await save(campaignId, { options: { ...options, startAt, canaryNow: true, canary: 1 } });
  const { blockers } = value(await wire.call('campaign.review', { campaignId }));
  assert.match(blockers.map((one) => spoken(one.message)).join(), /The first 1 go today/);

  await save(campaignId, { options });
  const noon = new Date().setHours(12, 0, 0, 0);
  t.mock.timers.enable({ apis: ['Date'], now: noon - 13 * dayMs });
  const { people, hash } = value(await wire.call('campaign.review', { campaignId }));
  t.mock.timers.reset();
  // However far the clock moves on meanwhile.
  let hours = 0;
  const clock = t.mock.method(Date, 'now', () => noon + 3_600_000 * hours++);
  const refused = await wire.call('campaign.start', { campaignId, people, hash, includeRecent: false });
  clock.mock.restore();
  assert.equal(refused.ok, false);
  assert.match(wordsOf(refused), /^The review was for /);
  assert.deepEqual(await received(app, 3), []);
  await start(campaignId);
  await reached(campaignId, 'finished');
  assert.deepEqual(await received(app, 3), ['Hej Navn 3, vi ses om 3 dage kl. 09.30']);
});

test('texts that say tomorrow do not start once quiet hours hold them until another day, however early they were reviewed', async (t) => {
  const practice = await practiceFor(t);
  const app = await theApp();
  const { wire, database, draft, liveAccount } = app;
  value(await wire.call('settings.save', { settings: { quietFrom: 21, quietTo: 8 } }));
  // Of no country, so that this computer's clock counts.
  const people = appointments(app, 4).map((one, n) => ({ ...one, msisdn: 99_912_345_600 + n }));
  const audienceId = addAudience(database, columns, people);
  const accountId = await liveAccount(practice.url, practice.token);
  const campaignId = await draft(0, { audienceId, accountId, message: relative });
  const evening = new Date().setHours(20, 50, 0, 0);
  t.mock.timers.enable({ apis: ['Date'], now: evening });
  const read = value(await wire.call('campaign.review', { campaignId }));
  assert.deepEqual(read.blockers, []);
  t.mock.timers.setTime(evening + 1_200_000);
  const { blockers } = value(await wire.call('campaign.review', { campaignId }));
  assert.match(blockers.map((one) => spoken(one.message)).join(), /^Quiet hours hold 4 people until/);
  const { hash } = read;
  const start = await wire.call('campaign.start', { campaignId, hash, people: 4, includeRecent: false });
  t.mock.timers.reset();
  assert.match(wordsOf(start), /^Quiet hours hold 4 people until/);
  assert.equal(practice.ledger.texts, 0);
});

// Fault (app): a start waits for the keychain until after midnight, or quiet hours change meanwhile -> what was reviewed
test('while a start waits for the keychain, neither the day of its texts nor its quiet hours become others', async (t) => {
  const vault = createSessionVault();
  let whileAsked = async () => {};
  const read: typeof vault.read = async (...asked) => {
    await whileAsked();
    return vault.read(...asked);
  };
  const app = await campaignApp(t, { vault: { ...vault, read } });
  const { wire, database } = app;
  const audienceId = addAudience(database, columns, appointments(app, 4));
  const campaignId = await app.draft(0, {
    audienceId,
    message: relative,
    accountId: await app.liveAccount('http://127.0.0.1:1', 'live-token'),
  });
  const { people, hash } = value(await wire.call('campaign.review', { campaignId }));
  const now = Date.now();
  const clock = t.mock.method(Date, 'now');
  whileAsked = async () => {
    value(await wire.call('settings.save', { settings: { quietFrom: 3, quietTo: 4 } }));
    clock.mock.mockImplementation(() => now + dayMs);
  };
  const started = await wire.call('campaign.start', { campaignId, people, hash, includeRecent: false });
  clock.mock.restore();
  value(started);
  const frozen = database
    .prepare("SELECT frozen ->> 'day' AS day, frozen ->> 'quiet' AS quiet FROM campaign WHERE id = ?")
    .get(campaignId);
  assert.deepEqual({ ...frozen }, { day: dayAt(now), quiet: null });
});

test('words of a day that is kept in a rest without its list go on that day only', async () => {
  const app = await theApp();
  const { wire, database, start, reached, practise } = app;
  const audienceId = addAudience(database, columns, appointments(app, 20));
  const campaignId = await app.draft(0, { audienceId, message: relative });
  await practise('ok, 400');
  await start(campaignId);
  await reached(campaignId, 'paused');
  await wire.call('campaign.cancel', { campaignId });
  value(await wire.call('audience.remove', { audienceId }));
  const { draft: rest } = value(await wire.call('campaign.writeTo', { campaignId, shown: null }));
  const day = database.prepare("UPDATE campaign SET frozen = json_set(frozen, '$.day', ?) WHERE id = ?");
  const { day: own } = database
    .prepare("SELECT frozen ->> 'day' AS day FROM campaign WHERE id = ?")
    .get(campaignId)!;
  day.run('2026-01-15', campaignId);
  const { blockers } = value(await wire.call('campaign.review', { campaignId: rest.id }));
  assert.match(blockers.map((one) => spoken(one.message)).join(), /holds words of another day/);
  day.run(own!, campaignId);
  await start(rest.id);
  await reached(rest.id, 'finished');
  assert.deepEqual(await received(app, 12), ['Hej Navn 12, vi ses om 12 dage kl. 09.30']);
});
