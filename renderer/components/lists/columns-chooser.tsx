import { ArrowDown, ArrowUp } from 'lucide-react';
import {
  type ColumnLayout,
  inOrder,
  noLayout,
  shownColumns,
  withMoved,
  withShown,
} from '../../../shared/column-layout.ts';
import { commandName } from '../../../shared/commands/commands.ts';
import { columns as words } from '../../../shared/texts/en/audiences.ts';
import { Button } from '../buttons/button.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { Checkbox } from '../fields/switch.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import './columns-chooser.css';

interface ColumnsChooserProps {
  readonly about: string;
  readonly columns: readonly { readonly key: string; readonly title: string }[];
  readonly layout: ColumnLayout;
  readonly onChange: (layout: ColumnLayout) => void;
  readonly onClose: () => void;
}

export function ColumnsChooser({ about, columns, layout, onChange, onClose }: ColumnsChooserProps) {
  const shown = shownColumns(columns, layout);
  return (
    <Dialog
      title={commandName('column.choose')}
      about={about}
      onClose={onClose}
      footer={<Button onPress={() => onChange(noLayout)}>{words.reset}</Button>}
    >
      <ul className="columns-list">
        {inOrder(columns, layout).map((column) => {
          const { key, title } = column;
          const isShown = shown.includes(column);
          return (
            <li key={key} className="line">
              <span className="grow">
                <Checkbox
                  isSelected={isShown}
                  isDisabled={isShown && shown.length === 1}
                  onChange={(wanted) => onChange(withShown(layout, key, wanted))}
                >
                  <bdi>{title}</bdi>
                </Checkbox>
              </span>
              <IconButton
                icon={ArrowUp}
                size="small"
                label={words.left(title)}
                isDisabled={!isShown || shown[0] === column}
                onPress={() => onChange(withMoved(layout, columns, key, -1))}
              />
              <IconButton
                icon={ArrowDown}
                size="small"
                label={words.right(title)}
                isDisabled={!isShown || shown.at(-1) === column}
                onPress={() => onChange(withMoved(layout, columns, key, 1))}
              />
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
