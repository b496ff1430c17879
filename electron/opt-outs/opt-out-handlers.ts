import type { AudienceId, Msisdn } from '../../shared/brand.ts';
import type { TeamFile, TeamFileColumn } from '../../shared/opt-out/team-file-lines.ts';
import { failure, ok, type Result } from '../../shared/result.ts';
import { exported } from '../../shared/texts/en/names.ts';
import { say } from '../../shared/texts/say.ts';
import type { Context } from '../context.ts';
import { csvPieces } from '../exports/csv-pieces.ts';
import type { Exporters } from '../exports/export-handlers.ts';
import { notGiven } from '../sheets/given-files.ts';
import type { SheetHandlers } from '../sheets/sheet-handlers.ts';
import { countriesAtHand } from '../store/number-countries.ts';
import { whenFree } from '../store/when-free.ts';
import type { Ask, CallsOf, WritingThread } from '../threads/service.ts';
import type { HandlersOf } from '../wire/dispatch.ts';
import { createNewestCalls } from '../wire/newest-call.ts';
import {
  areListsBehind,
  openOptOutList,
  optOutLog,
  optOutTables,
  readOptOut,
  removeOptOut,
} from './opt-out-list.ts';
import { openTeamOptOuts } from './records/team-opt-outs.ts';
import type { OptOutCalls } from './worker/opt-out-service.ts';

type NamedFile = readonly [path: string, countries: readonly string[]];

/** What the thread that sends does with the team's file. */
type TeamFileCalls = CallsOf<{
  readTeamFile(): Result<TeamFile | null>;
  teamFile(): Result<TeamFile | null>;
  lookAtTeamFile(...file: NamedFile): Result<readonly TeamFileColumn[]>;
  useTeamFile(...file: [...NamedFile, Pick<TeamFileColumn, 'column' | 'heading'>]): Result<null>;
  leaveTeamFile(): Result<null>;
}>;

interface Sending {
  /** Resolves once no request can begin that ignores the opt-outs. */
  applyOptOuts(): Promise<void>;
  readonly ask: Ask<TeamFileCalls>;
}

/** In ms: how old the shown opt-outs may be; each request reads the team's file by itself. */
const teamFileEveryMs = 60_000;

export type OptOutHandlers = ReturnType<typeof createOptOutHandlers>;

export function createOptOutHandlers(
  context: Context,
  { ask, askToWrite }: Pick<WritingThread<OptOutCalls>, 'ask' | 'askToWrite'>,
  { sheets, pathOf }: Pick<SheetHandlers, 'sheets' | 'pathOf'>,
  campaigns: () => Sending,
) {
  const { database } = context;
  const list = openOptOutList(database);
  const counting = createNewestCalls();
  const countriesFor = (audienceId?: AudienceId | null) =>
    countriesAtHand(database, audienceId, context.settings.settings().home);

  /** Mostly not awaited: every campaign leaves out people who opted out in any case. */
  const { wake: follow } = context.unfinished.untilDone('opt-outs', {
    remaining: () => (areListsBehind(database) ? [null] : []),
    async act() {
      const followed = await askToWrite('optOut.follow', null);
      if (followed.ok && followed.value > 0) context.emit({ type: 'changed', what: 'audiences' });
      return followed;
    },
  });

  const team = openTeamOptOuts(database);
  const isInTeam = (): boolean => team.read() !== null;

  async function readTeamFile(): Promise<void> {
    if (isInTeam()) await campaigns().ask('readTeamFile', []);
  }

  function readTeamFileSoon(): void {
    readTeamFile().catch((bug) => context.log.bug('team file', bug));
  }

  let reading: NodeJS.Timeout | undefined;

  async function applied(): Promise<void> {
    await campaigns().applyOptOuts();
    readTeamFileSoon();
  }

  return {
    begin(): void {
      void follow();
      readTeamFileSoon();
      reading = setInterval(readTeamFileSoon, teamFileEveryMs).unref();
    },
    readTeamFileSoon,
    /** Resolves once the team's file was read, if it can be, and all lists follow the opt-outs. */
    async bringUpToDate(): Promise<void> {
      await readTeamFile();
      await follow();
    },
    /** Call it after another place has added opt-outs: resolves once no request can begin that ignores them. */
    async added() {
      await applied();
      void follow();
      context.emit({ type: 'changed', what: 'opt-outs' });
    },
    handlers: {
      'optOut.list': async ({ search, from, count }) => ok(await list(search, from, count)),
      async 'optOut.add'({ audienceId, ...input }) {
        const added = await ask('optOut.add', { ...input, countries: countriesFor(audienceId) });
        await applied();
        if (added.ok && added.value.added > 0) void follow();
        return added;
      },
      'optOut.countSheet': (input) =>
        counting.run(input.sheetId, (signal) => ask('optOut.countSheet', input, { signal })),
      async 'optOut.addSheet'(input) {
        const added = await ask('optOut.addSheet', input);
        await applied();
        if (!added.ok) return added;
        await sheets.discard(input.sheetId);
        if (added.value.added > 0) void follow();
        return added;
      },
      async 'optOut.remove'({ msisdn, note }) {
        if (!(await whenFree(database, () => removeOptOut(database, msisdn, note, context.now()))))
          return failure('not-found', say.optOuts.notOnList());
        await readTeamFile();
        void follow();
        if (readOptOut(database, msisdn as Msisdn) === null) return ok({});
        return failure('conflict', say.optOuts.inTeamFile(), say.optOuts.inTeamFileFix());
      },
      'optOut.team': async () => (isInTeam() ? campaigns().ask('teamFile', []) : ok(null)),
      async 'optOut.lookAtTeam'({ fileId }) {
        const path = pathOf(fileId);
        return path === null ? notGiven : campaigns().ask('lookAtTeamFile', [path, countriesFor()]);
      },
      async 'optOut.useTeam'({ fileId, ...chosen }) {
        const path = pathOf(fileId);
        if (path === null) return notGiven;
        const used = await campaigns().ask('useTeamFile', [path, countriesFor(), chosen]);
        return used.ok ? ok({}) : used;
      },
      async 'optOut.leaveTeam'() {
        const hasLeft = await campaigns().ask('leaveTeamFile', []);
        return hasLeft.ok ? ok({}) : hasLeft;
      },
      'optOut.log': ({ from, count }) => ok(optOutLog(database, from, count)),
    } satisfies HandlersOf<'optOut'>,
    exporters: {
      'opt-outs': () =>
        ok({ name: exported.optOuts.file, type: 'text/csv', pieces: csvPieces(optOutTables(database)) }),
    } satisfies Pick<Exporters, 'opt-outs'>,
    teamFileChanged(added: number) {
      context.emit({ type: 'changed', what: 'opt-outs' });
      if (added > 0) void follow();
    },
    stop: () => clearInterval(reading),
  };
}
