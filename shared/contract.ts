import type { Account, AccountInput, Balance, TokenStorage } from './account/account.ts';
import type { AccountUses } from './account/account-uses.ts';
import type { AppEvent } from './app-event.ts';
import type { Audience, AudienceCounts, AudienceFilter, AudienceRow } from './audience/audience.ts';
import type { ColumnLayout } from './audience/column-layout.ts';
import type { Derivation } from './audience/derivation.ts';
import type { ListStep } from './audience/list-history.ts';
import type { Mended } from './audience/mending.ts';
import type { Repeated } from './audience/repeated.ts';
import type { RowSort } from './audience/row-sort.ts';
import type { RowSpan } from './audience/row-spans.ts';
import type { AccountId, AudienceId, CampaignId, Msisdn, SheetId, TemplateId } from './brand.ts';
import type { CampaignState, CampaignSummary } from './campaign/campaign.ts';
import type { ChunkRow, CopiedChunks, Verdict } from './campaign/chunk.ts';
import type { CreditsRow } from './campaign/credits-by-month.ts';
import type { History } from './campaign/history.ts';
import type { PauseShown } from './campaign/pause.ts';
import type { CampaignPhase } from './campaign/phase.ts';
import type { ResultFilter, ResultRow, ResultStep } from './campaign/result.ts';
import type { ResultSort } from './campaign/result-sort.ts';
import type { Review } from './campaign/review.ts';
import type { TestText } from './campaign/test-text.ts';
import type { TimelineRow } from './campaign/timeline.ts';
import type { CommandId, Zoom } from './commands/commands.ts';
import type { Draft, DraftPatch } from './draft/draft.ts';
import type { ToldSurvey } from './draft/survey.ts';
import type { ExportRequest } from './export/export-request.ts';
import type { FolderReading, FolderStatus } from './folder/folder.ts';
import type { Words } from './language/said.ts';
import type { Lettering } from './message/lettering.ts';
import type { OptOut, OptOutLogRow, OptOutsAdded } from './opt-out/opt-out.ts';
import type { PersonHeld } from './person/erasure.ts';
import type {
  LostLetters,
  PracticeFaults,
  PracticePage,
  PracticePhone,
  PracticeStatus,
  PracticeText,
} from './practice/practice.ts';
import type { AppError, Result, Superseded } from './result.ts';
import type { Retention, RetentionPlan } from './retention/retention.ts';
import type { AppInfo, Settings } from './settings/settings.ts';
import type { ColumnValues } from './sheet/condition.ts';
import type { MappingChoices } from './sheet/mapping-choices.ts';
import type { GivenFile, RecentFile } from './sheet/opened-files.ts';
import type {
  FoundKind,
  Mapping,
  PreviewRow,
  SheetOptions,
  SheetPreview,
  SheetState,
} from './sheet/sheet.ts';
import type { RecentMessage, Template, TemplatesTaken } from './template/template.ts';
import type { UpdateCheck } from './update/update.ts';

type Nothing = Record<string, never>;
type ChangedRow = { row: AudienceRow; audience: Audience };

/** A window on a list that stays in main: rows are asked for by index, from 0 and below `count`. */
export interface View {
  readonly viewId: string;
  readonly count: number;
}

/**
 * Who asks: a newer call of the same asker takes the place of the one before it, which fails as superseded. Each list in
 * each window is an asker of its own; without one a call is answered whatever comes after it.
 */
interface Asker {
  readonly asker?: string | undefined;
}

/** The list in use where a number is typed, in whose country it is read first. */
interface InUse {
  readonly audienceId?: AudienceId | null | undefined;
}

/** A slice of a list: rows `[from, from + count)`, at most 500. */
interface Slice {
  readonly from: number;
  readonly count: number;
}

/** Every operation the window can ask of main; the one page that names them all. No operation returns a token. */
export interface Operations {
  'app.info': { in: Nothing; out: AppInfo };
  /** Says which commands apply to what the window shows, for the menus of the system. */
  'app.commands': { in: { applying: readonly CommandId[] }; out: Nothing };
  /** Shows the folder of the log in the system's own window; a host that cannot does nothing. */
  'app.openLogs': { in: Nothing; out: Nothing };
  /** Looks for a newer version, and for whoever asked says what that came to; the host offers one by itself. */
  'app.lookForUpdate': { in: Nothing; out: UpdateCheck };
  /** Shows everything in the window larger, smaller or as usual; a host whose browser does that does nothing. */
  'app.zoom': { in: { zoom: Zoom }; out: Nothing };
  'settings.read': { in: Nothing; out: Settings };
  /** Changes some of the settings; what is left out stays as it is. */
  'settings.save': { in: { settings: Partial<Omit<Settings, 'retention'>> }; out: Settings };
  /** What would go at once if things were kept only for so long. */
  'retention.plan': { in: { retention: Retention }; out: RetentionPlan };
  /** Keeps things only for so long from now on, where just what was `shown` goes at once; fails as conflict otherwise. */
  'retention.set': { in: { retention: Retention; shown: RetentionPlan }; out: Settings };

  'account.list': { in: Nothing; out: Account[] };
  'account.save': { in: { account: AccountInput }; out: Account };
  /** What becomes of campaigns when an account is removed. */
  'account.uses': { in: { accountId: AccountId }; out: AccountUses };
  /** Records that answers of this status with an id for everybody are good ones of this account's service. */
  'account.acceptStatus': { in: { accountId: AccountId; status: number }; out: Account };
  /** Records that this account's service has no balance where the spec has it. */
  'account.sayNoBalance': { in: { accountId: AccountId }; out: Account };
  'account.remove': { in: { accountId: AccountId }; out: Account[] };
  'token.save': { in: { accountId: AccountId; token: string }; out: { kept: TokenStorage } };
  'token.forget': { in: { accountId: AccountId }; out: { kept: TokenStorage } };
  'balance.read': { in: { accountId: AccountId }; out: Balance };

  /**
   * Bytes of a file or a paste, in slices of which several may be under way; `at` is the place of the first byte in the file,
   * from 0. Reading starts by itself after `sheet.end`.
   */
  'sheet.begin': { in: { name: string; size: number }; out: { sheetId: SheetId } };
  'sheet.append': { in: { sheetId: SheetId; at: number; bytes: Uint8Array }; out: Nothing };
  'sheet.end': { in: { sheetId: SheetId }; out: SheetState };
  /** Reads the kept bytes again with other options. */
  'sheet.reread': { in: { sheetId: SheetId; options: SheetOptions }; out: SheetState };
  /** Columns, first rows and their verdicts, under the guessed mapping with what was chosen in place of it. */
  'sheet.preview': {
    in: { sheetId: SheetId; chosen: MappingChoices; from: number; count: number };
    out: SheetPreview;
  };
  /** Counts over the whole sheet for a mapping; the newest request wins. */
  'sheet.count': { in: { sheetId: SheetId; mapping: Mapping }; out: AudienceCounts; superseded: true };
  /** The first two hundred rows of one kind that a mapping would make; the newest request wins. */
  'sheet.find': {
    in: { sheetId: SheetId; mapping: Mapping; kind: FoundKind };
    out: PreviewRow[];
    superseded: true;
  };
  /** What a column of a sheet holds, to choose from. */
  'sheet.values': {
    in: { sheetId: SheetId; column: number; headerRow: number | null };
    out: ColumnValues;
    superseded: true;
  };
  /** Files that the system handed to the app and no window was told of; whoever asks takes them. */
  'sheet.given': { in: Nothing; out: GivenFile[] };
  /** Reads such a file as one that was dropped; fails in words where it is gone or none that can be read. */
  'sheet.openGiven': { in: { givenId: string }; out: SheetState };
  /** Files that were imported lately and of which main knows where they are, the latest first. */
  'sheet.recent': { in: Nothing; out: RecentFile[] };
  /** Reads one of them as one that was dropped; one that is gone fails in words and is taken off the list. */
  'sheet.openRecent': { in: { recentId: string }; out: SheetState };
  /** Takes one off the list, or all with null, and off the system's list of recent files. */
  'sheet.forgetRecent': { in: { recentId: string | null }; out: RecentFile[] };
  /** Stops an import at any moment; nothing of it is left behind. */
  'sheet.discard': { in: { sheetId: SheetId }; out: Nothing };

  /** Builds an audience from a sheet; answers when it is ready; progress comes as events. */
  'audience.build': { in: { sheetId: SheetId; mapping: Mapping; name: string }; out: Audience };
  /**
   * Puts rejected rows, exported and mended, back into the audience they came from, as changes that can be undone. A
   * row is known by its `Row in file`; one that is none of the audience's fails the whole as bad-input.
   */
  'audience.mend': {
    in: { sheetId: SheetId; mapping: Mapping; audienceId: AudienceId };
    out: { audience: Audience } & Mended;
  };
  /** Counts what a list made of kept ones would hold, without making it; the newest request wins. */
  'audience.countDerived': { in: { derivation: Derivation }; out: AudienceCounts; superseded: true };
  /** Makes a list of kept ones, which stay as they are; answers when it is ready. */
  'audience.derive': { in: { derivation: Derivation; name: string }; out: Audience };
  /** Stops the lists that are being made of this one; nothing of them is left behind. */
  'audience.cancelDerived': { in: { audienceId: AudienceId }; out: Nothing };
  /** What a column of a list holds, to choose from. */
  'audience.values': { in: { audienceId: AudienceId; column: number }; out: ColumnValues; superseded: true };
  'audience.list': { in: Nothing; out: Audience[] };
  'audience.get': { in: { audienceId: AudienceId }; out: Audience };
  'audience.rename': { in: { audienceId: AudienceId; name: string }; out: Audience };
  'audience.remove': { in: { audienceId: AudienceId }; out: Nothing };
  /** Stops a build; nothing of it is left behind. */
  'audience.cancel': { in: { sheetId: SheetId }; out: Nothing };
  /** Sets one cell (`column` of `columns`, or the number itself) and judges the row again. */
  'audience.edit': {
    in: { audienceId: AudienceId; n: number; column: number | 'number'; value: string };
    out: ChangedRow;
  };
  /** Leaves a row out by hand, or takes it back in. */
  'audience.exclude': { in: { audienceId: AudienceId; n: number; excluded: boolean }; out: ChangedRow };
  /** Leaves the rows of an open view at some places out, or takes them back in, as one change. */
  'audience.excludeRows': {
    in: { audienceId: AudienceId; viewId: string; spans: readonly RowSpan[]; excluded: boolean };
    out: Audience;
  };
  /** Of the rows that share this row's number, sends to this one. */
  'audience.choose': { in: { audienceId: AudienceId; n: number }; out: ChangedRow };
  /** Keeps every recipient whose number looks doubtful, as looked at, or leaves all of them out. */
  'audience.settleDoubtful': { in: { audienceId: AudienceId; keep: boolean }; out: Audience };
  /** Undoes the latest thing that was done to a list by hand; with `to` all down to that step of its history. */
  'audience.undo': { in: { audienceId: AudienceId; to?: number | undefined }; out: Audience };
  /** Does again what was undone last, until something else is done; with `to` all up to that step. */
  'audience.redo': { in: { audienceId: AudienceId; to?: number | undefined }; out: Audience };
  /** What was done to a list by hand, the latest first. */
  'audience.history': { in: { audienceId: AudienceId } & Slice; out: ListStep[] };
  /** How a person has the columns of a list, by the keys that the grid gives them. */
  'audience.columns': { in: { audienceId: AudienceId }; out: ColumnLayout };
  'audience.layColumns': { in: { audienceId: AudienceId; layout: ColumnLayout }; out: ColumnLayout };
  /** The number at an index among those that stand on several rows, with all of these, and how many wait for a choice. */
  'audience.repeated': { in: { audienceId: AudienceId; at: number }; out: Repeated };
  /** Chooses for every number that waits for it the row that gets the text so far. */
  'audience.keepAll': { in: { audienceId: AudienceId }; out: Audience };

  'draft.create': { in: Nothing; out: Draft };
  'draft.get': { in: { campaignId: CampaignId }; out: Draft };
  'draft.save': { in: { campaignId: CampaignId; patch: DraftPatch }; out: Draft };
  /** Surveys the audience's final texts of the message; first result at once, the rest as `survey` events. */
  'draft.survey': {
    in: Asker & { audienceId: AudienceId; message: string; lettering: Lettering };
    out: ToldSurvey;
    superseded: true;
  };
  /** Opens a view on the rows that pass `filter` and whose cells, or final texts of `message`, contain `search`; `sort` orders them. */
  'draft.view': {
    in: Asker & {
      audienceId: AudienceId;
      message: string;
      lettering: Lettering;
      filter: AudienceFilter;
      search: string;
      sort?: RowSort | null | undefined;
    };
    out: View;
    superseded: true;
  };
  'draft.page': { in: { viewId: string } & Slice; out: AudienceRow[] };

  /** The messages that are kept by name, in the order of their names. */
  'template.list': { in: Nothing; out: Template[] };
  /** The latest messages of campaigns, each once. */
  'template.recent': { in: Nothing; out: RecentMessage[] };
  'template.add': { in: { name: string; message: string }; out: Template };
  'template.change': {
    in: { templateId: TemplateId; name?: string | undefined; message?: string | undefined };
    out: Template;
  };
  'template.remove': { in: { templateId: TemplateId }; out: Nothing };
  /** Takes a file of templates in, or nothing of it; fails as bad-input for any other file. */
  'template.import': { in: { text: string }; out: TemplatesTaken };

  'campaign.list': { in: Nothing; out: CampaignSummary[] };
  'campaign.get': { in: { campaignId: CampaignId }; out: CampaignState };
  /** Counts those who had the text lately among the people where they are included. */
  'campaign.review': { in: { campaignId: CampaignId; includeRecent?: boolean | undefined }; out: Review };
  /** Freezes and starts, or schedules where the draft has a `startAt`; `people`, without those who had the text lately, and `hash` are what the review showed. */
  'campaign.start': {
    in: { campaignId: CampaignId; people: number; hash: string; includeRecent: boolean };
    out: CampaignState;
  };
  'campaign.pause': { in: { campaignId: CampaignId }; out: CampaignState };
  /** Goes on after the pause that was shown; fails as conflict where it stands still for something else since. */
  'campaign.resume': { in: { campaignId: CampaignId; shown: PauseShown }; out: CampaignState };
  /** Sends under another sender from here on, nobody again; fails as conflict where it is no longer the one `shown`. */
  'campaign.mendSender': {
    in: { campaignId: CampaignId; sender: string; shown: string };
    out: CampaignState;
  };
  'campaign.cancel': { in: { campaignId: CampaignId }; out: CampaignState };
  /** Takes a campaign that waits for its time, or has missed it, back to a draft; one that has begun goes on. */
  'campaign.unschedule': { in: { campaignId: CampaignId }; out: CampaignState };
  /** A new draft: all of it, or only the people not accepted (`rest`); `note` is what to know of its people. */
  'campaign.copy': {
    in: { campaignId: CampaignId; rest: boolean };
    out: { draft: Draft; note: Words | null };
  };
  /** Sends the draft's same audience and message through practice as a campaign of its own. */
  'campaign.rehearse': { in: { campaignId: CampaignId; includeRecent: boolean }; out: CampaignState };
  /** What a test would send: the text of row `n`, or of the first recipient. */
  'campaign.testText': { in: { campaignId: CampaignId; n: number | null }; out: TestText };
  /** Sends that text to one number, now, as a campaign of one; fails as conflict where it is no longer what was shown. */
  'campaign.test': { in: { campaignId: CampaignId; number: string; shown: TestText }; out: CampaignState };
  /** Sends a text with letters that GSM 03.38 lacks to one number, with this `encoding` whatever the account has. */
  'campaign.testEncoding': {
    in: { accountId: AccountId; encoding: string; number: string };
    out: CampaignState;
  };
  'campaign.timeline': { in: { campaignId: CampaignId }; out: TimelineRow[] };
  /** Deletes a draft or an ended campaign for good, from the database file too, if it still is what was shown. */
  'campaign.remove': { in: { campaignId: CampaignId; phase: CampaignPhase }; out: Nothing };
  /** How many campaigns ended more than `days` ago. */
  'campaign.older': { in: { days: number }; out: { campaigns: number } };
  /** Deletes all campaigns that ended more than `days` ago for good; fails as conflict where they are not as many as shown. */
  'campaign.removeOlder': { in: { days: number; shown: number }; out: { removed: number } };

  'chunk.list': { in: { campaignId: CampaignId } & Slice; out: { count: number; rows: ChunkRow[] } };
  /** The request that waits for a person: `preferred` if that does, otherwise the first in doubt; null where none does. */
  'chunk.waiting': {
    in: { campaignId: CampaignId; preferred: number | null };
    out: { row: ChunkRow | null };
  };
  /** Rules on an unknown chunk; `attempts` is how many were shown, since one sent again since is in doubt anew. */
  'chunk.rule': {
    in: { campaignId: CampaignId; chunk: number; verdict: Verdict; attempts: number };
    out: CampaignState;
  };
  /** What of a campaign another copy of the data folder may have sent, with the balance of this moment; null for nothing. */
  'chunk.copied': { in: { campaignId: CampaignId }; out: { doubt: CopiedChunks | null } };
  /** Rules on all of it at once; `requests` is how many were shown. */
  'chunk.ruleCopied': {
    in: { campaignId: CampaignId; verdict: Verdict; requests: number };
    out: CampaignState;
  };
  /** Takes recipients out of a refused chunk; they are recorded as skipped. */
  'chunk.takeOut': { in: { campaignId: CampaignId; chunk: number; positions: number[] }; out: CampaignState };
  /** Bisects a refused chunk to find whom the service refuses it for. */
  'chunk.bisect': { in: { campaignId: CampaignId; chunk: number }; out: CampaignState };

  'result.view': {
    in: Asker & {
      campaignId: CampaignId;
      filter: ResultFilter;
      search: string;
      chunk: number | null;
      /** The order of sending where it is left out. */
      sort?: ResultSort | null | undefined;
    };
    out: View;
    superseded: true;
  };
  'result.page': { in: { viewId: string } & Slice; out: ResultRow[] };
  /** Every request that held one recipient, and every verdict on it, the oldest first. */
  'result.steps': { in: { campaignId: CampaignId; position: number }; out: ResultStep[] };
  /** What the practice phones lost of a rehearsal's or practice campaign's texts; null where their inbox no longer has them all, or nothing went there. */
  'result.lost': { in: { campaignId: CampaignId }; out: LostLetters | null };
  /** What did this number get, and when, over all campaigns, and may it be texted. */
  'history.find': {
    in: Asker & InUse & { number: string };
    out: History;
    superseded: true;
  };
  /** What live campaigns took, by month, account and label, in no order. */
  'history.credits': { in: Nothing; out: CreditsRow[] };

  /** What is kept of one number, wherever it is. */
  'person.held': { in: { msisdn: Msisdn }; out: PersonHeld };
  /**
   * Erases everything of one person, for good, but that they were somebody in their campaigns, and with `keepOptOut` that
   * the number must never be texted. Fails as not-ready, erasing nothing, while a campaign needs to know them.
   */
  'person.erase': { in: { msisdn: Msisdn; keepOptOut: boolean }; out: Nothing };

  'optOut.list': { in: { search: string } & Slice; out: { count: number; rows: OptOut[] } };
  /** Adds every number found in `text`, one per line or cell; lines that hold none are returned. */
  'optOut.add': { in: InUse & { text: string; note: string; source: string }; out: OptOutsAdded };
  /** The same from a sheet that was read: its number column where it names one, else every cell; the sheet is then gone. */
  'optOut.addSheet': { in: InUse & { sheetId: SheetId; note: string; source: string }; out: OptOutsAdded };
  'optOut.remove': { in: { msisdn: string; note: string }; out: Nothing };
  'optOut.log': { in: Slice; out: OptOutLogRow[] };

  /** Opens a file to save; read it with `export.read` until `done`. */
  'export.open': { in: ExportRequest; out: { exportId: string; name: string; type: string } };
  'export.read': { in: { exportId: string }; out: { bytes: Uint8Array; done: boolean } };

  'folder.status': { in: Nothing; out: FolderStatus };
  /** Says how a data folder came here of which nobody knows, or that the file it was closed into was not used. */
  'folder.settle': { in: { reading: FolderReading }; out: FolderStatus };
  /** Bytes of a file made of a data folder, appended in order; then it waits to be opened when the app starts next. */
  'folder.begin': { in: Nothing; out: Nothing };
  'folder.append': { in: { bytes: Uint8Array }; out: Nothing };
  'folder.open': { in: Nothing; out: Nothing };
  /** Opens it no more. */
  'folder.discard': { in: Nothing; out: Nothing };
  /** Erases everything that Tagline keeps, tokens too, and begins as new; refused while anything is being sent. */
  'folder.erase': { in: { typed: string }; out: Nothing };
  /** What was to be said once of the data folder was read. */
  'folder.noted': { in: Nothing; out: FolderStatus };

  'practice.status': { in: Nothing; out: PracticeStatus };
  /** Sets the faults to come; a script that names no fault fails as bad-input. */
  'practice.script': { in: PracticeFaults; out: PracticeStatus };
  'practice.credit': { in: { credit: number }; out: PracticeStatus };
  'practice.inbox': {
    in: { search: string; before: number | null; count: number };
    out: PracticePage<PracticePhone>;
  };
  'practice.phone': {
    in: { msisdn: string; before: number | null; count: number };
    out: PracticePage<PracticeText>;
  };
  'practice.clear': { in: Nothing; out: PracticeStatus };
}

/** The name of an operation. */
export type Operation = keyof Operations;

/** What an operation answers with; only where the newest request wins it fails as superseded. */
export type Answer<K extends Operation> = Result<
  Operations[K]['out'],
  AppError | (Operations[K] extends { superseded: true } ? Superseded : never)
>;

/** The whole seam between the window and main: a transport carries two functions, and each kind of host a third. */
export interface Wire {
  call<K extends Operation>(operation: K, input: Operations[K]['in']): Promise<Answer<K>>;
  subscribe(listener: (event: AppEvent) => void): () => void;
  /**
   * Tells main where a `File` is that a person dropped or chose; the window learns no more than a name for it, as of a given
   * file, and null where it has no place on this computer. A browser tells nobody where files are.
   */
  give?(file: object): Promise<string | null>;
  /** `sheet.append` with a `Blob`, whose bytes a browser takes from where they are, so that the page never holds them. */
  append?(input: { sheetId: SheetId; at: number }, slice: object): Promise<Answer<'sheet.append'>>;
}
