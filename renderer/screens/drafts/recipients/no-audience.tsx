import { ClipboardPaste, FileSpreadsheet, FolderOpen, Sparkles } from 'lucide-react';
import { peopleWords } from '../../../../shared/format/format-count.ts';
import { moment } from '../../../../shared/format/format-time.ts';
import { recipients } from '../../../../shared/texts/en/recipients.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { EmptyState } from '../../../components/status/empty-state.tsx';
import { useFrom, useStores } from '../../../state/context.tsx';
import { chooseImport } from '../../../state/navigate.ts';
import { useOperation } from '../../../state/query.ts';
import { RecentFiles } from './recent-files.tsx';
import { importSample } from './sample.ts';
import './no-audience.css';

const OFFERED = 3;

/** What is in place of the recipients while there are none beside a message that was begun: the ways to get them. */
export function NoAudience() {
  return (
    <section className="pane no-audience" aria-label={recipients.title}>
      <PeopleWays />
    </section>
  );
}

/** The ways to get people: a file, rows, a sample, an audience that is known or a recent file. */
export function PeopleWays() {
  const stores = useStores();
  const open = useFrom('app', (state) => state.open);
  return (
    <>
      <div className="no-audience-drop">
        <EmptyState
          icon={FileSpreadsheet}
          title={recipients.drop}
          actions={
            <>
              <Button look="primary" icon={FolderOpen} onPress={() => chooseImport(stores)}>
                {recipients.choose}
              </Button>
              <Button icon={ClipboardPaste} onPress={() => open({ kind: 'paste' })}>
                {recipients.paste}
              </Button>
            </>
          }
        >
          {recipients.dropAbout}
        </EmptyState>
        <div className="no-audience-sample">
          <Button look="plain" icon={Sparkles} onPress={() => void importSample(stores)}>
            {recipients.sample}
          </Button>
        </div>
      </div>
      <KnownAudiences />
      <RecentFiles />
    </>
  );
}

function KnownAudiences() {
  const audiences = useOperation('audience.list', {}).data?.filter(({ ready }) => ready) ?? [];
  const change = useFrom('draft', (state) => state.change);
  const open = useFrom('app', (state) => state.open);
  if (audiences.length === 0) return null;
  return (
    <div className="known-audiences">
      <h2 className="known-audiences-title" id="known-audiences">
        {recipients.again}
      </h2>
      <ul aria-labelledby="known-audiences">
        {audiences.slice(0, OFFERED).map(({ id, name, counts, createdAt }) => (
          <li key={id}>
            <button type="button" className="known-audience line" onClick={() => change({ audienceId: id })}>
              <bdi className="grow known-audience-name ellipsis">{name}</bdi>
              <span className="number quiet">{peopleWords(counts.recipients)}</span>
              <span className="faint">{moment(createdAt, Date.now())}</span>
            </button>
          </li>
        ))}
      </ul>
      {audiences.length > OFFERED && (
        <Button look="plain" size="small" onPress={() => open({ kind: 'audiences' })}>
          {recipients.all}
        </Button>
      )}
    </div>
  );
}
