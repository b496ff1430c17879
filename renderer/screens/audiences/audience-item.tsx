import { Copy, FileDown, MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Audience } from '../../../shared/audience.ts';
import { countWords } from '../../../shared/count-words.ts';
import { day } from '../../../shared/format-time.ts';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../components/menu.tsx';
import { TextField } from '../../components/text-field.tsx';

/** What can be done with a kept audience. */
export interface AudienceActions {
  readonly onUse: () => void;
  readonly onRename: (name: string) => void;
  readonly onDuplicates: () => void;
  readonly onExport: (format: 'csv' | 'xlsx') => void;
  readonly onDelete: () => void;
}

interface AudienceItemProps extends AudienceActions {
  readonly audience: Audience;
  /** True for the audience of the draft in view. */
  readonly inUse: boolean;
}

/** A kept audience: where it came from, how many people, and everything that was found in it. */
export function AudienceItem(props: AudienceItemProps) {
  const { audience, inUse, onUse, onRename, onDuplicates, onExport, onDelete } = props;
  const { name, sheetName, createdAt, counts } = audience;
  const [renaming, setRenaming] = useState<string | null>(null);
  const left = counts.rejected + counts.duplicates + counts.optedOut > 0;

  function endRename(keep: boolean): void {
    const next = renaming?.trim() ?? '';
    if (keep && next !== '' && next !== name) onRename(next);
    setRenaming(null);
  }

  return (
    <li className="audience-item">
      <div className="grow">
        {renaming === null ? (
          <div className="line">
            <strong className="audience-name">{name}</strong>
            {inUse && <Badge tone="accent">In this campaign</Badge>}
          </div>
        ) : (
          <TextField
            label="New name"
            labelHidden
            value={renaming}
            onChange={setRenaming}
            autoFocus
            onBlur={() => endRename(true)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') endRename(true);
              else if (event.key === 'Escape') endRename(false);
              else event.continuePropagation();
            }}
          />
        )}
        <p className="faint">
          {sheetName}, {day(createdAt, Date.now())}
        </p>
        <p className="audience-counts number">
          {countWords(counts).map(({ key, label }) => (
            <span key={key} className={`count-${key}`}>
              {label}
            </span>
          ))}
        </p>
      </div>
      {!inUse && (
        <Button isDisabled={!audience.ready} onPress={onUse} aria-label={`Use ${name}`}>
          Use
        </Button>
      )}
      <Menu
        label={`More for ${name}`}
        placement="bottom end"
        trigger={<IconButton icon={MoreHorizontal} label={`More for ${name}`} />}
      >
        <MenuItem icon={Pencil} onAction={() => setRenaming(name)}>
          Rename
        </MenuItem>
        <MenuItem icon={Copy} isDisabled={counts.duplicates === 0} onAction={onDuplicates}>
          Compare duplicates
        </MenuItem>
        <MenuItem icon={FileDown} isDisabled={!left} onAction={() => onExport('csv')}>
          Export rejected rows as CSV
        </MenuItem>
        <MenuItem icon={FileDown} isDisabled={!left} onAction={() => onExport('xlsx')}>
          Export rejected rows as XLSX
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={Trash2} danger onAction={onDelete}>
          Delete
        </MenuItem>
      </Menu>
    </li>
  );
}
