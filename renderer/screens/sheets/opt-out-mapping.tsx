import { useEffect, useState } from 'react';
import { orderedJson } from '../../../shared/format/ordered-json.ts';
import type { OptOutsCounted } from '../../../shared/opt-out/opt-out.ts';
import type { RowsOfNo } from '../../../shared/opt-out/rows-of-no.ts';
import { areWhole } from '../../../shared/sheet/condition.ts';
import type { SheetPreview } from '../../../shared/sheet/sheet.ts';
import { optOuts } from '../../../shared/texts/en/opt-outs.ts';
import { sheets } from '../../../shared/texts/en/sheets.ts';
import { Button } from '../../components/buttons/button.tsx';
import { useBusy } from '../../components/buttons/use-busy.ts';
import { Segments } from '../../components/fields/segments.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { Banner } from '../../components/status/banner.tsx';
import { useStores } from '../../state/context.tsx';
import { useAct } from '../../state/use-act.ts';
import { useOperation } from '../../state/use-operation.ts';
import { MappingDialog, type ShownSheet } from './mapping-dialog.tsx';
import { OnlyRows } from './only-rows.tsx';
import { useCountry } from './use-country.ts';
import { useMapping } from './use-mapping.ts';
import './counts-line.css';

const texts = optOuts.ofFile;
/** As long as the source of an opt-out may be. */
const LONGEST_SOURCE = 200;

/** Shows a file of opt-outs as the import does: nothing is added before the person presses. */
export function OptOutMapping(shown: ShownSheet) {
  const { sheet } = shown;
  const stores = useStores();
  const { act } = useAct();
  const { isBusy, during } = useBusy();
  const { preview, chosen, error, choose } = useMapping(sheet);
  const [note, setNote] = useState('');
  const mapping = preview?.mapping ?? null;
  const isReady = sheet.stage === 'ready' && mapping !== null && mapping.numberColumn !== null;
  const country = useCountry(preview, choose);
  const input = isReady && !country.isOpen ? { sheetId: sheet.id, mapping } : null;
  const counting = useOperation('optOut.countSheet', input, { keep: true });
  const counted = input === null || counting.isPrevious ? null : counting.data;
  const saysNo = counting.data?.saysNo ?? null;
  const column = saysNo === null ? undefined : preview?.columns[saysNo.column]?.name;
  const isProposed = column !== undefined && chosen.only === undefined;

  const rowsOfNo = column === undefined ? [] : (saysNo?.only ?? []).map((one) => ({ ...one, column }));

  useEffect(() => {
    if (isProposed) choose({ only: rowsOfNo });
  });

  const canAdd =
    counted !== null &&
    !isProposed &&
    counted.numbers + counted.openLines > 0 &&
    areWhole(mapping?.only ?? [], preview?.columns.length ?? 0);

  async function add(): Promise<void> {
    if (mapping === null) return;
    const source = sheet.name.slice(0, LONGEST_SOURCE);
    const done = await act('optOut.addSheet', { sheetId: sheet.id, mapping, note, source });
    if (!done) return;
    stores.notices.getState().say({
      tone: 'success',
      text: optOuts.added(done.added, done.already),
      more: done.unreadLines > 0 ? texts.withoutNumber(done.unreadLines) : undefined,
    });
    const ofFile = { added: done, note, source };
    const { visit, open } = stores.app.getState();
    visit({ kind: 'opt-outs' });
    if (done.open.length > 0) open({ kind: 'add-opt-outs', ofFile });
    await stores.sheets.getState().discard(sheet.id);
  }

  return (
    <MappingDialog
      {...shown}
      title={texts.title(sheet.name)}
      act={
        <Button look="primary" isPending={isBusy} isDisabled={!canAdd} onPress={() => void during(add)}>
          {texts.add(counted?.numbers ?? 0)}
        </Button>
      }
      readAloud={counted && countedWords(counted).join(', ')}
      errors={[error, counting.isPrevious ? null : counting.error]}
      preview={preview}
      choose={choose}
      country={country}
      counts={counting.data}
      rules={{ rules: 'countries', name: '', onName: () => undefined, joinedDayFirst: [] }}
      table={{ only: mapping?.only ?? [], consent: saysNo === null ? [] : [saysNo.column], mayTag: false }}
      questions={
        preview &&
        saysNo !== null &&
        column !== undefined && (
          <SaysNoLine
            rowsOfNo={saysNo}
            preview={preview}
            onChoose={(isOnly) => choose({ only: isOnly ? rowsOfNo : [] })}
          />
        )
      }
    >
      {preview && input !== null && (
        <div className="counts-line line" aria-busy={counted === null}>
          {(counting.data ? countedWords(counting.data) : [sheets.counting]).map((words) => (
            <span key={words}>{words}</span>
          ))}
          <div className="grow" />
          <OnlyRows sheetId={sheet.id} preview={preview} earlier={null} onChoose={choose} />
        </div>
      )}
      <TextField
        label={optOuts.columns.note}
        value={note}
        onChange={setNote}
        placeholder={optOuts.noteHint}
      />
    </MappingDialog>
  );
}

function countedWords({ numbers, rows, inLists, already, unreadLines, openLines }: OptOutsCounted): string[] {
  return [
    texts.numbersOf(numbers, rows),
    texts.inLists(inLists),
    ...(already > 0 ? [texts.already(already)] : []),
    ...(openLines > 0 ? [texts.toConfirm(openLines)] : []),
    ...(unreadLines > 0 ? [texts.withoutNumber(unreadLines)] : []),
  ];
}

interface SaysNoLineProps {
  readonly rowsOfNo: RowsOfNo;
  readonly preview: SheetPreview;
  readonly onChoose: (isOnly: boolean) => void;
}

/** Proposes only the rows that contain a no; one press takes all rows. */
function SaysNoLine({ rowsOfNo, preview: { columns, mapping }, onChoose }: SaysNoLineProps) {
  const { rows, column, only } = rowsOfNo;
  const chosen = mapping.only ?? [];
  const isOnly = orderedJson(chosen) === orderedJson(only.map((one) => ({ ...one, column })));
  return (
    <Banner
      title={texts.saysNo(rows, columns[column]?.name ?? '')}
      actions={
        <Segments
          label={texts.which}
          value={isOnly ? 'only' : chosen.length === 0 ? 'all' : ''}
          choices={[
            { key: 'only', text: texts.onlyThese },
            { key: 'all', text: texts.allRows },
          ]}
          onChange={(key: 'only' | 'all' | '') => onChoose(key === 'only')}
        />
      }
    />
  );
}
