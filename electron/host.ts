import type { Token } from '../shared/account/token.ts';
import type { AppEvent } from '../shared/app-event.ts';
import type { AccountId, CampaignId } from '../shared/brand.ts';
import type { ScheduledCampaign } from '../shared/campaign/progress/scheduled-words.ts';
import type { TaskbarProgress } from '../shared/campaign/progress/taskbar.ts';
import type { CommandId, Zoom } from '../shared/commands/commands.ts';
import type { Language } from '../shared/language/languages.ts';
import type { PathsTo } from '../shared/network/proxy.ts';
import type { Settings } from '../shared/settings/settings.ts';
import type { UpdateCheck } from '../shared/update/update.ts';
import type { Rest } from './store/until-done.ts';
import type { Dispatch } from './wire/dispatch.ts';

export type KeptToken =
  | { readonly is: 'kept'; readonly token: Token; readonly where: Vault['kept'] }
  /** The token was saved for another origin, or without one. */
  | { readonly is: 'other-origin' }
  | Unreached
  | { readonly is: 'none' };

/** The token is kept, but unreadable now: its keychain is closed, nothing leads there, or another one was asked. */
export type Unreached =
  | { readonly is: 'locked' }
  | { readonly is: 'no-session' }
  | { readonly is: 'other-store'; readonly kept: string; readonly asked: string };

/** Keeps tokens, each with its origin. A token comes out only for the gateway client, and for no other origin. */
export interface Vault {
  /** Where a token goes, as far as known; `session` means that it is gone once the app ends. */
  readonly kept: 'keychain' | 'session';
  /** True if earlier tokens were unreadable and are kept under another name. */
  readonly setAside: boolean;
  /** Returns where the token went. */
  save(accountId: AccountId, token: Token): Promise<Vault['kept']>;
  read(accountId: AccountId, origin: string): Promise<KeptToken>;
  forget(accountId: AccountId): Promise<void>;
}

export type PowerNews = 'sleep' | 'wake';

/** Any part may be a no-op. */
export interface Desktop {
  stayAwake(on: boolean): void;
  /** A click on the notification shows this campaign. */
  notify(title: string, body: string, campaignId: CampaignId): void;
  /** Shown on the taskbar or the dock; null removes it. */
  progress(progress: TaskbarProgress | null): void;
  /** How many decisions wait for a person; 0 removes the badge. */
  badge(decisions: number): void;
  /** Campaigns scheduled on this computer, for a hint outside the window. */
  scheduled(campaigns: readonly ScheduledCampaign[]): void;
  /** Recently imported files, latest first. The system's list for the app holds exactly these. */
  recentFiles(paths: readonly string[]): void;
  /** Enables exactly these commands of the window in the system's menus. */
  allowCommands(applying: readonly CommandId[]): void;
  openLogs(): void;
  lookForUpdate(): Promise<UpdateCheck>;
  zoom(zoom: Zoom): void;
  /** Called before sleep and after waking; returns a function that stops listening. */
  onPower(listener: (news: PowerNews) => void): () => void;
}

export const noDesktop: Desktop = {
  stayAwake() {},
  notify() {},
  progress() {},
  badge() {},
  scheduled() {},
  recentFiles() {},
  allowCommands() {},
  openLogs() {},
  lookForUpdate: async () => ({ is: 'off' }),
  zoom() {},
  onPower: () => () => {},
};

export interface Host {
  readonly kind: 'electron' | 'loopback';
  readonly version: string;
  /** BCP 47 locale of the system, for example `sv-SE`. */
  readonly locale: string;
  /** The system's preferred languages as BCP 47 tags, the most preferred first. */
  readonly systemTags: readonly string[];
  /** Holds everything the app keeps; created with mode 0700 if missing. */
  readonly dataDir: string;
  /** Where this computer records what it saw begin in data folders, never inside one; created if missing. */
  readonly stateDir: string;
  readonly vault: Vault;
  readonly desktop: Desktop;
  /** Open for one command: nothing begins or continues by its time, because the command's end would stop it. */
  readonly isBrief?: true;
  /** The system's paths to an origin; a person may choose others. */
  readonly systemPaths: PathsTo;
  /** Rests before interrupted work is tried again; the usual time if absent. */
  readonly rest?: Rest;
}

/** Campaigns of this computer that stop while the app is closed. */
export interface Standing {
  readonly running: number;
  readonly scheduled: number;
}

export interface App {
  readonly call: Dispatch;
  subscribe(listener: (event: AppEvent) => void): () => void;
  /** Offers files, by absolute paths, to the window for import. */
  give(paths: readonly string[]): void;
  /** Takes a file that a person dropped or chose, by absolute path; returns its id. */
  take(path: string): Promise<string>;
  settings(): Settings;
  /** The person's choice, or else the system's language. */
  language(): Language;
  standing(): Standing;
  /**
   * Stops between chunks, waits for requests in flight and releases the data folder; safe to call again. False if a
   * call of a thread does not return, so that only a kill ends the process.
   */
  close(): Promise<boolean>;
  /** Closes within this turn, after which the process ends: waits `ms` at most. */
  closeAtOnce(ms: number): void;
}
