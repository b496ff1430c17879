import { ListFilter } from 'lucide-react';
import { useState } from 'react';
import type { SheetId } from '../../../shared/brand.ts';
import { areWhole, type CellCondition, conditionWords } from '../../../shared/sheet/condition.ts';
import type { MappingChoices } from '../../../shared/sheet/mapping/mapping-choices.ts';
import type { SheetPreview } from '../../../shared/sheet/sheet.ts';
import { common } from '../../../shared/texts/en/common.ts';
import { sheets } from '../../../shared/texts/en/sheets.ts';
import { Button } from '../../components/buttons/button.tsx';
import {
  type AskedValue,
  ConditionsEditor,
  ConditionValue,
} from '../../components/lists/conditions-editor.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { Quoted } from '../../components/text/quoted.tsx';
import { useOperation } from '../../state/use-operation.ts';
import './only-rows.css';

interface OnlyRowsProps {
  readonly sheetId: SheetId;
  readonly preview: SheetPreview;
  /** What may be done again; null where a list's conditions are no others' business. */
  readonly earlier: SheetPreview['earlier'];
  readonly onChoose: (chosen: Pick<MappingChoices, 'only' | 'duplicates'>) => void;
}

export function OnlyRows({ sheetId, preview, earlier, onChoose }: OnlyRowsProps) {
  const [open, setOpen] = useState(false);
  const { columns, mapping } = preview;
  const { only = [] } = mapping;
  const named = only.map((one) => ({ ...one, column: columns[one.column]?.name ?? sheets.goneColumn }));
  return (
    <>
      {named.length > 0 && (
        <span>
          <Quoted text={sheets.onlyWhere(conditionWords(named))} />
        </span>
      )}
      {!areWhole(only, columns.length) && <span className="count-doubtful">{sheets.notInSheet}</span>}
      {earlier !== null && only.length === 0 && (
        <span className="line">
          <span>
            <Quoted text={sheets.earlierOnly(conditionWords(earlier.only), earlier.duplicates === 'join')} />
          </span>
          <Button size="small" onPress={() => onChoose(earlier)}>
            {sheets.doTheSame}
          </Button>
        </span>
      )}
      <Button size="small" icon={ListFilter} onPress={() => setOpen(true)}>
        {sheets.onlySome}
      </Button>
      {open && (
        <OnlyRowsDialog
          sheetId={sheetId}
          preview={preview}
          onClose={() => setOpen(false)}
          onChange={(conditions) => {
            setOpen(false);
            onChoose({ only: conditions.map((one) => ({ ...one, column: columns[one.column]!.name })) });
          }}
        />
      )}
    </>
  );
}

const shownRows = 5;

interface OnlyRowsDialogProps {
  readonly sheetId: SheetId;
  readonly preview: SheetPreview;
  readonly onClose: () => void;
  readonly onChange: (conditions: readonly CellCondition[]) => void;
}

function OnlyRowsDialog({ sheetId, preview, onClose, onChange }: OnlyRowsDialogProps) {
  const { columns, mapping } = preview;
  const [conditions, setConditions] = useState<readonly CellCondition[]>(() =>
    mapping.only?.length ? mapping.only : [{ column: columns[0]?.index ?? 0, test: 'is', value: '' }],
  );
  const isWhole = areWhole(conditions, columns.length);
  const input = isWhole ? { sheetId, mapping: { ...mapping, only: conditions } } : null;
  const counts = useOperation('sheet.count', input, { keep: true });
  const matching = useOperation('sheet.find', input && { ...input, kind: 'taken' }, { keep: true });
  return (
    <Dialog
      title={sheets.onlySome}
      about={sheets.onlySomeAbout}
      onClose={onClose}
      footer={
        <>
          <output className="grow quiet number">
            {isWhole && counts.data && !counts.isPrevious && sheets.matching(counts.data.rows)}
          </output>
          <Button onPress={() => onChange([])}>{sheets.takeAll}</Button>
          <Button look="primary" isDisabled={!isWhole} onPress={() => onChange(conditions)}>
            {sheets.takeThese}
          </Button>
        </>
      }
    >
      <ConditionsEditor
        columns={columns}
        conditions={conditions}
        onChange={setConditions}
        valueField={(asked) => <SheetValue {...asked} sheetId={sheetId} headerRow={mapping.headerRow} />}
      />
      {isWhole && matching.data && (
        <ul className="only-matching" aria-label={sheets.firstMatching} aria-busy={matching.isPrevious}>
          {matching.data.slice(0, shownRows).map(({ row, cells }) => (
            <li key={row} className="ellipsis">
              <span className="faint number">{common.rowOf(row)}</span>{' '}
              {cells.filter((cell) => cell !== '').join(' · ')}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

interface SheetValueProps extends AskedValue {
  readonly sheetId: SheetId;
  readonly headerRow: number | null;
}

function SheetValue({ sheetId, headerRow, ...asked }: SheetValueProps) {
  const { data } = useOperation('sheet.values', { sheetId, column: asked.condition.column, headerRow });
  return <ConditionValue {...asked} data={data} />;
}
