import { Fragment } from 'react';
import { commands } from '../../../shared/commands/commands.ts';
import { Shortcut } from '../buttons/shortcut.tsx';
import { type Choice, choiceText } from './choice.ts';
import { MenuItem, MenuSeparator } from './menu.tsx';

interface ChoiceItemsProps {
  readonly choices: readonly Choice[];
  readonly onChoose?: (choice: Choice) => void;
}

/** Separates what cannot be undone; runs a choice unless `onChoose` is given. */
export function ChoiceItems({ choices, onChoose = (choice) => choice.run() }: ChoiceItemsProps) {
  return choices.map((choice) => {
    const { command, icon, danger, isDisabled } = choice;
    const { key } = commands[command];
    return (
      <Fragment key={command}>
        {danger && <MenuSeparator />}
        <MenuItem
          icon={icon}
          danger={danger}
          isDisabled={isDisabled}
          text={choiceText(choice)}
          aside={key === null ? undefined : <Shortcut of={key} />}
          onAction={() => onChoose(choice)}
        >
          {choiceText(choice)}
        </MenuItem>
      </Fragment>
    );
  });
}
