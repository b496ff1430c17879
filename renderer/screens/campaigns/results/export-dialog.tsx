import { useState } from 'react';
import type { CampaignState } from '../../../../shared/campaign/campaign.ts';
import type { ExportRequest } from '../../../../shared/export/export-request.ts';
import { quoted } from '../../../../shared/format/quoted.ts';
import { currentTag } from '../../../../shared/language/language.ts';
import { defaultSettings, type Settings } from '../../../../shared/settings/settings.ts';
import { usualSeparator } from '../../../../shared/sheet/csv-safe.ts';
import { common } from '../../../../shared/texts/en/common.ts';
import { results } from '../../../../shared/texts/en/results.ts';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { Segments } from '../../../components/segments.tsx';
import { Checkbox } from '../../../components/switch.tsx';
import { useStores } from '../../../state/context.tsx';
import { putAnswer } from '../../../state/queries.ts';
import { useOperation } from '../../../state/query.ts';
import { useAct } from '../../../state/use-act.ts';
import { resultFilters } from './result-filters.ts';
import type { ResultSelection } from './use-results.ts';

const { saving: words } = results;

type Choice = Pick<Settings, 'exportFormat' | 'exportSeparator' | 'exportColumns'>;

interface ExportDialogProps {
  readonly campaign: CampaignState;
  /** The results that are on show, which are what is exported. */
  readonly selection: ResultSelection;
  /** How many they are; null until that is known. */
  readonly found: number | null;
  readonly onClose: () => void;
  readonly onSave: (request: ExportRequest) => void;
}

/** As which file the results on show are saved; what was chosen is kept for the next time. */
export function ExportDialog({ campaign, selection, found, onClose, onSave }: ExportDialogProps) {
  const { queries } = useStores();
  const { act } = useAct();
  const { data: kept } = useOperation('settings.read', {});
  const [changed, setChanged] = useState<Partial<Choice>>({});
  const { exportFormat, exportSeparator, exportColumns } = { ...(kept ?? defaultSettings), ...changed };
  const usual = usualSeparator(currentTag());
  const separator = exportSeparator === 'usual' ? usual : exportSeparator;
  const { filter, search, chunk, sort } = selection;
  const shown = resultFilters(campaign).find(({ key }) => key === filter)?.text ?? results.filters.all;
  const about = [shown, chunk !== null && results.onlyRequest(chunk + 1), search !== '' && quoted(search)];

  async function save(): Promise<void> {
    const of = { campaignId: campaign.id, filter, search, chunk, sort };
    onSave({ what: 'results', ...of, format: exportFormat, separator, columns: exportColumns });
    const saved = await act('settings.save', { settings: changed });
    if (saved) putAnswer(queries, 'settings.read', {}, saved);
  }

  return (
    <Dialog
      title={words.title}
      about={found !== null && words.who(found, about.filter((word) => word !== false).join(', '))}
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{common.cancel}</Button>
          <Button look="primary" isDisabled={kept === null} onPress={() => void save()}>
            {words.save}
          </Button>
        </>
      }
    >
      <div className="export-choice stack">
        <span className="field-label">{words.format}</span>
        <Segments
          label={words.format}
          choices={[
            { key: 'xlsx', text: words.xlsx },
            { key: 'csv', text: words.csv },
          ]}
          value={exportFormat}
          onChange={(format) => setChanged({ ...changed, exportFormat: format })}
        />
      </div>
      {exportFormat === 'csv' && (
        <div className="export-choice stack">
          <span className="field-label">{words.separator}</span>
          <Segments
            label={words.separator}
            choices={[
              { key: ';', text: words.semicolons },
              { key: ',', text: words.commas },
            ]}
            value={separator}
            onChange={(chosen) =>
              setChanged({ ...changed, exportSeparator: chosen === usual ? 'usual' : chosen })
            }
          />
        </div>
      )}
      <Checkbox
        isSelected={exportColumns}
        onChange={(columns) => setChanged({ ...changed, exportColumns: columns })}
        help={words.columnsHelp}
      >
        {words.columns}
      </Checkbox>
    </Dialog>
  );
}
