import { X } from 'lucide-react';
import { components } from '../../../shared/texts/en/common.ts';
import { Button } from '../buttons/button.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { type Choice, choiceText } from '../overlays/choice.ts';
import type { Selection } from './use-selection.ts';
import './selection-bar.css';

interface SelectionBarProps {
  readonly selection: Selection;
  readonly choices: readonly Choice[];
}

/** Empty for fewer than two selected rows. */
export function SelectionBar({ selection, choices }: SelectionBarProps) {
  const isShown = selection.count > 1;
  return (
    <div className={isShown ? 'selection-bar line' : undefined}>
      <span role="status" className="grow quiet number">
        {isShown && components.selected(selection.count)}
      </span>
      {isShown && (
        <>
          {choices.map((choice) => (
            <Button
              key={choice.command}
              size="small"
              isDisabled={choice.isDisabled ?? false}
              onPress={() => choice.run()}
            >
              {choiceText(choice)}
            </Button>
          ))}
          <IconButton icon={X} label={components.clearSelection} onPress={selection.clear} />
        </>
      )}
    </div>
  );
}
