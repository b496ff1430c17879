import { type CommandId, commandIds, type Zoom } from '../commands/commands.ts';
import type { FolderReading, FolderStatus, OpenedKind, PerhapsSent } from '../folder/folder.ts';
import { type RetentionPlan, retention } from '../retention/retention.ts';
import { audienceId, bytes, oneOf, whole } from '../schema/fields.ts';
import { shapeOf } from '../schema/shape-of.ts';
import * as z from '../schema/zod.ts';
import { type Settings, settingFields } from '../settings/settings.ts';
import type { UpdateCheck } from '../update/update.ts';
import { asks, changes, gives, removes, writes } from './declaration.ts';
import type { Nothing } from './shapes.ts';

const commandId = z.enum(commandIds as readonly [CommandId, ...CommandId[]]);

const { retention: _only, ...saved } = shapeOf(settingFields);
const settings = z.object(saved).exactPartial();

const retentionPlan = z.object({ campaigns: whole, lists: whole, inbox: whole, log: whole });

export interface AppInfo {
  readonly host: 'electron' | 'loopback';
  readonly version: string;
  readonly platform: string;
  readonly locale: string;
  /** The system's preferred languages as BCP 47 tags, most preferred first. */
  readonly systemTags: readonly string[];
  /** Guessed from the system, ISO 3166. */
  readonly country: string;
  readonly vault: 'keychain' | 'session';
}

export const appOperations = {
  'app.info': asks({}, gives<AppInfo>),
  /** The commands that apply now, for the system's menus. */
  'app.commands': asks({ applying: z.array(commandId).max(commandIds.length) }, gives<Nothing>),
  /** In the system's own window; a host that cannot does nothing. */
  'app.openLogs': asks({}, gives<Nothing>),
  /** Answers with the outcome of the check; the host offers new versions itself. */
  'app.lookForUpdate': asks({}, gives<UpdateCheck>),
  /** A host whose browser zooms does nothing. */
  'app.zoom': asks({ zoom: oneOf<Zoom>({ in: true, out: true, reset: true }) }, gives<Nothing>),

  'settings.read': asks({}, gives<Settings>, 'settings'),
  'settings.save': changes('settings', { settings }, gives<Settings>),

  /** What would be deleted at once with this retention. */
  'retention.plan': asks(shapeOf({ retention }), gives<RetentionPlan>),
  /** Fails as conflict unless exactly what was `shown` is deleted at once. */
  'retention.set': changes('settings', { ...shapeOf({ retention }), shown: retentionPlan }, gives<Settings>),

  'folder.status': asks({}, gives<FolderStatus>, 'folder'),
  /** Whether another copy of the data folder was used: how it came here, or what became of the file it was closed into. */
  'folder.settle': changes(
    'folder',
    { reading: oneOf<FolderReading>({ moved: true, copied: true }) },
    gives<FolderStatus>,
  ),
  /** Appends bytes of a data folder's file in order; `folder.open` has it opened at the next start. */
  'folder.begin': writes({}, gives<Nothing>),
  'folder.append': writes({ bytes }, gives<Nothing>),
  'folder.open': changes('folder', {}, gives<Nothing>),
  /** Cancels the opening. */
  'folder.discard': changes('folder', {}, gives<Nothing>),
  /** Erases everything that Tagline stores, tokens too, and starts as new; refused while anything is being sent. */
  'folder.erase': removes(writes({ typed: z.string().max(100) }, gives<Nothing>)),
  /** A person has what came in an opened file go on: an account send to real phones, a campaign at its time, the team's file. */
  'folder.allow': changes(
    ['folder', 'opt-outs'],
    {
      kind: oneOf<OpenedKind>({ account: true, campaign: true, 'team-file': true }),
      subject: z.string().max(64),
    },
    gives<FolderStatus>,
  ),
  /** A person has seen what could not be read, and lets the folder send without it. */
  'folder.unreadSeen': changes('folder', {}, gives<FolderStatus>),
  /** A person has seen what differs in these lists since they were judged again. */
  'folder.judgedAgainSeen': changes(
    'folder',
    { audienceIds: z.array(audienceId).max(100) },
    gives<FolderStatus>,
  ),
  /** A person says that this campaign or list of an earlier copy was not sent, or sent to, since. */
  'folder.notSent': changes(
    'folder',
    { kind: oneOf<PerhapsSent['kind']>({ campaign: true, list: true }), id: whole },
    gives<Nothing>,
  ),
};
