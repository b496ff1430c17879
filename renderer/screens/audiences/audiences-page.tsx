import { FolderOpen, MoreHorizontal, Users } from 'lucide-react';
import { useState } from 'react';
import type { Audience } from '../../../shared/audience/audience.ts';
import { countWords } from '../../../shared/audience/counts-in-words.ts';
import { madeOfWords } from '../../../shared/audience/derivation.ts';
import { commandName } from '../../../shared/commands/commands.ts';
import { day } from '../../../shared/format/format-time.ts';
import { holdsWords, searchedWords } from '../../../shared/format/searched-words.ts';
import { audiences as texts } from '../../../shared/texts/en/audiences.ts';
import { common } from '../../../shared/texts/en/common.ts';
import { Button } from '../../components/buttons/button.tsx';
import { IconButton } from '../../components/buttons/icon-button.tsx';
import { useBusy } from '../../components/buttons/use-busy.ts';
import { SearchField } from '../../components/fields/search-field.tsx';
import { ListedItem, useRenaming } from '../../components/lists/listed-item.tsx';
import { Menu } from '../../components/overlays/menu.tsx';
import { RowActionItems } from '../../components/overlays/row-action-items.tsx';
import { useContextMenu } from '../../components/overlays/use-context-menu.tsx';
import { useQuestion } from '../../components/overlays/use-question.tsx';
import { Page } from '../../components/page/page.tsx';
import { Badge } from '../../components/status/badge.tsx';
import { ErrorBanner } from '../../components/status/banner.tsx';
import { EmptyState } from '../../components/status/empty-state.tsx';
import { Quoted } from '../../components/text/quoted.tsx';
import { useFrom, useStores } from '../../state/context.tsx';
import { chooseImport, putListInDraft } from '../../state/navigate.ts';
import { useAct } from '../../state/use-act.ts';
import { useExport } from '../../state/use-export.ts';
import { useWholeList } from '../../state/use-operation.ts';
import { DuplicatesScreen } from './duplicates/duplicates-screen.tsx';
import { type ListActs, listActions } from './list-actions.ts';
import './audiences-page.css';

/** How many lists are drawn at once. */
const PAGE = 50;

export function AudiencesPage() {
  const stores = useStores();
  const { data: audiences, error } = useWholeList('audience.list');
  const { act } = useAct();
  const campaignId = useFrom('app', ({ visits }) => visits.now.campaignId);
  const draft = useFrom('draft', (state) => (state.draft?.id === campaignId ? state.draft : null));
  const { save } = useExport();
  const [search, setSearch] = useState('');
  const [drawn, setDrawn] = useState(PAGE);
  const { during } = useBusy();
  const [comparing, setComparing] = useState<Audience | null>(null);
  const words = searchedWords(search);
  const matches = (audiences ?? []).filter(({ name, sheetName }) =>
    holdsWords(`${name}\n${sheetName}`, words),
  );

  const removal = useQuestion(({ id: audienceId, name }: Audience) => ({
    title: common.askDelete(name),
    act: common.delete,
    children: texts.deleteAbout,
    run: () => void act('audience.remove', { audienceId }),
  }));

  return (
    <Page title={commandName('audiences.open')} about={texts.about}>
      {error && <ErrorBanner error={error} />}
      {audiences?.length === 0 ? (
        <EmptyState
          icon={Users}
          title={texts.none}
          actions={
            <Button look="primary" icon={FolderOpen} onPress={() => chooseImport(stores)}>
              {texts.importSpreadsheet}
            </Button>
          }
        >
          {texts.noneAbout}
        </EmptyState>
      ) : (
        <>
          <div className="line">
            <div className="grow">
              <SearchField label={texts.search} value={search} onChange={setSearch} />
            </div>
            <Button icon={FolderOpen} onPress={() => chooseImport(stores)}>
              {common.import}
            </Button>
          </div>
          <ul>
            {matches.slice(0, drawn).map((audience) => (
              <AudienceItem
                key={audience.id}
                audience={audience}
                inUse={draft?.audienceId === audience.id}
                onUse={() => void during(() => putListInDraft(stores, audience.id))}
                onRename={(name) => void act('audience.rename', { audienceId: audience.id, name })}
                onDerive={() => stores.app.getState().open({ kind: 'derive', audienceId: audience.id })}
                onDuplicates={() => setComparing(audience)}
                onExport={(format) => void save({ what: 'rejections', audienceId: audience.id, format })}
                onDelete={() => removal.ask(audience)}
              />
            ))}
          </ul>
          {drawn < matches.length && (
            <Button look="plain" size="small" onPress={() => setDrawn(drawn + PAGE)}>
              {common.showMore}
            </Button>
          )}
          {audiences && matches.length === 0 && <p className="quiet">{texts.notFound}</p>}
        </>
      )}
      {removal.question}
      {comparing && <DuplicatesScreen audienceId={comparing.id} onClose={() => setComparing(null)} />}
    </Page>
  );
}

interface AudienceItemProps extends Omit<ListActs, 'onRename'> {
  readonly onRename: (name: string) => void;
  readonly audience: Audience;
  readonly inUse: boolean;
}

function AudienceItem(props: AudienceItemProps) {
  const { audience, inUse, onUse, onRename } = props;
  const { name, sheetName, createdAt, counts, madeOf } = audience;
  const { title, isRenaming, begin, more } = useRenaming(common.newName, name, onRename);
  const contextMenu = useContextMenu(common.moreFor(name));
  const actions = listActions(audience, inUse, { ...props, onRename: begin });

  return (
    <ListedItem
      onContextMenu={(event) => contextMenu.openFor(event, actions)}
      actions={
        <>
          {!inUse && (
            <Button isDisabled={!audience.ready} onPress={onUse} aria-label={texts.takeThis(name)}>
              {common.use}
            </Button>
          )}
          <Menu
            label={common.moreFor(name)}
            placement="bottom end"
            trigger={<IconButton ref={more} icon={MoreHorizontal} label={common.moreFor(name)} />}
          >
            <RowActionItems actions={actions} />
          </Menu>
        </>
      }
    >
      {isRenaming ? (
        title
      ) : (
        <div className="line">
          {title}
          {inUse && <Badge tone="accent">{texts.inUse}</Badge>}
        </div>
      )}
      <p className="faint">
        {madeOf === null ? <bdi>{sheetName}</bdi> : <Quoted text={madeOfWords(madeOf)} />} ·{' '}
        {day(createdAt, Date.now())}
      </p>
      <p className="audience-counts number">
        {countWords(counts).map(({ key, label }) => (
          <span key={key} className={`count-${key}`}>
            {label}
          </span>
        ))}
      </p>
      {contextMenu.menu}
    </ListedItem>
  );
}
