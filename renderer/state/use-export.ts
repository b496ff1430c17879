import { useState } from 'react';
import type { ExportRequest } from '../../shared/export/export-request.ts';
import { useStores } from './context.tsx';
import { valueOrNotice } from './notices.ts';
import { saveExport } from './save-export.ts';

/** Saves exports one at a time, and says when one is saved or why it is not. */
export function useExport(): { readonly saving: boolean; save(request: ExportRequest): Promise<void> } {
  const stores = useStores();
  const [saving, setSaving] = useState(false);
  return {
    saving,
    save: async (request) => {
      setSaving(true);
      const saved = valueOrNotice(stores.notices, await saveExport(stores.wire, request));
      setSaving(false);
      if (saved) stores.notices.getState().say({ tone: 'success', text: `Saved “${saved.name}”.` });
    },
  };
}
