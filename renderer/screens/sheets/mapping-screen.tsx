import { useDeferredValue, useState } from 'react';
import { countSentence } from '../../../shared/audience/counts-in-words.ts';
import type { SheetId } from '../../../shared/brand.ts';
import { areWhole } from '../../../shared/sheet/condition.ts';
import { decisionOn } from '../../../shared/sheet/consent/consent.ts';
import { namedConsent } from '../../../shared/sheet/mapping/mapping-choices.ts';
import { type FoundKind, type Mapping, MOST_FOUND } from '../../../shared/sheet/sheet.ts';
import { sheets } from '../../../shared/texts/en/sheets.ts';
import { Button } from '../../components/buttons/button.tsx';
import { Banner } from '../../components/status/banner.tsx';
import { Progress } from '../../components/status/progress.tsx';
import { useFrom } from '../../state/context.tsx';
import { useOperation } from '../../state/use-operation.ts';
import { ConsentLine } from './consent-line.tsx';
import { CorrectingSelect, useCorrecting } from './correcting.tsx';
import { CountsLine } from './counts-line.tsx';
import { MappingDialog, type ShownSheet } from './mapping-dialog.tsx';
import { OnlyRows } from './only-rows.tsx';
import { useAudience } from './use-audience.ts';
import { useCountry } from './use-country.ts';
import { useMapping } from './use-mapping.ts';

interface MappingScreenProps extends ShownSheet {
  /** The country of the numbers, if it is known; nobody is then asked. */
  readonly country: string | undefined;
  readonly isCancelled: () => boolean;
  readonly onClose: () => void;
}

export function MappingScreen({ country: knownCountry, isCancelled, onClose, ...shown }: MappingScreenProps) {
  const { sheet } = shown;
  const ready = sheet.stage === 'ready';
  const { preview, counts, lastCounts, error, choose } = useMapping(sheet, knownCountry);
  const [name, setName] = useState(sheet.name.replace(/\.[a-z]{2,4}$/i, ''));
  const [kind, setKind] = useState<FoundKind | null>(null);
  const { building, failure, build, correct } = useAudience(sheet.id, isCancelled, onClose);
  const correcting = useCorrecting(preview, choose);
  const isOwn = correcting.target === null;
  const mapping = preview?.mapping ?? null;
  // Rows of a kind that is no longer counted cannot be shown.
  const wanted = kind !== null && (lastCounts?.[kind] ?? 0) > 0 ? kind : null;
  // The first rows of the file may hold none that a condition takes.
  const shownKind = wanted ?? (lastCounts?.only.length ? 'taken' : null);
  const isFindable = shownKind !== null && mapping !== null && mapping.numberColumn !== null;
  const foundRows = useOperation(
    'sheet.find',
    isFindable ? { sheetId: sheet.id, mapping, kind: shownKind } : null,
    { keep: true },
  );
  const people = counts?.recipients ?? 0;
  const [optsOut, setOptsOut] = useState(false);
  const saidNo = isOwn ? lastCounts?.consent : undefined;
  const leaveOut = decisionOn(saidNo?.columns ?? [], mapping?.consent);
  const isConsentOpen = leaveOut === null && (saidNo?.columns.length ?? 0) > 0;
  // Drawing is deferred: all at once would delay a person who types or cancels.
  const isDrawn = useDeferredValue(preview !== null);

  const country = useCountry(preview, choose, knownCountry);

  function take(mapping: Mapping): void {
    void (correcting.target === null
      ? build(mapping, name.trim(), leaveOut === true && optsOut)
      : correct(mapping, correcting.target.id));
  }

  const isNobody = isOwn && counts?.recipients === 0 && counts.rejected > 0 && !country.isOpen;
  const canTake =
    ready &&
    people > 0 &&
    !isConsentOpen &&
    !country.isOpen &&
    areWhole(mapping?.only ?? [], preview?.columns.length ?? 0) &&
    (!isOwn || name.trim() !== '');

  return (
    <MappingDialog
      {...shown}
      title={sheets.importFile(sheet.name)}
      onEnter={canTake && !building && mapping ? () => take(mapping) : undefined}
      act={
        <Button
          look="primary"
          isPending={building}
          isDisabled={!canTake}
          onPress={() => mapping && take(mapping)}
        >
          {isOwn ? sheets.use(people) : sheets.putBackInto(correcting.target?.name ?? '')}
        </Button>
      }
      making={
        building && (
          <div className="grow mapping-building">
            <MakingProgress sheetId={sheet.id} />
          </div>
        )
      }
      readAloud={counts && countSentence(counts)}
      errors={[failure, error]}
      preview={isDrawn ? preview : null}
      choose={choose}
      country={isOwn ? country : null}
      counts={lastCounts}
      onShowElsewhere={() => setKind('doubtful')}
      rules={{
        ...{ name, onName: setName, joinedDayFirst: lastCounts?.joinedDayFirst ?? [] },
        rules: isOwn ? 'all' : 'none',
      }}
      table={{
        preview: preview && isFindable && foundRows.data ? { ...preview, rows: foundRows.data } : undefined,
        only: lastCounts?.only ?? [],
        consent: saidNo?.columns.map(({ column }) => column) ?? [],
        mayTag: true,
      }}
      questions={
        <>
          {correcting.targets.length > 0 && <CorrectingSelect {...correcting} />}
          {isNobody && <Banner tone="warning" title={sheets.nobody} />}
          {preview && saidNo !== undefined && saidNo.columns.length > 0 && (
            <ConsentLine
              consent={saidNo}
              chosen={mapping?.consent}
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
                {sheets.found[wanted](lastCounts?.[wanted] ?? 0, foundRows.data?.length ?? MOST_FOUND)}
              </output>
              <Button onPress={() => setKind(null)}>{sheets.showFirst}</Button>
            </div>
          )}
        </>
      }
    >
      {preview && mapping?.numberColumn !== null && !country.isOpen && (
        <CountsLine
          counts={counts ?? lastCounts}
          counting={counts === null}
          shownKind={wanted}
          onFind={setKind}
        >
          {isOwn && (
            <OnlyRows sheetId={sheet.id} preview={preview} earlier={preview.earlier} onChoose={choose} />
          )}
        </CountsLine>
      )}
    </MappingDialog>
  );
}

/** A component of its own, because rendering the rows beside it would take many times as long. */
function MakingProgress({ sheetId }: { readonly sheetId: SheetId }) {
  const progress = useFrom('sheets', (state) => state.building[sheetId] ?? 0);
  return <Progress label={sheets.making} value={progress} />;
}
