import { X } from 'lucide-react';
import { components } from '../../../shared/texts/en/common.ts';
import { Button } from '../buttons/button.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { actionText, type RowAction } from '../overlays/row-action.ts';
import type { Selection } from './use-selection.ts';
import './selection-bar.css';

interface SelectionBarProps {
  readonly selection: Selection;
  readonly actions: readonly RowAction[];
}

/** Renders nothing for fewer than two selected rows. */
export function SelectionBar({ selection, actions }: SelectionBarProps) {
  const isShown = selection.count > 1;
  return (
    <div className={isShown ? 'selection-bar line' : undefined}>
      <span role="status" className="grow quiet number">
        {isShown && components.selected(selection.count)}
      </span>
      {isShown && (
        <>
          {actions.map((action) => (
            <Button
              key={action.command}
              size="small"
              isDisabled={action.isDisabled ?? false}
              onPress={() => action.run()}
            >
              {actionText(action)}
            </Button>
          ))}
          <IconButton icon={X} label={components.clearSelection} onPress={selection.clear} />
        </>
      )}
    </div>
  );
}
