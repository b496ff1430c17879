import { useState } from 'react';
import { count } from '../../../shared/format/format-count.ts';
import {
  type ConsentColumn,
  columnsOfNo,
  decisionOn,
  type FoundConsent,
  isNoIn,
} from '../../../shared/sheet/consent/consent.ts';
import type { ConsentChoice } from '../../../shared/sheet/sheet.ts';
import { common } from '../../../shared/texts/en/common.ts';
import { sheets } from '../../../shared/texts/en/sheets.ts';
import { Button } from '../../components/buttons/button.tsx';
import { Segments } from '../../components/fields/segments.tsx';
import { Checkbox } from '../../components/fields/switch.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { Banner } from '../../components/status/banner.tsx';

const texts = sheets.consent;

interface ConsentLineProps {
  readonly found: FoundConsent;
  readonly chosen: ConsentChoice | undefined;
  readonly onChoose: (choice: ConsentChoice) => void;
  readonly optsOut: boolean;
  readonly onOptOut: (optsOut: boolean) => void;
}

/** Asks what becomes of people who said no; stays once it is decided. */
export function ConsentLine({ found, chosen, onChoose, optsOut, onOptOut }: ConsentLineProps) {
  const [isOpen, setOpen] = useState(false);
  const { people, rows, columns } = found;
  const leaveOut = decisionOn(columns, chosen);
  const ofNo = columnsOfNo(columns);
  const isUnclear = ofNo.some(({ values }) =>
    values.some(({ isNo, answer }) => isNo && answer === 'unclear'),
  );
  const says = isUnclear ? texts.unclear : texts.said;
  const values = chosen?.values ?? [];
  return (
    <>
      <Banner
        tone={leaveOut === null ? 'warning' : 'neutral'}
        title={says(
          people,
          rows,
          ofNo.map(({ name }) => name),
        )}
        actions={
          <>
            <Segments
              label={texts.decide}
              value={leaveOut === null ? '' : leaveOut ? 'out' : 'in'}
              choices={[
                { key: 'out', text: texts.leaveOut },
                { key: 'in', text: texts.textThem },
              ]}
              onChange={(key: 'out' | 'in' | '') =>
                onChoose(
                  key === 'out'
                    ? { leaveOut: true, values }
                    : { leaveOut: false, asked: ofNo.map(({ column }) => column), values },
                )
              }
            />
            <Button onPress={() => setOpen(true)}>{texts.values}</Button>
          </>
        }
      >
        {leaveOut === true && (
          <Checkbox isSelected={optsOut} onChange={onOptOut}>
            {texts.optOut}
          </Checkbox>
        )}
      </Banner>
      {isOpen && (
        <ValuesDialog
          columns={columns}
          chosen={chosen}
          onClose={() => setOpen(false)}
          onChange={({ column }, value, isNo) => {
            const others = values.filter((one) => one.column !== column || one.value !== value);
            onChoose({ leaveOut: null, ...chosen, values: [...others, { column, value, isNo }] });
          }}
        />
      )}
    </>
  );
}

interface ValuesDialogProps extends Pick<ConsentLineProps, 'chosen'> {
  readonly columns: readonly ConsentColumn[];
  readonly onClose: () => void;
  readonly onChange: (column: ConsentColumn, value: string, isNo: boolean) => void;
}

function ValuesDialog({ columns, chosen, onClose, onChange }: ValuesDialogProps) {
  return (
    <Dialog
      title={texts.values}
      about={texts.valuesAbout}
      onClose={onClose}
      footer={
        <Button look="primary" onPress={onClose}>
          {common.done}
        </Button>
      }
    >
      {columns.map((column) => (
        <section key={column.column} className="stack" aria-label={column.name}>
          <h3>
            <bdi>{column.name}</bdi>
          </h3>
          {column.values.map(({ value, rows }) => (
            <Checkbox
              key={value}
              isSelected={isNoIn(column, chosen)(value)}
              onChange={(isNo) => onChange(column, value, isNo)}
            >
              <span className="line">
                <bdi className="grow">{value || texts.blank}</bdi>
                <span className="quiet number">{count(rows)}</span>
              </span>
            </Checkbox>
          ))}
        </section>
      ))}
    </Dialog>
  );
}
