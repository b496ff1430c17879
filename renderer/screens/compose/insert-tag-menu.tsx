import { Braces, ChevronDown } from 'lucide-react';
import type { Audience } from '../../../shared/audience.ts';
import { tagFor } from '../../../shared/tag.ts';
import { Button } from '../../components/button.tsx';
import { Menu, MenuItem } from '../../components/menu.tsx';

interface InsertTagMenuProps {
  readonly audience: Audience | null;
  readonly onInsert: (tag: string) => void;
}

/** Puts a tag for one of the audience's columns where the cursor is. */
export function InsertTagMenu({ audience, onInsert }: InsertTagMenuProps) {
  const columns = audience?.columns ?? [];
  const trigger = (
    <Button size="small" look="plain" icon={Braces} isDisabled={columns.length === 0}>
      <span className="line">
        Insert tag <ChevronDown size={12} aria-hidden />
      </span>
    </Button>
  );
  return (
    <Menu label="Insert tag" trigger={trigger} placement="bottom end">
      {columns.map((column) => (
        <MenuItem key={column} text={column} onAction={() => onInsert(tagFor(column))}>
          {column}
        </MenuItem>
      ))}
    </Menu>
  );
}
