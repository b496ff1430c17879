import { BookText, Download, FolderOpen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { commandName } from '../../../shared/commands/commands.ts';
import { messageOf, withMessage } from '../../../shared/draft/draft-versions.ts';
import { moment } from '../../../shared/format/format-time.ts';
import {
  findByWords,
  insertedAt,
  placeIn,
  type Template,
  type TemplatePlace,
  templateLimits,
} from '../../../shared/template/template.ts';
import { common } from '../../../shared/texts/en/common.ts';
import { templates as texts } from '../../../shared/texts/en/message.ts';
import { Button } from '../../components/buttons/button.tsx';
import { Tabs } from '../../components/buttons/tabs.tsx';
import { chooseFile } from '../../components/fields/choose-file.ts';
import { SearchField } from '../../components/fields/search-field.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { useQuestion } from '../../components/overlays/use-question.tsx';
import { Page } from '../../components/page/page.tsx';
import { ErrorBanner } from '../../components/status/banner.tsx';
import { EmptyState } from '../../components/status/empty-state.tsx';
import { useFrom, useStores } from '../../state/context.tsx';
import { newCampaign } from '../../state/navigate.ts';
import type { PlaceProps } from '../../state/places/places.ts';
import { useAct } from '../../state/use-act.ts';
import { useExport } from '../../state/use-export.ts';
import { useOperation, useWholeList } from '../../state/use-operation.ts';
import { MessageItem, TemplateItem } from './template-item.tsx';
import './templates-page.css';

export function TemplatesPage({ at }: PlaceProps<'templates'>) {
  const stores = useStores();
  const campaignId = useFrom('app', ({ visits }) => visits.now.campaignId);
  const draft = useFrom('draft', (state) => (state.draft?.id === campaignId ? state.draft : null));
  const { data: kept, error } = useOperation('template.list', {});
  const { data: recent } = useOperation('template.recent', {});
  const audience = useWholeList('audience.list').data?.find(({ id }) => id === draft?.audienceId) ?? null;
  const { act } = useAct();
  const { saving, save } = useExport();
  const [tab, setTab] = useState<'kept' | 'recent'>('kept');
  const [search, setSearch] = useState('');
  const removal = useQuestion(({ id: templateId, name }: Template) => ({
    title: common.askRemove(name),
    act: common.remove,
    children: texts.removeAbout,
    run: () => void act('template.remove', { templateId }),
  }));
  const take = useTake(at);
  const message = draft === null ? '' : placeIn(draft, at).message;
  const hasMessage = message.trim() !== '';
  const taking = {
    columns: audience?.columns ?? null,
    hasMessage,
    onTake: (text: string, how: 'insert' | 'replace') => void take(text, how),
  };
  const others = (recent ?? []).filter((one) => one.message !== message);

  async function importFile(file: File): Promise<void> {
    const { say, showError } = stores.notices.getState();
    if (file.size > templateLimits.file)
      return void showError({ kind: 'bad-input', message: texts.fileTooLarge(file.name) });
    const taken = await act('template.import', { text: await file.text() });
    if (taken) say({ tone: 'success', text: texts.taken(taken.added, taken.already) });
  }

  return (
    <Page
      title={commandName('templates.open')}
      about={texts.about}
      actions={
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
                      <TemplateItem
                        key={templateId}
                        template={template}
                        {...taking}
                        onRename={(name) => void act('template.change', { templateId, name })}
                        onUpdate={() => void act('template.change', { templateId, message })}
                        onRemove={() => removal.ask(template)}
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
                  <MessageItem
                    key={one.campaignId}
                    name={one.name || common.untitled}
                    title={
                      <strong className="listed-item-name">
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
      {removal.question}
    </Page>
  );
}

interface TemplateListProps {
  /** How many templates there are, whatever the search; undefined until known. */
  readonly count: number | undefined;
  /** Shown for an empty list. */
  readonly title: string;
  readonly about: string;
  readonly children: readonly ReactNode[];
}

function TemplateList({ count, title, about, children }: TemplateListProps) {
  if (count === undefined) return null;
  if (count === 0)
    return (
      <EmptyState icon={BookText} title={title}>
        {about}
      </EmptyState>
    );
  if (children.length === 0) return <p className="quiet">{common.nothingFound}</p>;
  return <ul>{children}</ul>;
}

function KeepMessage({ message }: { readonly message: string }) {
  const { notices } = useStores();
  const { act, isBusy } = useAct();
  const [name, setName] = useState('');

  async function keep(): Promise<void> {
    const kept = await act('template.add', { name, message });
    if (kept === null) return;
    setName((now) => (now === name ? '' : now));
    notices.getState().say({ tone: 'success', text: common.isSaved(kept.name) });
  }

  return (
    <form
      className="template-keep line"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') void keep();
      }}
    >
      <TextField
        label={texts.name}
        placeholder={texts.nameHint}
        value={name}
        onChange={setName}
        maxLength={200}
        autoComplete="off"
      />
      <Button type="submit" isDisabled={name.trim() === ''} isPending={isBusy} aria-label={texts.keep}>
        {common.save}
      </Button>
    </form>
  );
}

/** Inserts the template or replaces the message by it, shows the draft and offers an undo. */
function useTake(at: TemplatePlace | undefined) {
  const stores = useStores();
  return async (text: string, how: 'insert' | 'replace') => {
    const { app, notices } = stores;
    const isInView = stores.draft.getState().draft?.id === app.getState().visits.now.campaignId;
    if (!isInView && !(await newCampaign(stores))) return;
    const { draft, change } = stores.draft.getState();
    if (draft === null) return;
    const place = placeIn(draft, at);
    const { version, message: before } = place;
    const written = how === 'replace' ? text : insertedAt(before, text, place).message;
    change(withMessage(draft, version, written));
    app.getState().visit(null);
    notices.getState().say({
      tone: 'success',
      text: texts.inserted,
      action: {
        text: commandName('edit.undo'),
        run() {
          const { draft: now } = stores.draft.getState();
          // Text that was written since is not undone with it.
          if (now?.id === draft.id && messageOf(now, version) === written)
            change(withMessage(now, version, before));
        },
      },
    });
  };
}
