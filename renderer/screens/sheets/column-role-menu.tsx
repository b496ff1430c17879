import { ArrowRight, Check, ChevronDown, CornerDownRight, EyeOff, Hash, Tag } from 'lucide-react';
import { isolated } from '../../../shared/format/sentence-parts.ts';
import type { ColumnFormat } from '../../../shared/sheet/column-format.ts';
import type { SheetColumn } from '../../../shared/sheet/sheet.ts';
import type { ColumnRole } from '../../../shared/sheet/sheet-schema.ts';
import { sheets } from '../../../shared/texts/en/sheets.ts';
import { Button } from '../../components/buttons/button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../components/overlays/menu.tsx';

export interface ColumnRoleMenuProps {
  readonly column: SheetColumn;
  readonly role: ColumnRole;
  /** The column's place among several other columns, from 1; 0 if there are not several. */
  readonly ordinal: number;
  /** True if the column may become one of the other columns. */
  readonly mayAddOther: boolean;
  readonly mayTag: boolean;
  readonly onRole: (role: ColumnRole) => void;
  /** The format of the column's tag; null for the text as in the file. */
  readonly format: ColumnFormat | null;
  readonly onFormat: (format: ColumnFormat | null) => void;
}

/** Chooses what a column is used for: the number, a tag in a format, or nothing. */
export function ColumnRoleMenu(props: ColumnRoleMenuProps) {
  const { column, role, ordinal, mayAddOther, mayTag, onRole, format, onFormat } = props;
  const own = ordinal === 0 ? sheets.roles[role] : `${sheets.roles[role]} ${ordinal}`;
  const isFormatted = role === 'tag' && format !== null;
  const use = isFormatted ? sheets.tagAs[format] : own;
  const { name, formats = [] } = column;
  return (
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
        {sheets.roles.number}
      </MenuItem>
      {mayAddOther && (
        <MenuItem icon={CornerDownRight} aside={sheets.whereNone} onAction={() => onRole('other')}>
          {sheets.chooseRole.other}
        </MenuItem>
      )}
      {mayTag && (
        <MenuItem icon={Tag} onAction={() => onRole('tag')}>
          {sheets.roles.tag}
        </MenuItem>
      )}
      <MenuItem icon={EyeOff} onAction={() => onRole('unused')}>
        {sheets.chooseRole.unused}
      </MenuItem>
      {role === 'tag' && (formats.length > 0 || isFormatted) && (
        <>
          <MenuSeparator />
          <MenuItem icon={isFormatted ? undefined : Check} onAction={() => onFormat(null)}>
            {sheets.asInFile}
          </MenuItem>
          {formats.map((offered) => (
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
  );
}
