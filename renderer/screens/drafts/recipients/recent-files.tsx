import { moment } from '../../../../shared/format/format-time.ts';
import type { RecentFile } from '../../../../shared/sheet/external-files.ts';
import { recipients } from '../../../../shared/texts/en/recipients.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { useStores } from '../../../state/context.tsx';
import { importSheet } from '../../../state/navigate.ts';
import { valueOrNotice } from '../../../state/notices.ts';
import { useOperation } from '../../../state/query.ts';
import type { Stores } from '../../../state/stores.ts';

const OFFERED = 3;

/** Files that were imported recently, to be read again as they are by now. */
export function RecentFiles() {
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
