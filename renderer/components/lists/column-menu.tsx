import { Braces, ChevronDown } from 'lucide-react';
import { memo, useRef } from 'react';
import { Button } from '../buttons/button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../overlays/menu.tsx';

interface ColumnMenuProps {
  readonly title: string;
  /** The name for screen readers, if it is more than the title. */
  readonly label?: string;
  readonly look?: 'plain' | undefined;
  readonly columns: readonly string[];
  readonly onChoose: (column: string) => void;
  /** Another choice, below the columns. */
  readonly more?: { readonly text: string; readonly onChoose: () => void } | undefined;
}

export const ColumnMenu = memo(function ColumnMenu(props: ColumnMenuProps) {
  const { title, label = title, look, columns, onChoose, more } = props;
  const chosen = useRef<(() => void) | null>(null);

  // A closing menu returns the focus to its button; only after that can the text take the focus.
  function reportChosen(): void {
    const then = chosen.current;
    chosen.current = null;
    then?.();
  }

  const trigger = (
    <Button
      size="small"
      {...(look && { look })}
      icon={Braces}
      isDisabled={columns.length === 0}
      aria-label={label}
      onFocus={() => setTimeout(reportChosen)}
    >
      <span className="line">
        {title} <ChevronDown size={12} aria-hidden />
      </span>
    </Button>
  );
  return (
    <Menu label={label} trigger={trigger} placement="bottom end">
      {columns.map((column) => (
        <MenuItem
          key={column}
          text={column}
          onAction={() => {
            chosen.current = () => onChoose(column);
          }}
        >
          {column}
        </MenuItem>
      ))}
      {more && (
        <>
          <MenuSeparator />
          <MenuItem
            onAction={() => {
              chosen.current = more.onChoose;
            }}
          >
            {more.text}
          </MenuItem>
        </>
      )}
    </Menu>
  );
});
