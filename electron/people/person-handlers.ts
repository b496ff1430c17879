import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import type { Msisdn } from '../../shared/brand.ts';
import type { Table } from '../../shared/format/export-table.ts';
import { everyRow, type Page } from '../../shared/page.ts';
import { holdWords, type PersonHeld } from '../../shared/person/erasure.ts';
import { MOST_MENTIONS } from '../../shared/person/mention.ts';
import {
  type ExportedPerson,
  type ListedPage,
  type ListedPlace,
  leftOutTable,
  listedTable,
  personHead,
  personTable,
} from '../../shared/person/person-export.ts';
import { mentions } from '../../shared/person/person-in-text.ts';
import { mostNames } from '../../shared/person/person-name.ts';
import { personShown } from '../../shared/person/person-words.ts';
import type { PracticeText } from '../../shared/practice/practice.ts';
import { ok, type Result } from '../../shared/result.ts';
import { exported } from '../../shared/texts/en/names.ts';
import { spoken } from '../../shared/texts/spoken-with-texts.ts';
import type { AudienceCalls } from '../audiences/worker/audience-service.ts';
import type { CampaignHandlers } from '../campaigns/campaign-handlers.ts';
import {
  forgetErasure,
  type PendingErasure,
  pendingErasures,
} from '../campaigns/records/erasing/erase-from-campaigns.ts';
import { erasureHold, type PersonPlace, personPlaces } from '../campaigns/records/erasing/person-places.ts';
import type { ForgetTexts } from '../campaigns/removal-handlers.ts';
import { openPersonTimeline } from '../campaigns/results/person-timeline.ts';
import { openResultReader } from '../campaigns/results/result-reader.ts';
import type { Context } from '../context.ts';
import type { Exporters } from '../exports/export-handlers.ts';
import { eraseOptOut, optOutLogOf, readOptOut } from '../opt-outs/opt-out-list.ts';
import { reachOfDeleted } from '../reached/reached-find.ts';
import { restEvery } from '../store/in-steps.ts';
import { whenFree } from '../store/when-free.ts';
import type { Ask } from '../threads/service.ts';
import type { HandlersOf } from '../wire/dispatch.ts';

export interface PersonDeps {
  readonly context: Context;
  readonly ask: Ask<AudienceCalls>;
  readonly campaigns: Pick<CampaignHandlers, 'persons' | 'applyOptOuts'>;
  readonly practice: {
    texts(query: {
      msisdn: string;
      before: number | null;
      count: number;
    }): Promise<Result<Page<PracticeText>>>;
    countTo(msisdn: string): Promise<Result<number>>;
    readonly forget: ForgetTexts;
  };
}

const everyCampaign = 1_000_000;
/** In ms: how long main works before it handles other work. */
const turnMs = 10;

export function createPersonHandlers(deps: PersonDeps) {
  const { context, ask } = deps;
  const { database } = context;

  const erasures = context.unfinished.untilDone('people', {
    remaining: () => pendingErasures(database),
    act: (erasure) => erase(deps, erasure),
  });

  return {
    /** Continues erasures that an earlier opening began. */
    begin: () => void erasures.wake(),
    handlers: {
      'person.held': ({ msisdn }) => held(deps, msisdn),
      async 'person.mentions'({ msisdn }) {
        const listed = await ask('audience.mentions', { msisdn });
        if (!listed.ok) return listed;
        const inCampaigns = await deps.campaigns.persons.mentions(msisdn);
        return inCampaigns.ok
          ? ok([...listed.value, ...inCampaigns.value].slice(0, MOST_MENTIONS))
          : inCampaigns;
      },
      async 'person.eraseMention'({ msisdn, place }) {
        const erased =
          place.kind === 'list' || place.kind === 'row'
            ? await ask('audience.eraseMention', { msisdn, place })
            : await deps.campaigns.persons.eraseMention(msisdn, place);
        return erased.ok ? ok({}) : erased;
      },
      async 'person.erase'(erasure) {
        try {
          const erased = await erase(deps, erasure);
          // The person was told of the refusal, which no later try must contradict.
          if (!erased.ok && erased.error.kind === 'not-ready') {
            await whenFree(database, () => forgetErasure(database, erasure.msisdn));
          }
          return erased;
        } finally {
          void erasures.wake();
        }
      },
    } satisfies HandlersOf<'person'>,
    exporters: {
      async person({ msisdn, format }) {
        const listed = await ask('audience.countPerson', { msisdn });
        if (!listed.ok) return listed;
        const practice = await everyRow((before) => deps.practice.texts({ msisdn, before, count: 500 }));
        if (!practice.ok) return practice;
        const records = await recordsOf(database, msisdn);
        const rest = personTable({ practice: practice.value, ...records });
        return ok({
          name: exported.person.name(personShown(msisdn)),
          format,
          worksheet: exported.person.worksheet,
          rows: listed.value.cells + (await countLeftOut(database, msisdn)) + rest.length,
          tables: personTables(deps, msisdn, rest),
        });
      },
    } satisfies Partial<Exporters>,
  };
}

async function* personTables(
  { ask, context }: PersonDeps,
  msisdn: Msisdn,
  rest: Table,
): AsyncGenerator<Table> {
  yield [personHead()];
  let place: ListedPlace | null = null;
  do {
    const page: Result<ListedPage> = await ask('audience.findPerson', { msisdn, place });
    if (!page.ok) throw new Error(spoken(page.error.message));
    yield listedTable(page.value.rows);
    place = page.value.next;
  } while (place !== null);
  for (const page of openResultReader(context.database).leftOutOf(Number(msisdn))) {
    yield leftOutTable(page);
    await setImmediate();
  }
  yield rest;
}

async function countLeftOut(database: DatabaseSync, msisdn: Msisdn): Promise<number> {
  let rows = 0;
  for (const count of openResultReader(database).leftOutCounts(Number(msisdn))) {
    rows += count;
    await setImmediate();
  }
  return rows;
}

async function recordsOf(database: DatabaseSync, msisdn: Msisdn) {
  const timelineOf = openPersonTimeline(database);
  const reader = openResultReader(database);
  const texts: ExportedPerson['texts'][number][] = [];
  const rest = restEvery(turnMs);
  for (const row of reader.history(Number(msisdn), everyCampaign)) {
    texts.push({ ...row, timeline: timelineOf(row.campaignId, row.position) });
    await rest();
  }
  return {
    texts,
    ofDeleted: reachOfDeleted(database, Number(msisdn)),
    optOut: readOptOut(database, msisdn),
    optOutLog: optOutLogOf(database, msisdn),
  };
}

async function held(deps: PersonDeps, msisdn: Msisdn): Promise<Result<PersonHeld>> {
  const { database } = deps.context;
  const listed = await deps.ask('audience.countPerson', { msisdn });
  if (!listed.ok) return listed;
  const practice = await deps.practice.countTo(msisdn);
  if (!practice.ok) return practice;
  const rest = restEvery(turnMs);
  const places: PersonPlace[] = [];
  for (const place of personPlaces(database, Number(msisdn))) {
    places.push(place);
    await rest();
  }
  const names = new Set(listed.value.names);
  for (const { name } of openResultReader(database).history(Number(msisdn))) {
    names.add(name);
    await rest();
  }
  names.delete('');
  const hold = erasureHold(database, places);
  return ok({
    msisdn,
    names: [...names].slice(0, mostNames),
    rows: listed.value.rows,
    lists: listed.value.lists,
    texts: places.length + reachOfDeleted(database, Number(msisdn)).length,
    leftOut: await countLeftOut(database, msisdn),
    practiceTexts: practice.value,
    optedOut: readOptOut(database, msisdn) !== null,
    hold: hold === null ? null : holdWords(hold),
  });
}

/** Campaigns come first, because only they may refuse; an interrupted erasure continues at the next start. */
async function erase(deps: PersonDeps, erasure: PendingErasure): Promise<Result<Record<string, never>>> {
  const { context, ask, campaigns, practice } = deps;
  const msisdn = erasure.msisdn as Msisdn;
  const texts = await campaigns.persons.erase(erasure);
  if (!texts.ok) return texts;
  const { database, now } = context;
  await whenFree(database, () => eraseOptOut(database, msisdn, erasure.keepOptOut, now()));
  if (erasure.keepOptOut) await campaigns.applyOptOuts();
  const rows = await ask('audience.erasePerson', { msisdn });
  if (!rows.ok) return rows;
  const practiced = await practice.forget({ what: 'number', msisdn });
  if (!practiced.ok) return practiced;
  context.recent.forgetWhere((path) => mentions(path, msisdn));
  const ended = await campaigns.persons.endErasure(msisdn);
  if (!ended.ok) return ended;
  context.log.write('person erased', {
    campaigns: texts.value.length,
    rows: rows.value,
    practice: practiced.value,
  });
  return ok({});
}
