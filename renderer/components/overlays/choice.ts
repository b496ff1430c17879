import type { LucideIcon } from 'lucide-react';
import { type CommandId, menuName } from '../../../shared/commands/commands.ts';

/** A command of the registry as it can be had of the rows in hand. */
export interface Choice {
  readonly command: CommandId;
  /** In place of the command's name, where the row says more exactly what it is. */
  readonly text?: string;
  readonly icon?: LucideIcon;
  readonly danger?: boolean;
  readonly isDisabled?: boolean;
  run(): void;
}

/** What it is called in a menu and on a button. */
export function choiceText({ command, text }: Choice): string {
  return text ?? menuName(command);
}
