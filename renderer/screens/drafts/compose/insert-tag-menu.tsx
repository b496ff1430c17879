import { Braces, ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import type { Audience } from '../../../../shared/audience/audience.ts';
import { tagFor } from '../../../../shared/message/tag.ts';
import { compose } from '../../../../shared/texts/en/compose.ts';
import { Button } from '../../../components/button.tsx';
import { Menu, MenuItem } from '../../../components/menu.tsx';

interface InsertTagMenuProps {
  readonly audience: Audience | null;
  readonly onInsert: (tag: string) => void;
}

/** Puts a tag for one of the audience's columns where the cursor is. */
export function InsertTagMenu({ audience, onInsert }: InsertTagMenuProps) {
  const chosen = useRef<string | null>(null);
  const columns = audience?.columns ?? [];

  // The menu gives the focus back to its button when it has closed; only then can the text take it.
  function insertChosen(): void {
    const column = chosen.current;
    chosen.current = null;
    if (column !== null) onInsert(tagFor(column));
  }

  const trigger = (
    <Button
      size="small"
      look="plain"
      icon={Braces}
      isDisabled={columns.length === 0}
      onFocus={() => setTimeout(insertChosen)}
    >
      <span className="line">
        {compose.insertTag} <ChevronDown size={12} aria-hidden />
      </span>
    </Button>
  );
  return (
    <Menu label={compose.insertTag} trigger={trigger} placement="bottom end">
      {columns.map((column) => (
        <MenuItem
          key={column}
          text={column}
          onAction={() => {
            chosen.current = column;
          }}
        >
          {column}
        </MenuItem>
      ))}
    </Menu>
  );
}
