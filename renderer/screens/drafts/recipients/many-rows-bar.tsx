import { X } from 'lucide-react';
import { recipients } from '../../../../shared/texts/en/recipients.ts';
import { Button } from '../../../components/button.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import type { ManyRows } from './use-many-rows.ts';

/** How many rows are selected, and what can be done with all of them; nothing while that is one row or none. */
export function ManyRowsBar({ many: { selection, choices, isBusy } }: { readonly many: ManyRows }) {
  const isShown = selection.count > 1;
  return (
    <div className={isShown ? 'doubtful-bar line' : undefined}>
      <span role="status" className="grow quiet number">
        {isShown && recipients.selected(selection.count)}
      </span>
      {isShown && (
        <>
          {choices.map(({ text, run }) => (
            <Button key={text} size="small" isDisabled={isBusy} onPress={run}>
              {text}
            </Button>
          ))}
          <IconButton icon={X} label={recipients.clearSelection} onPress={selection.clear} />
        </>
      )}
    </div>
  );
}
