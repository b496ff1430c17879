import type { LucideIcon } from 'lucide-react';
import { type CommandId, menuName } from '../../../shared/commands/commands.ts';

/** A command for the selected rows. */
export interface Choice {
  readonly command: CommandId;
  /** Instead of the command's name, where the row allows a more exact one. */
  readonly text?: string;
  readonly icon?: LucideIcon;
  readonly danger?: boolean;
  readonly isDisabled?: boolean;
  run(): void;
}

export function choiceText({ command, text }: Choice): string {
  return text ?? menuName(command);
}
