import {
  Ban,
  BookText,
  ChartColumn,
  Copy,
  FileDown,
  FolderOpen,
  History,
  Inbox,
  ListFilter,
  type LucideIcon,
  Pencil,
  Plug,
  Search,
  Settings,
  Smartphone,
  Trash2,
  Undo2,
  UserCheck,
  UserMinus,
  UserPlus,
  Users,
} from 'lucide-react';
import type { CommandId } from '../../../shared/commands/commands.ts';

type Icons = { readonly [Id in CommandId]?: LucideIcon };

/** Those of menus and places, which the first screen has; the palette has one for every command. */
export const menuIcons = {
  'settings.open': Settings,
  'templates.open': BookText,
  'audiences.open': Users,
  'opt-outs.open': Ban,
  'inbox.open': Inbox,
  'number.search': Search,
  'credits.open': ChartColumn,
  'accounts.open': Plug,
  'row.test': Smartphone,
  'row.choose': UserCheck,
  'row.take-in': Undo2,
  'row.leave-out': UserMinus,
  'row.history': History,
  'campaign.show': FolderOpen,
  'campaign.duplicate': Copy,
  'campaign.rest': UserPlus,
  'campaign.delete': Trash2,
  'list.use': Users,
  'list.rename': Pencil,
  'list.derive': ListFilter,
  'list.compare': Copy,
  'list.export-csv': FileDown,
  'list.export-xlsx': FileDown,
  'list.delete': Trash2,
} as const satisfies Icons;

export function menuIcon(id: CommandId): LucideIcon | undefined {
  return (menuIcons as Icons)[id];
}
