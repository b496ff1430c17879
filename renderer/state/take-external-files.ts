import { type ExternalFile, waitingFilesWords } from '../../shared/sheet/external-files.ts';
import { shell } from '../../shared/texts/en/shell.ts';
import { importSheet, offer } from './navigate.ts';
import { valueOrNotice } from './notices-store.ts';
import { isFree } from './overlays/overlay-stack.ts';
import type { Stores } from './stores.ts';

/** Imports the first file at once if nothing is open that it would replace; the others wait in a notice. */
export async function takeExternalFiles(stores: Stores): Promise<void> {
  const files = valueOrNotice(stores.notices, await stores.wire.call('sheet.external', {})) ?? [];
  const [first, ...others] = files;
  if (first === undefined) return;
  const isShown = isFree(stores.app.getState().overlays);
  offerFiles(stores, isShown ? others : files);
  if (isShown) await importExternal(stores, first);
}

function importExternal(stores: Stores, { id, name }: ExternalFile): Promise<void> {
  return importSheet(stores, name, () => stores.sheets.getState().openExternal(id));
}

/** Names the waiting files in one notice, and again after each import. */
function offerFiles(stores: Stores, more: readonly ExternalFile[]): void {
  const { notices, dismiss } = stores.notices.getState();
  const before = notices.find(({ files }) => files !== undefined);
  const files = [...(before?.files ?? []), ...more];
  const [next, ...others] = files;
  if (next === undefined) return;
  if (before) dismiss(before.id);
  offer(stores, waitingFilesWords(files), {
    text: others.length === 0 ? shell.files.import : shell.files.importFirst,
    files,
    run: () => {
      offerFiles(stores, others);
      void importExternal(stores, next);
    },
  });
}
