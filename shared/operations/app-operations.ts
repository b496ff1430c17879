import * as z from 'zod';
import { type CommandId, commandIds, type Zoom } from '../commands/commands.ts';
import type { FolderReading, FolderStatus } from '../folder/folder.ts';
import type { RetentionPlan } from '../retention/retention.ts';
import type { UpdateCheck } from '../update/update.ts';
import { asks, changes, gives, writes } from './declaration.ts';
import { bytes, oneOf } from './fields.ts';
import { retention, retentionPlan, type Settings, settingsParser } from './settings-fields.ts';
import type { Nothing } from './shapes.ts';

const commandId = z.enum(commandIds as readonly [CommandId, ...CommandId[]]);

const settings = settingsParser.omit({ retention: true }).exactPartial();

export interface AppInfo {
  readonly host: 'electron' | 'loopback';
  readonly version: string;
  readonly platform: string;
  readonly locale: string;
  /** The languages that the system prefers, as BCP 47 tags, the first most. */
  readonly systemTags: readonly string[];
  /** The country guessed from the system, ISO 3166. */
  readonly country: string;
  readonly vault: 'keychain' | 'session';
}

/** Operations of the app itself: its settings, how long things are kept, and its data folder. */
export const appOperations = {
  'app.info': asks({}, gives<AppInfo>),
  /** Says which commands apply to what the window shows, for the menus of the system. */
  'app.commands': asks({ applying: z.array(commandId).max(commandIds.length) }, gives<Nothing>),
  /** Shows the folder of the log in the system's own window; a host that cannot does nothing. */
  'app.openLogs': asks({}, gives<Nothing>),
  /** Looks for a newer version, and says to the person who asked what that came to; the host offers one by itself. */
  'app.lookForUpdate': asks({}, gives<UpdateCheck>),
  /** Shows everything in the window larger, smaller or as usual; a host whose browser does that does nothing. */
  'app.zoom': asks({ zoom: oneOf<Zoom>({ in: true, out: true, reset: true }) }, gives<Nothing>),

  'settings.read': asks({}, gives<Settings>, 'settings'),
  /** Changes some of the settings; what is left out stays as it is. */
  'settings.save': changes('settings', { settings }, gives<Settings>),

  /** What would go at once if things were kept only for so long. */
  'retention.plan': asks({ retention }, gives<RetentionPlan>),
  /** Keeps things only for so long from now on, where just what was `shown` goes at once; fails as conflict otherwise. */
  'retention.set': changes('settings', { retention, shown: retentionPlan }, gives<Settings>),

  'folder.status': asks({}, gives<FolderStatus>, 'folder'),
  /** Says how a data folder of unknown origin came here, or that the file it was closed into was not used. */
  'folder.settle': changes(
    'folder',
    { reading: oneOf<FolderReading>({ moved: true, copied: true }) },
    gives<FolderStatus>,
  ),
  /** Bytes of a file made of a data folder, appended in order; then it waits to be opened when the app starts next. */
  'folder.begin': writes({}, gives<Nothing>),
  'folder.append': writes({ bytes }, gives<Nothing>),
  'folder.open': changes('folder', {}, gives<Nothing>),
  /** Opens it no more. */
  'folder.discard': changes('folder', {}, gives<Nothing>),
  /** Erases everything that Tagline keeps, tokens too, and begins as new; refused while anything is being sent. */
  'folder.erase': writes({ typed: z.string().max(100) }, gives<Nothing>),
  /** What was to be said once of the data folder was read. */
  'folder.noted': changes('folder', {}, gives<FolderStatus>),
};
