import { ArrowRight } from 'lucide-react';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { assertNever } from '../../../shared/assert-never.ts';
import { spoken } from '../../../shared/language/spoken.ts';
import { isRewritten } from '../../../shared/number/number-reading.ts';
import type { ColumnFormat } from '../../../shared/sheet/column-format.ts';
import { type CellCondition, rowTest } from '../../../shared/sheet/condition.ts';
import { mayAddOther, roleOf } from '../../../shared/sheet/mapping/mapping-choices.ts';
import type { Mapping, PreviewRow, SheetColumn, SheetPreview } from '../../../shared/sheet/sheet.ts';
import type { ColumnRole } from '../../../shared/sheet/sheet-schema.ts';
import { common } from '../../../shared/texts/en/common.ts';
import { sheets } from '../../../shared/texts/en/sheets.ts';
import { Button } from '../../components/buttons/button.tsx';
import { PhoneNumber } from '../../components/text/phone-number.tsx';
import { afterPaint } from '../../components/timing/after-paint.ts';
import { ColumnRoleMenu, type ColumnRoleMenuProps } from './column-role-menu.tsx';
import { usePinned } from './use-pinned.ts';
import './sheet-table.css';

/** The first render has as many rows as most windows show; each frame adds `moreRows`. */
const firstRows = 24;
const moreRows = 19;
/** Drawn until a person asks for more: a workbook's 16,384 columns would block the window for seconds. */
const columnsAtOnce = 100;

interface SheetTableProps {
  readonly preview: SheetPreview;
  /** The conditions as they were counted; rows that do not match are not shown. */
  readonly only: readonly CellCondition[];
  readonly showHidden: boolean;
  /** 0-based columns of consent. */
  readonly consent: readonly number[];
  /** Columns that hold no number may become tags. */
  readonly mayTag: boolean;
  readonly onRole: (name: string, role: ColumnRole) => void;
  readonly onFormat: (name: string, format: ColumnFormat | null) => void;
}

export function SheetTable(props: SheetTableProps) {
  const { preview, only, showHidden, consent, mayTag, onRole, onFormat } = props;
  const mapping = mayTag ? preview.mapping : { ...preview.mapping, tagColumns: [] };
  const [drawn, setDrawn] = useState(firstRows);
  const isDrawn = drawn >= preview.rows.length;
  useEffect(() => (isDrawn ? undefined : afterPaint(() => setDrawn(drawn + moreRows))), [drawn, isDrawn]);
  const [most, setMost] = useState(columnsAtOnce);
  const shown = preview.columns.filter(({ hidden }) => showHidden || !hidden);
  const important = [mapping.numberColumn, ...mapping.otherColumns, ...consent];
  const columns = shown.filter(({ index }, at) => at < most || important.includes(index));
  const holds = rowTest(only);
  const rows = preview.rows
    .filter((row) => isHead(row, mapping) || holds((column) => row.cells[column] ?? ''))
    .slice(0, drawn);
  const box = useRef<HTMLElement>(null);
  const pinned = usePinned(box, columns, mapping.numberColumn, consent);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section ref={box} className="sheet-scroll" aria-label={sheets.firstRows} tabIndex={0}>
      <table className="sheet-table">
        <thead>
          <tr>
            <th scope="col" className="sheet-row-number">
              <span className="only-read-aloud">{common.row}</span>
            </th>
            {columns.map((column) => (
              <ColumnHeader
                key={column.index}
                column={column}
                pin={pinned.get(column.index)}
                role={roleOf(mapping, column.index)}
                ordinal={mapping.otherColumns.length > 1 ? mapping.otherColumns.indexOf(column.index) + 1 : 0}
                mayTag={mayTag}
                mayAddOther={column.index !== mapping.numberColumn && mayAddOther(mapping)}
                onRole={(role) => onRole(column.name, role)}
                format={mapping.formats?.find((one) => one.column === column.index)?.format ?? null}
                onFormat={(format) => onFormat(column.name, format)}
              />
            ))}
            {columns.length < shown.length && (
              <td className="sheet-header">
                <Button look="plain" size="small" onPress={() => setMost(most + columnsAtOnce)}>
                  {sheets.moreColumns(shown.length - columns.length)}
                </Button>
              </td>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.row} className={rowClass(row, mapping)}>
              <th scope="row" className="sheet-row-number number">
                {row.row}
              </th>
              {columns.map(({ index }) => (
                <td
                  key={index}
                  className={`sheet-cell sheet-${roleOf(mapping, index)}`}
                  style={pinned.get(index)}
                >
                  {mapping.numberColumn === index ? (
                    <NumberCell
                      row={row}
                      original={row.cells[index] ?? ''}
                      columns={preview.columns}
                      joins={mapping.duplicates === 'join'}
                    />
                  ) : (
                    <TextCell
                      shown={row.cells[index] ?? ''}
                      formatted={roleOf(mapping, index) === 'tag' ? row.formatted?.[index] : undefined}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function isHead({ row }: PreviewRow, { headerRow }: Mapping): boolean {
  return headerRow !== null && row <= headerRow;
}

function rowClass(row: PreviewRow, mapping: Mapping): string {
  if (!isHead(row, mapping)) return '';
  return row.row === mapping.headerRow ? 'sheet-is-header' : 'sheet-is-above';
}

/** Shows a cell as in the file, and as in the tag if that differs. */
function TextCell({ shown, formatted }: { readonly shown: string; readonly formatted: string | undefined }) {
  if (formatted === undefined || formatted === shown) return <span className="sheet-text">{shown}</span>;
  return (
    <span className="sheet-number">
      <span className="faint">{shown}</span>
      <ArrowRight size={12} aria-label={sheets.becomes} className="faint" />
      <span>{formatted}</span>
    </span>
  );
}

interface NumberCellProps {
  readonly row: PreviewRow;
  readonly original: string;
  readonly columns: readonly SheetColumn[];
  readonly joins: boolean;
}

function NumberCell({ row, original, columns, joins }: NumberCellProps) {
  const { judgement } = row;
  switch (judgement.kind) {
    case 'recipient': {
      const note = judgement.notes?.map(spoken).join(' ');
      return (
        <span title={note}>
          <span className="sheet-number number selectable">
            {isRewritten(original, judgement.msisdn) && (
              <>
                <span className="sheet-text faint">{original === '' ? sheets.empty : original}</span>
                <ArrowRight size={12} aria-label={sheets.becomes} className="faint" />
              </>
            )}
            <PhoneNumber msisdn={judgement.msisdn} />
          </span>
          {judgement.sameAs !== undefined && (
            <span className="sheet-note">{(joins ? sheets.isJoined : sheets.isKept)(judgement.sameAs)}</span>
          )}
          {judgement.from !== undefined && !judgement.doubtful && (
            <span className="sheet-note">{sheets.from(columns[judgement.from]?.name ?? '')}</span>
          )}
          {judgement.doubtful && <span className="sheet-note">{note}</span>}
        </span>
      );
    }
    case 'rejected':
      return (
        <span className="selectable">
          <span className="sheet-text sheet-bad">{original === '' ? sheets.empty : original}</span>
          <span className="sheet-note sheet-bad" title={spoken(judgement.fix)}>
            {spoken(judgement.reason)}
          </span>
        </span>
      );
    case 'header':
    case 'none':
      return <span className="sheet-text">{original}</span>;
    default:
      return assertNever(judgement);
  }
}

interface ColumnHeaderProps extends ColumnRoleMenuProps {
  /** Where the column stays while the others scroll; undefined if it scrolls. */
  readonly pin: CSSProperties | undefined;
}

function ColumnHeader({ pin, ...props }: ColumnHeaderProps) {
  const { role } = props;
  const { index, name, hidden } = props.column;
  return (
    <th scope="col" data-column={index} className={`sheet-header sheet-${role}`} style={pin}>
      <div className="sheet-header-name" title={name}>
        <bdi>{name}</bdi>
        {hidden && <span className="faint"> {sheets.hiddenColumn}</span>}
      </div>
      <ColumnRoleMenu {...props} />
    </th>
  );
}
