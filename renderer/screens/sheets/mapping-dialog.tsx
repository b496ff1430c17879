import { type ComponentProps, type ReactNode, useState } from 'react';
import { isSaid } from '../../../shared/language/said.ts';
import { spoken } from '../../../shared/language/spoken.ts';
import type { SheetCounts } from '../../../shared/operations/sheet-operations.ts';
import type { AppError } from '../../../shared/result.ts';
import type { MappingChoices } from '../../../shared/sheet/mapping/mapping-choices.ts';
import { isReason } from '../../../shared/sheet/mapping/mapping-hints.ts';
import { oddHints } from '../../../shared/sheet/odd-columns.ts';
import type { Detection, SheetOptions, SheetPreview, SheetState } from '../../../shared/sheet/sheet.ts';
import { sheets } from '../../../shared/texts/en/sheets.ts';
import { Button } from '../../components/buttons/button.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { Banner, ErrorBanner } from '../../components/status/banner.tsx';
import { Progress } from '../../components/status/progress.tsx';
import { CountryLine, ElsewhereLine } from './country-line.tsx';
import { ImportLine } from './import-line.tsx';
import { HiddenOptions, ImportOptions } from './import-options.tsx';
import { ReadingNotes } from './reading-notes.tsx';
import { SheetTable } from './sheet-table.tsx';
import type { useCountry } from './use-country.ts';
import './mapping-screen.css';

export interface ShownSheet {
  readonly sheet: SheetState;
  readonly detection: Detection;
  readonly options: SheetOptions;
  readonly onOptions: (options: SheetOptions) => void;
  readonly onCancel: () => void;
}

interface MappingDialogProps extends ShownSheet, Pick<ComponentProps<typeof Dialog>, 'title' | 'onEnter'> {
  /** The button that makes something of the rows. */
  readonly act: ReactNode;
  readonly making?: ReactNode;
  /** Read aloud when it changes. */
  readonly readAloud: string | null;
  readonly errors: readonly (AppError | null | undefined)[];
  /** Null until it is to be shown. */
  readonly preview: SheetPreview | null;
  readonly choose: (choice: MappingChoices) => void;
  /** Null if the rows go to a list that has its own. */
  readonly country: ReturnType<typeof useCountry> | null;
  readonly counts: (Pick<SheetCounts, 'elsewhere' | 'rows'> & Partial<Pick<SheetCounts, 'odd'>>) | null;
  /** Shows the rows that may be of another country. */
  readonly onShowElsewhere?: () => void;
  readonly rules: Pick<ComponentProps<typeof ImportOptions>, 'rules' | 'name' | 'onName' | 'joinedDayFirst'>;
  /** `preview` if other rows than the first are shown. */
  readonly table: Pick<ComponentProps<typeof SheetTable>, 'only' | 'consent' | 'mayTag'> & {
    readonly preview?: SheetPreview | undefined;
  };
  /** Which rows and people are meant. */
  readonly questions: ReactNode;
  /** Below the table. */
  readonly children: ReactNode;
}

/** A file's rows, and how they are read: everything shown can be changed and is then read again. */
export function MappingDialog(props: MappingDialogProps) {
  const { sheet, detection, options, onOptions, onCancel, title, act, making, readAloud, errors } = props;
  const { preview, choose, country, counts, onShowElsewhere, table } = props;
  const [isChanging, setChanging] = useState(false);
  const mapping = preview?.mapping ?? null;
  return (
    <Dialog
      title={title}
      about={
        mapping && (
          <ImportLine detection={detection} mapping={mapping} isOpen={isChanging} onOpen={setChanging} />
        )
      }
      size="full"
      actsFirst
      dismissable={false}
      onClose={onCancel}
      onEnter={props.onEnter}
      footer={
        <>
          {act}
          <Button onPress={onCancel}>{sheets.cancelImport}</Button>
          {making}
          <output className="grow only-read-aloud">{readAloud}</output>
        </>
      }
    >
      {sheet.stage === 'reading' && <Progress label={sheets.rereading} value={sheet.progress} />}
      {errors.map((error) => error && <ErrorBanner key={JSON.stringify(error)} error={error} />)}
      {preview === null && errors.every((error) => !error) && <SheetSkeleton />}
      {preview && mapping && (
        <>
          {isChanging && (
            <ImportOptions
              {...props.rules}
              detection={detection}
              options={options}
              onOptions={onOptions}
              mapping={mapping}
              columns={preview.columns}
              rows={preview.rows}
              onChange={choose}
              reasons={preview.hints.filter(isReason).map(spoken)}
            />
          )}
          <ReadingNotes
            notes={detection.notes}
            hints={[
              ...preview.hints.filter((hint) => !isReason(hint) && !asksForNumber(hint)),
              ...oddHints(
                counts?.odd ?? [],
                preview.columns.map(({ name }) => name),
                mapping,
              ),
            ]}
          />
          <HiddenOptions detection={detection} options={options} onOptions={onOptions} />
          <div className="mapping-questions stack">
            {mapping.numberColumn === null && <ChooseNumber preview={preview} />}
            {country !== null && country.asked !== null && (
              <CountryLine {...country} decision={country.asked} chosen={mapping.country} />
            )}
            {country !== null && counts !== null && counts.elsewhere.length > 0 && (
              <ElsewhereLine
                counts={counts}
                isEach={mapping.eachWhereItFits === true}
                onEach={(eachWhereItFits) => choose({ eachWhereItFits })}
                onShow={onShowElsewhere}
              />
            )}
            {props.questions}
          </div>
          <SheetTable
            {...table}
            preview={table.preview ?? preview}
            showHidden={options.includeHidden === true}
            onRole={(column, role) => choose({ roles: [{ column, role }] })}
            onFormat={(column, format) => choose({ formats: [{ column, format }] })}
          />
          {props.children}
        </>
      )}
    </Dialog>
  );
}

/** Where the rows will be, while a large file is looked at. */
function SheetSkeleton() {
  return (
    <div className="sheet-skeleton" role="status">
      <span className="only-read-aloud">{sheets.readingRows}</span>
    </div>
  );
}

type Hint = SheetPreview['hints'][number];

function asksForNumber(hint: Hint): boolean {
  return isSaid(hint) && /^mapping\.(?:chooseNumber|noNumbers)$/.test(hint.say);
}

/** Asks once, with the columns that look like it. */
function ChooseNumber({ preview: { hints } }: { readonly preview: SheetPreview }) {
  const among = hints.find(asksForNumber);
  return (
    <Banner tone="warning" title={spoken(among) ?? sheets.chooseNumber}>
      {among && sheets.pickNumber}
    </Banner>
  );
}
