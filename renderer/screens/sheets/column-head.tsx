import { ArrowRight, Check, ChevronDown, CornerDownRight, EyeOff, Hash, Tag } from 'lucide-react';
import { isolated } from '../../../shared/format/words.ts';
import type { ColumnRole } from '../../../shared/sheet/column-role.ts';
import type { SheetColumn } from '../../../shared/sheet/sheet.ts';
import type { TagFormat } from '../../../shared/sheet/tag-format.ts';
import { sheets } from '../../../shared/texts/en/sheets.ts';
import { Button } from '../../components/buttons/button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../components/overlays/menu.tsx';

interface ColumnHeadProps {
  readonly column: SheetColumn;
  readonly role: ColumnRole;
  /** Which of several other columns it is, from 1; 0 for none of several. */
  readonly ordinal: number;
  /** Whether it may become one of the other columns. */
  readonly mayAddOther: boolean;
  readonly onRole: (role: ColumnRole) => void;
  /** How its tag shows it; null as the file does. */
  readonly format: TagFormat | null;
  readonly onFormat: (format: TagFormat | null) => void;
}

/** A column's name over a menu that says what it is used for. */
export function ColumnHead(props: ColumnHeadProps) {
  const { column, role, ordinal, mayAddOther, onRole, format, onFormat } = props;
  const own = ordinal === 0 ? sheets.roles[role] : `${sheets.roles[role]} ${ordinal}`;
  const isFormatted = role === 'tag' && format !== null;
  const use = isFormatted ? sheets.tagAs[format] : own;
  const { name } = column;
  return (
    <th scope="col" className={`sheet-head sheet-${role}`}>
      <div className="sheet-head-name" title={name}>
        <bdi>{name}</bdi>
        {column.hidden && <span className="faint"> {sheets.hiddenColumn}</span>}
      </div>
      <Menu
        label={sheets.useOf(isolated(name))}
        trigger={
          <Button look="plain" size="small" aria-label={`${isolated(name)}: ${use}`}>
            {use}
            <ChevronDown size={12} aria-hidden />
          </Button>
        }
      >
        <MenuItem icon={Hash} onAction={() => onRole('number')}>
          {sheets.chooseRole.number}
        </MenuItem>
        {mayAddOther && (
          <MenuItem icon={CornerDownRight} aside={sheets.whereNone} onAction={() => onRole('other')}>
            {sheets.chooseRole.other}
          </MenuItem>
        )}
        <MenuItem icon={Tag} onAction={() => onRole('tag')}>
          {sheets.chooseRole.tag}
        </MenuItem>
        <MenuItem icon={EyeOff} onAction={() => onRole('unused')}>
          {sheets.chooseRole.unused}
        </MenuItem>
        {role === 'tag' && (column.formats.length > 0 || isFormatted) && (
          <>
            <MenuSeparator />
            <MenuItem icon={isFormatted ? undefined : Check} onAction={() => onFormat(null)}>
              {sheets.asInFile}
            </MenuItem>
            {column.formats.map((offered) => (
              <MenuItem
                key={offered.format}
                icon={offered.format === format ? Check : undefined}
                text={sheets.shownAs[offered.format]}
                aside={
                  <span className="format-change">
                    {offered.before} <ArrowRight size={11} aria-label={sheets.becomes} /> {offered.after}
                  </span>
                }
                onAction={() => onFormat(offered.format)}
              >
                {sheets.shownAs[offered.format]}
              </MenuItem>
            ))}
          </>
        )}
      </Menu>
    </th>
  );
}
