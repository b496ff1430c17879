import { type CommandId, menuName } from '../../../shared/commands/commands.ts';

/** A command for the selected rows. */
export interface RowAction {
  readonly command: CommandId;
  /** Replaces the command's name, if the row allows a more exact one. */
  readonly text?: string;
  readonly danger?: boolean;
  readonly isDisabled?: boolean;
  run(): void;
}

export function actionText({ command, text }: RowAction): string {
  return text ?? menuName(command);
}
