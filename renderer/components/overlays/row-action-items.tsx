import { Fragment } from 'react';
import { commands } from '../../../shared/commands/commands.ts';
import { Shortcut } from '../buttons/shortcut.tsx';
import { menuIcon } from './command-icons.ts';
import { MenuItem, MenuSeparator } from './menu.tsx';
import { actionText, type RowAction } from './row-action.ts';

interface RowActionItemsProps {
  readonly actions: readonly RowAction[];
  readonly onChoose?: (action: RowAction) => void;
}

/** Separates actions that cannot be undone; runs an action unless `onChoose` is given. */
export function RowActionItems({ actions, onChoose = (action) => action.run() }: RowActionItemsProps) {
  return actions.map((action) => {
    const { command, danger, isDisabled } = action;
    const { key } = commands[command];
    return (
      <Fragment key={command}>
        {danger && <MenuSeparator />}
        <MenuItem
          icon={menuIcon(command)}
          danger={danger}
          isDisabled={isDisabled}
          text={actionText(action)}
          aside={key === null ? undefined : <Shortcut of={key} />}
          onAction={() => onChoose(action)}
        >
          {actionText(action)}
        </MenuItem>
      </Fragment>
    );
  });
}
