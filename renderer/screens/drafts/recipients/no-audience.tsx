import { ClipboardPaste, FileSpreadsheet, FolderOpen, Sparkles } from 'lucide-react';
import { peopleWords } from '../../../../shared/format/format-count.ts';
import { moment } from '../../../../shared/format/format-time.ts';
import type { RecentFile } from '../../../../shared/sheet/external-files.ts';
import { recipients } from '../../../../shared/texts/en/recipients.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { EmptyState } from '../../../components/status/empty-state.tsx';
import { useFrom, useStores } from '../../../state/context.tsx';
import { chooseImport, importFile, importSheet } from '../../../state/navigate.ts';
import { valueOrNotice } from '../../../state/notices-store.ts';
import type { Stores } from '../../../state/stores.ts';
import { useOperation, useWholeList } from '../../../state/use-operation.ts';
import './no-audience.css';

/** How many lists and files are offered again. */
const OFFERED = 3;

/** Shown instead of recipients beside a message. */
export function NoAudience() {
  return (
    <section className="pane no-audience" data-pane aria-label={recipients.title}>
      <PeopleWays />
    </section>
  );
}

/** Offers a file, pasted rows, a sample, a saved list or a recent file. */
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
  const audiences = useWholeList('audience.list').data?.filter(({ ready }) => ready) ?? [];
  const change = useFrom('draft', (state) => state.change);
  const visit = useFrom('app', (state) => state.visit);
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
        <Button look="plain" size="small" onPress={() => visit({ kind: 'audiences' })}>
          {recipients.all}
        </Button>
      )}
    </div>
  );
}

const NAME = 'sample-contacts.xlsx';
const COUNTRY = 'US';
const MESSAGE =
  'Hi {First name|there}, a reminder of your visit to {Clinic} on {Appointment} at {Time}. No more texts? Just tell us.';

/** Also sets a message if the draft has none. */
async function importSample(stores: Stores): Promise<void> {
  // In the page's own code, because the product's window may not fetch anything.
  const { default: url } = await import('../../../assets/sample-contacts.xlsx?inline');
  const { draft, change } = stores.draft.getState();
  if (draft?.message.trim() === '') change({ message: MESSAGE });
  await importFile(stores, new Blob([bytesOf(url)]), NAME, { country: COUNTRY });
}

function bytesOf(dataUrl: string): Uint8Array<ArrayBuffer> {
  const text = atob(dataUrl.slice(dataUrl.indexOf(',') + 1));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

function RecentFiles() {
  const stores = useStores();
  const files = useOperation('sheet.recent', {}).data ?? [];
  if (files.length === 0) return null;
  return (
    <div className="known-audiences">
      <h2 className="known-audiences-title" id="recent-files">
        {recipients.recentFile}
      </h2>
      <ul aria-labelledby="recent-files">
        {files.slice(0, OFFERED).map((file) => (
          <li key={file.id}>
            <button
              type="button"
              className="known-audience line"
              onClick={() => void importRecent(stores, file)}
            >
              <bdi className="known-audience-name ellipsis">{file.name}</bdi>
              <bdi className="grow quiet ellipsis">{file.folder}</bdi>
              <span className="faint">{moment(file.at, Date.now())}</span>
            </button>
          </li>
        ))}
      </ul>
      <Button look="plain" size="small" onPress={() => void forgetRecent(stores)}>
        {recipients.forgetFiles}
      </Button>
    </div>
  );
}

function importRecent(stores: Stores, { id, name }: RecentFile): Promise<void> {
  return importSheet(stores, name, () => stores.sheets.getState().openRecent(id));
}

async function forgetRecent({ wire, notices }: Stores): Promise<void> {
  valueOrNotice(notices, await wire.call('sheet.forgetRecent', { recentId: null }));
}
