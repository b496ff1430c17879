import { commands as names } from '../texts/en/commands.ts';

/** From left to right. */
export type CommandMenu = 'file' | 'edit' | 'campaign' | 'go' | 'view' | 'help';

/** The commands that the window's screens can run now, and whether a dialog covers them. */
export interface Shown {
  readonly offered: ReadonlySet<CommandId>;
  readonly isCovered: boolean;
}

const usual = {
  /** The command asks for more before it acts, which menus show by three dots. */
  asks: false,
  /** The command applies under a dialog too. */
  isAnywhere: false,
  /** The command acts on the selected rows, and only their list handles its key. */
  isOfRows: false,
};

/**
 * `menu` is null for the palette only. `key` as `keyOf` reads it: modifiers first, `Mod` is Command on a Mac and Ctrl
 * elsewhere. On a Mac `onMac` has other keys for those that move through text there.
 */
function command(menu: CommandMenu | null, key: string | null = null, more: Partial<typeof usual> = {}) {
  return { menu, key, ...usual, ...more };
}

/** In the menus of rows, and in the palette while such a row is selected. */
function ofRows(key: string | null = null, asks = false) {
  return command(null, key, { asks, isOfRows: true });
}

const anywhere = { isAnywhere: true };
const asks = { asks: true };

/** By menu, in its order. */
export const commands = {
  'campaign.new': command('file', 'Mod+N'),
  'campaigns.open': command('file', 'Mod+Shift+O'),
  'import.file': command('file', 'Mod+O', asks),
  'import.paste': command('file', null, asks),
  'settings.open': command('file', 'Mod+,', asks),
  'edit.undo': command('edit', 'Mod+Z', anywhere),
  'edit.redo': command('edit', 'Mod+Shift+Z', anywhere),
  'edit.find': command('edit', 'Mod+F'),
  'draft.test': command('campaign', 'Mod+Shift+Enter', asks),
  'draft.rehearse': command('campaign'),
  'draft.review': command('campaign', 'Mod+Enter', asks),
  'campaign.pause': command(null),
  'campaign.resume': command(null),
  'campaign.continue': command(null),
  'campaign.cancel': command(null, null, asks),
  'results.export': command(null, null, asks),
  'templates.open': command('campaign'),
  'audiences.open': command('go'),
  'opt-outs.open': command('go'),
  'inbox.open': command('go'),
  'number.search': command('go', 'Mod+Shift+F', asks),
  'credits.open': command('go'),
  'accounts.open': command('go', null, asks),
  'commands.find': command('view', 'Mod+K', asks),
  'view.back': command('go', 'Alt+Left'),
  'view.forward': command('go', 'Alt+Right'),
  'view.sidebar': command('view'),
  'view.next-pane': command('view', 'F6'),
  'view.previous-pane': command('view', 'Shift+F6'),
  'view.reset-zoom': command('view', null, anywhere),
  'view.zoom-in': command('view', null, anywhere),
  'view.zoom-out': command('view', null, anywhere),
  'help.open': command('help', 'F1'),
  'question.left-out': command(null),
  'question.parts': command(null),
  'question.doubt': command(null),
  'question.practice': command(null),
  'question.twice': command(null),
  'question.privacy': command(null),
  'question.numbers': command(null),
  'question.tags': command(null),
  'question.new': command(null),
  'help.keys': command('help', 'Mod+/'),
  'help.report': command('help', null, asks),
  'help.logs': command('help', null, anywhere),
  'help.licences': command('help'),
  'help.update': command('help', null, anywhere),
  'help.about': command('help'),
  'row.edit': ofRows('F2'),
  'row.copy-cell': ofRows(),
  'row.copy-number': ofRows(),
  'row.unfold': ofRows(),
  'row.fold': ofRows(),
  'row.test': ofRows(null, true),
  'row.choose': ofRows(),
  'row.take-in': ofRows(),
  'row.leave-out': ofRows(),
  'row.history': ofRows(),
  'rows.send': ofRows(),
  'rows.export': ofRows(null, true),
  'rows.copy': ofRows(),
  'rows.copy-with-headers': ofRows(),
  'rows.leave-out': ofRows(),
  'rows.take-in': ofRows(),
  'column.sort': ofRows(),
  'column.hide': ofRows(),
  'column.choose': ofRows(null, true),
  'campaign.show': ofRows(),
  'campaign.duplicate': ofRows(),
  'campaign.rest': ofRows(),
  'campaign.delete': ofRows(null, true),
  'list.use': ofRows(),
  'list.rename': ofRows(),
  'list.derive': ofRows(null, true),
  'list.compare': ofRows(),
  'list.export-csv': ofRows(),
  'list.export-xlsx': ofRows(),
  'list.delete': ofRows(null, true),
} as const;

export type CommandId = keyof typeof commands;

/** Where the palette lists a command: with what the screen in view is about, or in its menu. */
export type CommandGroup = 'here' | Exclude<CommandMenu, 'campaign'>;

export function groupOf(id: CommandId): CommandGroup {
  const { menu } = commands[id];
  if (menu !== null && menu !== 'campaign') return menu;
  return id.startsWith('question.') ? 'help' : 'here';
}

/** Those of the screen in view first, then menu by menu. */
export function inGroups(ids: readonly CommandId[]): readonly CommandId[] {
  const placeOf = (id: CommandId): number => commandGroups.indexOf(groupOf(id));
  return [...ids].sort((one, two) => placeOf(one) - placeOf(two));
}

const commandGroups: readonly CommandGroup[] = ['here', 'file', 'edit', 'go', 'view', 'help'];

export type HelpQuestion = Extract<CommandId, `question.${string}`>;

export type Zoom = 'in' | 'out' | 'reset';

export const commandIds = Object.keys(commands) as readonly CommandId[];

/** In the order of the help's pages. */
export const helpQuestions = commandIds.filter((id): id is HelpQuestion => id.startsWith('question.'));

export function applies(id: CommandId, { offered, isCovered }: Shown): boolean {
  return offered.has(id) && (commands[id].isAnywhere || !isCovered);
}

export function commandName(id: CommandId): string {
  return names.names[id];
}

export function menuName(id: CommandId): string {
  return commands[id].asks ? `${commandName(id)}…` : commandName(id);
}
