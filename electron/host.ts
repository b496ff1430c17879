import type { AppEvent } from '../shared/app-event.ts';
import type { AccountId, CampaignId } from '../shared/brand.ts';
import type { ScheduledCampaign } from '../shared/campaign/progress/scheduled-words.ts';
import type { TaskbarProgress } from '../shared/campaign/progress/taskbar.ts';
import type { CommandId, Zoom } from '../shared/commands/commands.ts';
import type { Language } from '../shared/language/languages.ts';
import type { PathsTo } from '../shared/network/proxy.ts';
import type { Settings } from '../shared/settings/settings.ts';
import type { UpdateCheck } from '../shared/update/update.ts';
import type { Dispatch } from './wire/dispatch.ts';

/** Keeps tokens: they go in, and come out only for the gateway client. */
export interface Vault {
  /** Where a token goes on this computer, as far as is known; `session` means that it is gone when the app ends. */
  readonly kept: 'keychain' | 'session';
  /** True where tokens kept earlier could not be read and were put aside under another name. */
  readonly setAside: boolean;
  /** Where the token of an account that has one is. */
  where(accountId: AccountId): Promise<'keychain' | 'session'>;
  save(accountId: AccountId, token: string): Promise<void>;
  read(accountId: AccountId): Promise<string | null>;
  forget(accountId: AccountId): Promise<void>;
}

/** What the computer tells of its own sleep. */
export type PowerNews = 'sleep' | 'wake';

/** What the surrounding desktop can do for a running campaign; every part may be a no-op. */
export interface Desktop {
  /** Keeps the computer from sleeping while true. */
  stayAwake(on: boolean): void;
  /** A click on it shows this campaign. */
  notify(title: string, body: string, campaignId: CampaignId): void;
  /** Progress on the taskbar or the dock; null takes it away. */
  progress(progress: TaskbarProgress | null): void;
  /** How many decisions wait for a person; 0 takes the number away. */
  badge(decisions: number): void;
  /** What waits for its time on this computer, to be hinted at outside the window. */
  scheduled(campaigns: readonly ScheduledCampaign[]): void;
  /** The files that were imported recently, the latest first: the system's own list of the app holds these and no other. */
  recentFiles(paths: readonly string[]): void;
  /** Lets exactly these commands of the window be chosen in the menus of the system. */
  allowCommands(applying: readonly CommandId[]): void;
  openLogs(): void;
  lookForUpdate(): Promise<UpdateCheck>;
  /** Shows everything in the window larger, smaller or as usual. */
  zoom(zoom: Zoom): void;
  /** Tells when the computer is about to sleep and when it is awake again; gives the way to stop listening. */
  onPower(listener: (news: PowerNews) => void): () => void;
}

/** A desktop that can do none of it. */
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

/** What one host supplies to the app; everything else is the same in both. */
export interface Host {
  readonly kind: 'electron' | 'loopback';
  readonly version: string;
  /** BCP 47 locale of the system, for example `sv-SE`. */
  readonly locale: string;
  /** The languages that the system prefers, as BCP 47 tags, the first most. */
  readonly systemTags: readonly string[];
  /** The folder that holds everything the app keeps; made if missing, mode 0700. */
  readonly dataDir: string;
  /** Where this computer keeps what it saw begin in data folders: local to it, never in one of them; made if missing. */
  readonly stateDir: string;
  readonly vault: Vault;
  readonly desktop: Desktop;
  /** The ways to an origin as the system has them; a person may choose others. */
  readonly systemPaths: PathsTo;
}

/** What does not go on while the app is closed, in campaigns of this computer. */
export interface Standing {
  readonly running: number;
  readonly scheduled: number;
}

/** A running app: what the wire carries, and its end. */
export interface App {
  readonly call: Dispatch;
  subscribe(listener: (event: AppEvent) => void): () => void;
  /** Offers files of this computer, by absolute paths, to the window as ones to import. */
  give(paths: readonly string[]): void;
  /** Takes a file that a person dropped or chose, by its absolute path; answers its id for anybody who opens it. */
  take(path: string): Promise<string>;
  /** What a person has set, for the host's own parts. */
  settings(): Settings;
  /** The language to speak: what a person has set, or else the system's. */
  language(): Language;
  /** What would stop if the app were closed now, for a host that asks before. */
  standing(): Standing;
  /** Stops between chunks, waits for what is in flight, and releases the data folder; safe to call again. */
  close(): Promise<void>;
}
