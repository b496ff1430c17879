import { useState } from 'react';
import type { ExportRequest } from '../../shared/contract.ts';
import { shell } from '../../shared/texts/en/shell.ts';
import { useStores } from './context.tsx';
import { valueOrNotice } from './notices.ts';
import { saveExport } from './save-export.ts';

/** Hands out exports one at a time, and says that one is saved, or ready to be where nobody tells, or why it is not. */
export function useExport(): { readonly saving: boolean; save(request: ExportRequest): Promise<void> } {
  const stores = useStores();
  const [saving, setSaving] = useState(false);
  return {
    saving,
    save: async (request) => {
      setSaving(true);
      const saved = valueOrNotice(stores.notices, await saveExport(stores.wire, request));
      setSaving(false);
      const { say } = stores.notices.getState();
      if (saved?.outcome === 'saved') say({ tone: 'success', text: shell.files.saved(saved.name) });
      // Where it goes, and whether it got there, is asked and told by the browser.
      if (saved?.outcome === 'unknown') say({ tone: 'neutral', text: shell.files.ready(saved.name) });
    },
  };
}
