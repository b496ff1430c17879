import { X } from 'lucide-react';
import { plural } from '../../../../shared/format/format-count.ts';
import { Button } from '../../../components/button.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import type { ManyRows } from './use-many-rows.ts';

/** How many rows are selected, and what can be done with all of them; nothing while that is one row or none. */
export function ManyRowsBar({ many: { selection, choices, isBusy } }: { readonly many: ManyRows }) {
  const isShown = selection.count > 1;
  return (
    <div className={isShown ? 'doubtful-bar line' : undefined}>
      <span role="status" className="grow quiet number">
        {isShown && plural(selection.count, 'row selected', 'rows selected')}
      </span>
      {isShown && (
        <>
          {choices.map(({ text, run }) => (
            <Button key={text} size="small" isDisabled={isBusy} onPress={run}>
              {text}
            </Button>
          ))}
          <IconButton icon={X} label="Clear selection" onPress={selection.clear} />
        </>
      )}
    </div>
  );
}
