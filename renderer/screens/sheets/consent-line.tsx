import { useState } from 'react';
import { count } from '../../../shared/format/format-count.ts';
import { type ConsentColumn, type FoundConsent, isNoIn } from '../../../shared/sheet/consent.ts';
import type { NamedConsent } from '../../../shared/sheet/mapping-choices.ts';
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
  readonly onChoose: (choice: NamedConsent) => void;
  readonly optsOut: boolean;
  readonly onOptOut: (optsOut: boolean) => void;
}

/** Asks what becomes of people who said no; stays once it is decided. */
export function ConsentLine({ found, chosen, onChoose, optsOut, onOptOut }: ConsentLineProps) {
  const [isOpen, setOpen] = useState(false);
  const { people, columns } = found;
  const leaveOut = chosen?.leaveOut ?? null;
  const no = columns.flatMap(({ name, values }) =>
    values.filter(({ isNo }) => isNo).map(({ answer }) => ({ name, answer })),
  );
  const says = no.some(({ answer }) => answer === 'unclear') ? texts.unclear : texts.said;
  const placed = { leaveOut, values: chosen?.values ?? [] };
  const named = ({ leaveOut, values }: ConsentChoice): NamedConsent => ({
    leaveOut,
    values: values.flatMap(({ column, ...one }) => {
      const name = columns.find((other) => other.column === column)?.name;
      return name === undefined ? [] : [{ ...one, name }];
    }),
  });
  return (
    <>
      <Banner
        tone={leaveOut === null ? 'warning' : 'neutral'}
        title={says(people, [...new Set(no.map(({ name }) => name))])}
        actions={
          <>
            <Segments
              label={texts.decide}
              value={leaveOut === null ? '' : leaveOut ? 'out' : 'in'}
              choices={[
                { key: 'out', text: texts.leaveOut },
                { key: 'in', text: texts.textThem },
              ]}
              onChange={(key: 'out' | 'in' | '') => onChoose(named({ ...placed, leaveOut: key === 'out' }))}
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
            const others = placed.values.filter((one) => one.column !== column || one.value !== value);
            onChoose(named({ ...placed, values: [...others, { column, value, isNo }] }));
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
