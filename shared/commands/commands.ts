/** The menus of the system in which commands stand, from left to right. */
export type CommandMenu = 'file' | 'edit' | 'campaign' | 'go' | 'view' | 'help';

/** What the window says of itself: which commands its screens can run now, and whether a dialog stands over them. */
export interface OnShow {
  readonly offered: ReadonlySet<CommandId>;
  readonly isCovered: boolean;
}

/** One thing that a person can have done by a menu, a key or the palette. */
export interface Command {
  /** As every menu, hint and list shows it. */
  readonly name: string;
  readonly menu: CommandMenu;
  /** As `keyOf` reads it: modifiers first, `Mod` being Command on a Mac and Ctrl elsewhere; null for none. */
  readonly key: string | null;
  /** Whether something more is asked before anything is done, which menus tell by three dots. */
  readonly asks: boolean;
  /** Whether it applies under a dialog too, where it would otherwise take the place of work. */
  readonly isAnywhere: boolean;
}

function command(
  menu: CommandMenu,
  name: string,
  key: string | null = null,
  more: { readonly asks?: boolean; readonly isAnywhere?: boolean } = {},
): Command {
  return { name, menu, key, asks: more.asks === true, isAnywhere: more.isAnywhere === true };
}

const anywhere = { isAnywhere: true };
const asks = { asks: true };

/** Every command of the app, by menu in the order in which they stand there. */
export const commands = {
  'campaign.new': command('file', 'New campaign', 'Mod+N'),
  'campaign.list': command('file', 'Campaigns', 'Mod+Shift+O'),
  'import.file': command('file', 'Import a file', 'Mod+O', asks),
  'import.paste': command('file', 'Paste rows', null, asks),
  'settings.open': command('file', 'Settings', 'Mod+,', asks),
  'edit.undo': command('edit', 'Undo', 'Mod+Z', anywhere),
  'edit.redo': command('edit', 'Redo', 'Mod+Shift+Z', anywhere),
  'edit.find': command('edit', 'Find', 'Mod+F'),
  'campaign.test': command('campaign', 'Send a test', 'Mod+Shift+Enter', asks),
  'campaign.rehearse': command('campaign', 'Rehearse'),
  'campaign.review': command('campaign', 'Review and send', 'Mod+Enter', asks),
  'audiences.open': command('go', 'Audiences'),
  'opt-outs.open': command('go', 'Opt-outs'),
  'inbox.open': command('go', 'Practice inbox'),
  'number.search': command('go', 'Search a number', 'Mod+Shift+F', asks),
  'accounts.open': command('go', 'Accounts', null, asks),
  'commands.find': command('view', 'Commands', 'Mod+K', asks),
  'view.reset-zoom': command('view', 'Actual size', null, anywhere),
  'view.zoom-in': command('view', 'Zoom in', null, anywhere),
  'view.zoom-out': command('view', 'Zoom out', null, anywhere),
  'help.keys': command('help', 'Keys', 'Mod+/'),
  'help.report': command('help', 'Report a problem', null, asks),
  'help.logs': command('help', 'Open the log folder', null, anywhere),
  'help.licences': command('help', 'Licences'),
  'help.update': command('help', 'Check for updates', null, anywhere),
  'help.about': command('help', 'About Tagline'),
} as const satisfies Readonly<Record<string, Command>>;

/** The name of a command in the code. */
export type CommandId = keyof typeof commands;

/** How much larger everything is shown: a step more or less, or as usual. */
export type Zoom = 'in' | 'out' | 'reset';

/** All commands in order. */
export const commandIds = Object.keys(commands) as readonly CommandId[];

/** Whether a command can be run now. */
export function applies(id: CommandId, { offered, isCovered }: OnShow): boolean {
  return offered.has(id) && (commands[id].isAnywhere || !isCovered);
}

/** Its name as a menu shows it. */
export function menuName(id: CommandId): string {
  const { name, asks: asksMore } = commands[id];
  return asksMore ? `${name}…` : name;
}
