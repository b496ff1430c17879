import type { AudienceHandlers } from './audiences/audience-handlers.ts';
import type { CampaignHandlers } from './campaigns/campaign-handlers.ts';
import type { Context } from './context.ts';
import { createExportHandlers } from './exports/export-handlers.ts';
import { createFolderFiles } from './folder/folder-files.ts';
import { createFolderHandlers } from './folder/folder-handlers.ts';
import type { ImportThread } from './import-thread.ts';
import type { OptOutHandlers } from './opt-outs/opt-out-handlers.ts';
import { createPersonHandlers } from './people/person-handlers.ts';
import type { PracticeHandlers } from './practice/in-app/practice-handlers.ts';
import { createRetentionHandlers, everySoOften } from './retention/retention-handlers.ts';
import type { SheetHandlers } from './sheets/sheet-handlers.ts';
import { createTemplateHandlers } from './templates/template-handlers.ts';

export function createHandlersAcrossPlaces(
  context: Context,
  importThread: ImportThread,
  parts: {
    readonly sheets: SheetHandlers;
    readonly audiences: AudienceHandlers;
    readonly optOuts: OptOutHandlers;
    readonly campaigns: CampaignHandlers;
    readonly practice: PracticeHandlers;
  },
) {
  const { emit } = context;
  const { sheets, audiences, optOuts, campaigns, practice } = parts;
  const { ask, writeWorkbook } = importThread;
  const people = createPersonHandlers({ context, ask, campaigns, practice });
  const templates = createTemplateHandlers(context);
  const files = createFolderFiles(context, ask, campaigns.closeFolder, () => {
    emit({ type: 'changed', what: 'folder' });
    campaigns.announceOpen();
  });
  const retention = createRetentionHandlers({
    context,
    removeCampaigns: campaigns.remove,
    async removeList(audienceId) {
      const removed = await audiences.remove(audienceId);
      emit({ type: 'changed', what: 'audiences' });
      return removed;
    },
    practice,
    dropCopies,
    every: everySoOften,
  });
  const exporters = {
    ...files.exporters,
    ...audiences.exporters,
    ...optOuts.exporters,
    ...campaigns.exporters,
    ...people.exporters,
    ...templates.exporters,
  };
  const exports = createExportHandlers(exporters, writeWorkbook, sheets.sheets.folder);
  const handlers = {
    ...people.handlers,
    ...templates.handlers,
    ...retention.handlers,
    ...exports.handlers,
    ...createFolderHandlers(context, files, campaigns.settleFolder, (kind) => {
      if (kind === 'team-file') optOuts.readTeamFileSoon();
    }),
  };
  /** Drops copies on their way into the app or out of it, which would keep what is removed. */
  async function dropCopies(): Promise<void> {
    await Promise.all([exports.dropAll(), files.drop(), sheets.discardHalf()]);
  }
  function begin(): void {
    people.begin();
    retention.begin();
  }
  async function stop(): Promise<void> {
    retention.close();
    await files.stop();
  }
  return { handlers, begin, stop, dropCopies };
}
