import * as z from 'zod';
import { type CommandId, commandIds, type Zoom } from '../commands/commands.ts';
import type { FolderReading, FolderStatus } from '../folder/folder.ts';
import type { RetentionPlan } from '../retention/retention.ts';
import type { AppInfo, Settings } from '../settings/settings.ts';
import type { UpdateCheck } from '../update/update.ts';
import { type Declarations, gives } from './declaration.ts';
import { bytes, nothing, oneOf } from './fields.ts';
import { retention, retentionPlan, settingsParser } from './settings-fields.ts';
import type { Nothing } from './shapes.ts';

const commandId = z.enum(commandIds as readonly [CommandId, ...CommandId[]]);

const settings: z.ZodType<Partial<Omit<Settings, 'retention'>>> = settingsParser
  .omit({ retention: true })
  .exactPartial();

/** Operations of the app itself: its settings, how long things are kept, and its data folder. */
export const appOperations = {
  'app.info': { in: nothing, out: gives<AppInfo> },
  /** Says which commands apply to what the window shows, for the menus of the system. */
  'app.commands': {
    in: z.object({ applying: z.array(commandId).max(commandIds.length) }),
    out: gives<Nothing>,
  },
  /** Shows the folder of the log in the system's own window; a host that cannot does nothing. */
  'app.openLogs': { in: nothing, out: gives<Nothing> },
  /** Looks for a newer version, and for whoever asked says what that came to; the host offers one by itself. */
  'app.lookForUpdate': { in: nothing, out: gives<UpdateCheck> },
  /** Shows everything in the window larger, smaller or as usual; a host whose browser does that does nothing. */
  'app.zoom': {
    in: z.object({ zoom: oneOf<Zoom>({ in: true, out: true, reset: true }) }),
    out: gives<Nothing>,
  },

  'settings.read': { in: nothing, out: gives<Settings> },
  /** Changes some of the settings; what is left out stays as it is. */
  'settings.save': {
    in: z.object({ settings }),
    out: gives<Settings>,
    writes: true,
    changes: 'settings',
  },

  /** What would go at once if things were kept only for so long. */
  'retention.plan': { in: z.object({ retention }), out: gives<RetentionPlan> },
  /** Keeps things only for so long from now on, where just what was `shown` goes at once; fails as conflict otherwise. */
  'retention.set': {
    in: z.object({ retention, shown: retentionPlan }),
    out: gives<Settings>,
    writes: true,
    changes: 'settings',
  },

  'folder.status': { in: nothing, out: gives<FolderStatus> },
  /** Says how a data folder came here of which nobody knows, or that the file it was closed into was not used. */
  'folder.settle': {
    in: z.object({ reading: oneOf<FolderReading>({ moved: true, copied: true }) }),
    out: gives<FolderStatus>,
    writes: true,
    changes: 'folder',
  },
  /** Bytes of a file made of a data folder, appended in order; then it waits to be opened when the app starts next. */
  'folder.begin': { in: nothing, out: gives<Nothing>, writes: true },
  'folder.append': { in: z.object({ bytes }), out: gives<Nothing>, writes: true },
  'folder.open': { in: nothing, out: gives<Nothing>, writes: true, changes: 'folder' },
  /** Opens it no more. */
  'folder.discard': { in: nothing, out: gives<Nothing>, writes: true, changes: 'folder' },
  /** Erases everything that Tagline keeps, tokens too, and begins as new; refused while anything is being sent. */
  'folder.erase': { in: z.object({ typed: z.string().max(100) }), out: gives<Nothing>, writes: true },
  /** What was to be said once of the data folder was read. */
  'folder.noted': { in: nothing, out: gives<FolderStatus>, writes: true, changes: 'folder' },
} as const satisfies Declarations;
