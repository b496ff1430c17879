import type { Balance } from './account/account.ts';
import type { AccountId, AudienceId, CampaignId, SheetId } from './brand.ts';
import type { CampaignState } from './campaign/progress/campaign.ts';
import type { CommandId } from './commands/commands.ts';
import type { Draft } from './draft/draft.ts';
import type { NumberedSurvey } from './draft/survey.ts';
import type { Lettering } from './message/lettering.ts';
import type { PracticeStatus } from './practice/practice.ts';
import type { AppError, Result } from './result.ts';
import type { SheetState } from './sheet/sheet.ts';

export type Changed =
  | 'templates'
  | 'accounts'
  | 'audiences'
  | 'opt-outs'
  | 'settings'
  | 'folder'
  | 'people'
  | 'recent';

export type AppEvent =
  | { readonly type: 'sheet'; readonly sheet: SheetState }
  /** The system handed files to the app; a window must fetch them. */
  | { readonly type: 'external-files' }
  | { readonly type: 'audience'; readonly sheetId: SheetId; readonly progress: number }
  /** How far work through a whole list is, from 0 to 1. */
  | { readonly type: 'working'; readonly share: number }
  | { readonly type: 'survey'; readonly survey: NumberedSurvey }
  /** A survey that was sent in part does not finish. */
  | {
      readonly type: 'survey-failed';
      readonly audienceId: AudienceId;
      readonly message: string;
      readonly lettering: Lettering;
      readonly error: AppError;
    }
  | { readonly type: 'campaign'; readonly campaign: CampaignState }
  | { readonly type: 'campaigns' }
  /** A person clicked this campaign's notification. */
  | { readonly type: 'show'; readonly campaignId: CampaignId }
  /** Saved by any window; other windows of the same draft take it over. */
  | { readonly type: 'draft'; readonly draft: Draft }
  | { readonly type: 'changed'; readonly what: Changed }
  | { readonly type: 'balance'; readonly accountId: AccountId; readonly balance: Result<Balance> }
  | { readonly type: 'practice'; readonly status: PracticeStatus }
  /** From Electron, which asks where to save a file: the outcome for one that the window handed out as `blob`. */
  | { readonly type: 'download'; readonly blob: string; readonly outcome: 'saved' | 'cancelled' | 'failed' }
  /** From a menu of the system; the window runs it if it still applies. */
  | { readonly type: 'command'; readonly command: CommandId }
  /** From Electron: the window was asked to close, and stayed open because something is unsaved. */
  | { readonly type: 'closing' }
  /** From Electron: the page crashed, and this is a new one. */
  | { readonly type: 'restarted' }
  /** From Electron: the system showed no notification, so the window shows what it was. */
  | { readonly type: 'not-notified'; readonly title: string; readonly body: string }
  /** From Electron: the page runs without Chromium's sandbox. */
  | { readonly type: 'no-sandbox' }
  /** All data is gone: the app starts as new, and so must every window. */
  | { readonly type: 'erased' }
  /** From the loopback host: Tagline was closed, and this page gets and sends nothing more. */
  | { readonly type: 'ended' };
