import type { CommandId, Zoom } from '../commands/commands.ts';
import type { FolderReading, FolderStatus } from '../folder/folder.ts';
import type { Retention, RetentionPlan } from '../retention/retention.ts';
import type { AppInfo, Settings } from '../settings/settings.ts';
import type { UpdateCheck } from '../update/update.ts';
import type { Nothing } from './shapes.ts';

/** Operations of the app itself: its settings, how long things are kept, and its data folder. */
export interface AppOperations {
  'app.info': { in: Nothing; out: AppInfo };
  /** Says which commands apply to what the window shows, for the menus of the system. */
  'app.commands': { in: { applying: readonly CommandId[] }; out: Nothing };
  /** Shows the folder of the log in the system's own window; a host that cannot does nothing. */
  'app.openLogs': { in: Nothing; out: Nothing };
  /** Looks for a newer version, and for whoever asked says what that came to; the host offers one by itself. */
  'app.lookForUpdate': { in: Nothing; out: UpdateCheck };
  /** Shows everything in the window larger, smaller or as usual; a host whose browser does that does nothing. */
  'app.zoom': { in: { zoom: Zoom }; out: Nothing };

  'settings.read': { in: Nothing; out: Settings };
  /** Changes some of the settings; what is left out stays as it is. */
  'settings.save': { in: { settings: Partial<Omit<Settings, 'retention'>> }; out: Settings };

  /** What would go at once if things were kept only for so long. */
  'retention.plan': { in: { retention: Retention }; out: RetentionPlan };
  /** Keeps things only for so long from now on, where just what was `shown` goes at once; fails as conflict otherwise. */
  'retention.set': { in: { retention: Retention; shown: RetentionPlan }; out: Settings };

  'folder.status': { in: Nothing; out: FolderStatus };
  /** Says how a data folder came here of which nobody knows, or that the file it was closed into was not used. */
  'folder.settle': { in: { reading: FolderReading }; out: FolderStatus };
  /** Bytes of a file made of a data folder, appended in order; then it waits to be opened when the app starts next. */
  'folder.begin': { in: Nothing; out: Nothing };
  'folder.append': { in: { bytes: Uint8Array }; out: Nothing };
  'folder.open': { in: Nothing; out: Nothing };
  /** Opens it no more. */
  'folder.discard': { in: Nothing; out: Nothing };
  /** Erases everything that Tagline keeps, tokens too, and begins as new; refused while anything is being sent. */
  'folder.erase': { in: { typed: string }; out: Nothing };
  /** What was to be said once of the data folder was read. */
  'folder.noted': { in: Nothing; out: FolderStatus };
}
