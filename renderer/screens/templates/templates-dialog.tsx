import { Download, FolderOpen } from 'lucide-react';
import { useState } from 'react';
import { commandName } from '../../../shared/commands/commands.ts';
import { messageOf } from '../../../shared/draft/draft-versions.ts';
import { moment } from '../../../shared/format/format-time.ts';
import { findByWords, type Template, templateLimits } from '../../../shared/template/template.ts';
import { common } from '../../../shared/texts/en/common.ts';
import { templates as texts } from '../../../shared/texts/en/message.ts';
import { Button } from '../../components/buttons/button.tsx';
import { Tabs } from '../../components/buttons/tabs.tsx';
import { chooseFile } from '../../components/fields/choose-file.ts';
import { SearchField } from '../../components/fields/search-field.tsx';
import { ConfirmDialog } from '../../components/overlays/confirm-dialog.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { ErrorBanner } from '../../components/status/banner.tsx';
import { useFrom, useStores } from '../../state/context.tsx';
import { useOperation } from '../../state/query.ts';
import { useAct } from '../../state/use-act.ts';
import { useExport } from '../../state/use-export.ts';
import { KeepMessage } from './keep-message.tsx';
import { KeptTemplate } from './kept-template.tsx';
import { TemplateItem } from './template-item.tsx';
import { TemplateList } from './template-list.tsx';
import { useTake } from './use-take.ts';
import './templates-dialog.css';

interface TemplatesDialogProps {
  /** What was selected in the message, where a template is inserted. */
  readonly selected: { readonly from: number; readonly to: number };
  /** Which version of the message is meant. */
  readonly version: number;
}

/** Messages to be written again: templates, and those of earlier campaigns. */
export function TemplatesDialog({ selected, version }: TemplatesDialogProps) {
  const stores = useStores();
  const close = useFrom('app', (state) => state.close);
  const draft = useFrom('draft', (state) => state.draft);
  const { data: kept, error } = useOperation('template.list', {});
  const { data: recent } = useOperation('template.recent', {});
  const audience = useOperation('audience.list', {}).data?.find(({ id }) => id === draft?.audienceId) ?? null;
  const { act } = useAct();
  const { saving, save } = useExport();
  const [tab, setTab] = useState<'kept' | 'recent'>('kept');
  const [search, setSearch] = useState('');
  const [removing, setRemoving] = useState<Template | null>(null);
  const take = useTake(selected, version);
  const message = draft === null ? '' : messageOf(draft, version);
  const hasMessage = message.trim() !== '';
  const taking = { columns: audience?.columns ?? null, hasMessage, onTake: take };
  const others = (recent ?? []).filter((one) => one.message !== message);

  async function importFile(file: File): Promise<void> {
    const { say, sayError } = stores.notices.getState();
    if (file.size > templateLimits.file)
      return void sayError({ kind: 'bad-input', message: texts.fileTooLarge(file.name) });
    const taken = await act('template.import', { text: await file.text() });
    if (taken) say({ tone: 'success', text: texts.taken(taken.added, taken.already) });
  }

  return (
    <Dialog
      title={commandName('templates.open')}
      about={texts.about}
      size="large"
      onClose={close}
      footer={
        <>
          <Button icon={FolderOpen} onPress={() => chooseFile((file) => void importFile(file), '.json')}>
            {common.import}
          </Button>
          <Button
            icon={Download}
            isDisabled={(kept?.length ?? 0) === 0}
            isPending={saving}
            onPress={() => void save({ what: 'templates' })}
          >
            {common.export}
          </Button>
        </>
      }
    >
      {error && <ErrorBanner error={error} />}
      <SearchField label={texts.search} value={search} onChange={setSearch} />
      <Tabs
        label={commandName('templates.open')}
        value={tab}
        onChange={setTab}
        items={[
          {
            key: 'kept',
            text: texts.kept,
            count: kept?.length,
            panel: (
              <>
                {hasMessage && <KeepMessage message={message} />}
                <TemplateList count={kept?.length} title={texts.none} about={texts.noneAbout}>
                  {findByWords(kept ?? [], search).map((template) => {
                    const { id: templateId } = template;
                    return (
                      <KeptTemplate
                        key={templateId}
                        template={template}
                        {...taking}
                        onRename={(name) => void act('template.change', { templateId, name })}
                        onUpdate={() => void act('template.change', { templateId, message })}
                        onRemove={() => setRemoving(template)}
                      />
                    );
                  })}
                </TemplateList>
              </>
            ),
          },
          {
            key: 'recent',
            text: texts.recent,
            count: recent ? others.length : undefined,
            panel: (
              <TemplateList count={others.length} title={texts.noRecent} about={texts.noRecentAbout}>
                {findByWords(others, search).map((one) => (
                  <TemplateItem
                    key={one.campaignId}
                    name={one.name || common.untitled}
                    title={
                      <strong className="kept-item-name">
                        <bdi>{one.name || common.untitled}</bdi>
                      </strong>
                    }
                    when={moment(one.at, Date.now())}
                    message={one.message}
                    {...taking}
                  />
                ))}
              </TemplateList>
            ),
          },
        ]}
      />
      {removing && (
        <ConfirmDialog
          title={common.askRemove(removing.name)}
          act={texts.remove}
          onClose={() => setRemoving(null)}
          onAct={() => {
            void act('template.remove', { templateId: removing.id });
            setRemoving(null);
          }}
        >
          {texts.removeAbout}
        </ConfirmDialog>
      )}
    </Dialog>
  );
}
