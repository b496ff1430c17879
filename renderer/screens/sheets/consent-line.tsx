import { useState } from 'react';
import { count } from '../../../shared/format/format-count.ts';
import {
  type ConsentColumn,
  type ConsentValue,
  columnsOfNo,
  decidedOn,
  decisionOn,
  type FoundConsent,
  withAnswer,
} from '../../../shared/sheet/consent/consent.ts';
import type { ConsentChoice } from '../../../shared/sheet/sheet.ts';
import { sheets } from '../../../shared/texts/en/sheets.ts';
import { Button } from '../../components/buttons/button.tsx';
import { Segments } from '../../components/fields/segments.tsx';
import { Checkbox } from '../../components/fields/switch.tsx';
import { Banner } from '../../components/status/banner.tsx';
import './consent-line.css';

const texts = sheets.consent;

interface ConsentLineProps {
  readonly consent: FoundConsent;
  readonly chosen: ConsentChoice | undefined;
  readonly onChoose: (choice: ConsentChoice) => void;
  readonly optsOut: boolean;
  readonly onOptOut: (optsOut: boolean) => void;
}

/** Asks which values mean no, and what becomes of those people; stays once this is decided. */
export function ConsentLine({ consent, chosen, onChoose, optsOut, onOptOut }: ConsentLineProps) {
  const { people, columns } = consent;
  const leaveOut = decisionOn(columns, chosen);
  const [isShown, setShown] = useState<boolean | null>(null);
  const isOpen = isShown ?? leaveOut === null;
  const decide = (leaveOut: boolean) => onChoose(decidedOn(columns, leaveOut, chosen));
  return (
    <Banner
      tone={leaveOut === null ? 'warning' : 'neutral'}
      title={titleOf(consent)}
      actions={
        <>
          {people === 0 ? (
            <Button isDisabled={leaveOut !== null} onPress={() => decide(true)}>
              {texts.nobody}
            </Button>
          ) : (
            <Segments
              label={texts.decide}
              value={leaveOut === null ? '' : leaveOut ? 'out' : 'in'}
              choices={[
                { key: 'out', text: texts.leaveOut },
                { key: 'in', text: texts.textThem },
              ]}
              onChange={(key: 'out' | 'in' | '') => decide(key === 'out')}
            />
          )}
          <Button look="plain" aria-expanded={isOpen} onPress={() => setShown(!isOpen)}>
            {texts.values}
          </Button>
        </>
      }
    >
      {isOpen && (
        <div className="consent-columns">
          <p>{texts.valuesAbout}</p>
          {columns.map((column) => (
            <ColumnValues
              key={column.column}
              column={column}
              onChange={({ value }, isNo) =>
                onChoose(withAnswer(columns, chosen, { column: column.column, value, isNo }))
              }
            />
          ))}
        </div>
      )}
      {leaveOut === true && people > 0 && (
        <Checkbox isSelected={optsOut} onChange={onOptOut}>
          {texts.optOut}
        </Checkbox>
      )}
    </Banner>
  );
}

function titleOf({ people, rows, columns }: FoundConsent): string {
  const ofNo = columnsOfNo(columns);
  if (people === 0) return texts.asked(columns.map(({ name }) => name));
  const isUnclear = ofNo.some(({ values }) =>
    values.some(({ isNo, answer }) => isNo && answer === 'unclear'),
  );
  const says = isUnclear ? texts.unclear : texts.said;
  return says(
    people,
    rows,
    ofNo.map(({ name }) => name),
  );
}

interface ColumnValuesProps {
  readonly column: ConsentColumn;
  readonly onChange: (value: ConsentValue, isNo: boolean) => void;
}

function ColumnValues({ column: { name, values }, onChange }: ColumnValuesProps) {
  return (
    <section className="consent-values" aria-label={name}>
      <strong>
        <bdi>{name}</bdi>
      </strong>
      {values.map((one) => (
        <Checkbox key={one.value} isSelected={one.isNo} onChange={(isNo) => onChange(one, isNo)}>
          <span>
            <bdi>{wordsFor(one)}</bdi> <span className="quiet number">{count(one.rows)}</span>
          </span>
        </Checkbox>
      ))}
    </section>
  );
}

function wordsFor({ value, hasOthers }: ConsentValue): string {
  if (value === '') return texts.blank;
  return hasOthers ? texts.andOthers(value) : value;
}
