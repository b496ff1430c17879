import { useDeferredValue, useState } from 'react';
import { countSentence } from '../../../shared/audience/counts-in-words.ts';
import type { SheetId } from '../../../shared/brand.ts';
import { spoken } from '../../../shared/language/spoken.ts';
import { areWhole } from '../../../shared/sheet/condition.ts';
import { decisionOn } from '../../../shared/sheet/consent/consent.ts';
import { namedConsent } from '../../../shared/sheet/mapping/mapping-choices.ts';
import { isReason } from '../../../shared/sheet/mapping/mapping-hints.ts';
import {
  type Detection,
  type FoundKind,
  type Mapping,
  MOST_FOUND,
  type SheetOptions,
  type SheetState,
} from '../../../shared/sheet/sheet.ts';
import { sheets } from '../../../shared/texts/en/sheets.ts';
import { Button } from '../../components/buttons/button.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { Banner, ErrorBanner } from '../../components/status/banner.tsx';
import { Progress } from '../../components/status/progress.tsx';
import { useFrom } from '../../state/context.tsx';
import { useOperation } from '../../state/use-operation.ts';
import { ConsentLine } from './consent-line.tsx';
import { CorrectingSelect, useCorrecting } from './correcting.tsx';
import { CountryLine, ElsewhereLine } from './country-line.tsx';
import { CountsLine } from './counts-line.tsx';
import { ImportLine } from './import-line.tsx';
import { HiddenOptions, ImportOptions } from './import-options.tsx';
import { OnlyRows } from './only-rows.tsx';
import { ReadingNotes } from './reading-notes.tsx';
import { SheetTable } from './sheet-table.tsx';
import { useAudience } from './use-audience.ts';
import { useCountry } from './use-country.ts';
import { useMapping } from './use-mapping.ts';
import './mapping-screen.css';

interface MappingScreenProps {
  readonly sheet: SheetState;
  readonly detection: Detection;
  readonly options: SheetOptions;
  readonly onOptions: (options: SheetOptions) => void;
  readonly onCancel: () => void;
  readonly isCancelled: () => boolean;
  readonly onClose: () => void;
}

/** Everything shown can be changed; the file is then read again. */
export function MappingScreen({
  sheet,
  detection,
  options,
  onOptions,
  onCancel,
  isCancelled,
  onClose,
}: MappingScreenProps) {
  const ready = sheet.stage === 'ready';
  const { preview, counts, lastCounts, error, choose } = useMapping(sheet);
  const [name, setName] = useState(sheet.name.replace(/\.[a-z]{2,4}$/i, ''));
  const [isChanging, setChanging] = useState(false);
  const [kind, setKind] = useState<FoundKind | null>(null);
  const { building, failure, build, correct } = useAudience(sheet.id, isCancelled, onClose);
  const correcting = useCorrecting(preview, choose);
  const mapping = preview?.mapping ?? null;
  // Rows of a kind that is no longer counted cannot be shown.
  const wanted = kind !== null && (lastCounts?.[kind] ?? 0) > 0 ? kind : null;
  const isFindable = wanted !== null && mapping !== null && mapping.numberColumn !== null;
  const found = useOperation('sheet.find', isFindable ? { sheetId: sheet.id, mapping, kind: wanted } : null, {
    keep: true,
  });
  const people = counts?.recipients ?? 0;
  const [optsOut, setOptsOut] = useState(false);
  const saidNo = correcting.target === null ? lastCounts?.consent : undefined;
  const leaveOut = decisionOn(saidNo?.columns ?? [], mapping?.consent);
  const isConsentOpen = leaveOut === null && (saidNo?.columns.length ?? 0) > 0;
  // Drawing is deferred: all at once would delay a person who types or cancels.
  const isDrawn = useDeferredValue(preview !== null);

  const country = useCountry(preview, choose);

  function take(mapping: Mapping): void {
    void (correcting.target === null
      ? build(mapping, name.trim(), leaveOut === true && optsOut)
      : correct(mapping, correcting.target.id));
  }

  const isNobody = counts?.recipients === 0 && counts.rejected > 0 && correcting.target === null;
  const missing =
    mapping?.numberColumn === null ? sheets.chooseNumber : isNobody && !country.isOpen ? sheets.nobody : null;
  const canTake =
    ready &&
    people > 0 &&
    !isConsentOpen &&
    !country.isOpen &&
    areWhole(mapping?.only ?? [], preview?.columns.length ?? 0) &&
    (correcting.target !== null || name.trim() !== '');

  return (
    <Dialog
      title={sheets.importFile(sheet.name)}
      about={
        mapping && (
          <ImportLine detection={detection} mapping={mapping} isOpen={isChanging} onOpen={setChanging} />
        )
      }
      size="full"
      actsFirst
      dismissable={false}
      onClose={onCancel}
      onEnter={canTake && !building && mapping ? () => take(mapping) : undefined}
      footer={
        <>
          <Button
            look="primary"
            isPending={building}
            isDisabled={!canTake}
            onPress={() => mapping && take(mapping)}
          >
            {correcting.target === null ? sheets.use(people) : sheets.putBackInto(correcting.target.name)}
          </Button>
          <Button onPress={onCancel}>{sheets.cancelImport}</Button>
          {building && (
            <div className="grow mapping-building">
              <MakingProgress sheetId={sheet.id} />
            </div>
          )}
          <output className="grow only-read-aloud">{counts && countSentence(counts)}</output>
        </>
      }
    >
      {sheet.stage === 'reading' && <Progress label={sheets.rereading} value={sheet.progress} />}
      {failure && <ErrorBanner error={failure} />}
      {error && <ErrorBanner error={error} />}
      {preview && mapping && isDrawn && (
        <>
          {isChanging && (
            <ImportOptions
              detection={detection}
              options={options}
              onOptions={onOptions}
              mapping={mapping}
              columns={preview.columns}
              rows={preview.rows}
              joinedDayFirst={lastCounts?.joinedDayFirst ?? []}
              onChange={choose}
              name={name}
              onName={setName}
              reasons={preview.hints.filter(isReason).map(spoken)}
              rules={correcting.target === null ? 'all' : 'none'}
            />
          )}
          <ReadingNotes notes={detection.notes} hints={preview.hints.filter((hint) => !isReason(hint))} />
          <HiddenOptions detection={detection} options={options} onOptions={onOptions} />
          {correcting.targets.length > 0 && <CorrectingSelect {...correcting} />}
          {missing !== null && <Banner tone="warning" title={missing} />}
          {country.asked !== null && correcting.target === null && (
            <CountryLine {...country} found={country.asked} chosen={mapping.country} />
          )}
          {lastCounts && lastCounts.elsewhere.length > 0 && correcting.target === null && (
            <ElsewhereLine
              counts={lastCounts}
              isEach={mapping.eachWhereItFits === true}
              onEach={(eachWhereItFits) => choose({ eachWhereItFits })}
              onShow={() => setKind('doubtful')}
            />
          )}
          {saidNo !== undefined && saidNo.columns.length > 0 && (
            <ConsentLine
              found={saidNo}
              chosen={mapping.consent}
              onChoose={(choice) =>
                choose({
                  consent: namedConsent(
                    choice,
                    preview.columns.map(({ name }) => name),
                  ),
                })
              }
              optsOut={optsOut}
              onOptOut={setOptsOut}
            />
          )}
          {wanted !== null && (
            <div className="line">
              <output className="quiet">
                {sheets.found[wanted](lastCounts?.[wanted] ?? 0, found.data?.length ?? MOST_FOUND)}
              </output>
              <Button onPress={() => setKind(null)}>{sheets.showFirst}</Button>
            </div>
          )}
          <SheetTable
            preview={wanted !== null && found.data ? { ...preview, rows: found.data } : preview}
            only={lastCounts?.only ?? []}
            showHidden={options.includeHidden === true}
            consent={saidNo?.columns.map(({ column }) => column) ?? []}
            onRole={(name, role) => choose({ roles: [{ name, role }] })}
            onFormat={(name, format) => choose({ formats: [{ name, format }] })}
          />
          {mapping.numberColumn !== null && !country.isOpen && (
            <CountsLine
              counts={counts ?? lastCounts}
              counting={counts === null}
              found={wanted}
              onFind={setKind}
            >
              {correcting.target === null && (
                <OnlyRows sheetId={sheet.id} preview={preview} onChange={(only) => choose({ only })} />
              )}
            </CountsLine>
          )}
        </>
      )}
    </Dialog>
  );
}

/** A component of its own, because rendering the rows beside it would take many times as long. */
function MakingProgress({ sheetId }: { readonly sheetId: SheetId }) {
  const progress = useFrom('sheets', (state) => state.building[sheetId] ?? 0);
  return <Progress label={sheets.making} value={progress} />;
}
