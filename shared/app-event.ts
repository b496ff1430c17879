import type { Balance } from './account/account.ts';
import type { AccountId, AudienceId, CampaignId, SheetId } from './brand.ts';
import type { CampaignState } from './campaign/progress/campaign.ts';
import type { CommandId } from './commands/commands.ts';
import type { Draft } from './draft/draft.ts';
import type { ToldSurvey } from './draft/survey.ts';
import type { Lettering } from './message/lettering.ts';
import type { PracticeStatus } from './practice/practice.ts';
import type { AppError, Result } from './result.ts';
import type { SheetState } from './sheet/sheet.ts';

/** What may change in any window. */
export type Changed =
  | 'templates'
  | 'accounts'
  | 'audiences'
  | 'opt-outs'
  | 'settings'
  | 'folder'
  | 'people'
  | 'recent';

/** What main tells the window by itself. */
export type AppEvent =
  | { readonly type: 'sheet'; readonly sheet: SheetState }
  /** Files that the system handed to the app wait to be taken by a window. */
  | { readonly type: 'external-files' }
  | { readonly type: 'audience'; readonly sheetId: SheetId; readonly progress: number }
  | { readonly type: 'survey'; readonly survey: ToldSurvey }
  /** A survey that was told in part comes to no end. */
  | {
      readonly type: 'survey-failed';
      readonly audienceId: AudienceId;
      readonly message: string;
      readonly lettering: Lettering;
      readonly error: AppError;
    }
  | { readonly type: 'campaign'; readonly campaign: CampaignState }
  | { readonly type: 'campaigns' }
  /** A person asked for this campaign outside the window, by its notification. */
  | { readonly type: 'show'; readonly campaignId: CampaignId }
  /** Saved by any window, which others of the same draft take in. */
  | { readonly type: 'draft'; readonly draft: Draft }
  /** A list or the settings changed, in any window. */
  | { readonly type: 'changed'; readonly what: Changed }
  | { readonly type: 'balance'; readonly accountId: AccountId; readonly balance: Result<Balance> }
  | { readonly type: 'practice'; readonly status: PracticeStatus }
  /** From Electron, which asks where a file goes: what became of one that the window handed out as `blob`. */
  | { readonly type: 'download'; readonly blob: string; readonly outcome: 'saved' | 'cancelled' | 'failed' }
  /** From a menu of the system: the window is to do this, if it still applies. */
  | { readonly type: 'command'; readonly command: CommandId }
  /** From Electron: the window was to close, and stayed because it has something unsaved. */
  | { readonly type: 'closing' }
  /** From Electron: the page broke, and this is a new one. */
  | { readonly type: 'restarted' }
  /** Everything that was kept is gone: the app has begun as new, and so does every window. */
  | { readonly type: 'erased' }
  /** From the loopback host's wire: Tagline was closed, and this page hears and says nothing more. */
  | { readonly type: 'ended' };
