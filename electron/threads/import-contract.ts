import type { AudienceChange, AudienceRow } from '../../shared/audience/audience.ts';
import type { Corrected } from '../../shared/audience/correcting.ts';
import type { RowRule } from '../../shared/audience/repeated.ts';
import type { AudienceId, CampaignId, SheetId } from '../../shared/brand.ts';
import type { Operations } from '../../shared/contract.ts';
import type { Draft } from '../../shared/draft/draft.ts';
import type { OptOutOrigin, OptOutsAdded } from '../../shared/opt-out/opt-out.ts';
import type { ListedPerson } from '../../shared/person/person-export.ts';
import type { MappingChoices } from '../../shared/sheet/mapping-choices.ts';
import type { Detection, Mapping, SheetOptions, SheetPreview } from '../../shared/sheet/sheet.ts';
import type { Table } from '../../shared/sheet/table.ts';
import type { DerivedList, DerivedPlan } from '../audiences/worker/derive-audience.ts';
import type { NewDraft } from '../drafts/records/new-draft.ts';
import type { FolderFile } from '../folder/worker/folder-file.ts';
import type { Answers, Ask, ServiceContract } from './service.ts';

interface OfSheet {
  readonly sheetId: SheetId;
}

interface OfAudience {
  readonly audienceId: AudienceId;
}

interface Mapped extends OfSheet {
  readonly mapping: Mapping;
}

type AsAsked =
  | 'sheet.count'
  | 'sheet.find'
  | 'sheet.values'
  | 'audience.countDerived'
  | 'audience.values'
  | 'audience.groups'
  | 'audience.repeated';

/** The thread that reads files and builds and changes audiences; one writer, so that nothing races. */
export interface ImportContract extends ServiceContract {
  readonly data: { readonly databasePath: string };
  readonly calls: Pick<Operations, AsAsked> & {
    /** `fraction` is 0 to 1, `rows` is how many are stored so far. */
    'sheet.read': {
      in: OfSheet & {
        readonly upload: string;
        readonly store: string;
        readonly fileName: string;
        readonly options: SheetOptions;
        readonly locale: string;
      };
      out: { readonly detection: Detection; readonly rows: number };
      progress: { readonly fraction: number; readonly rows: number };
    };
    'sheet.drop': { in: OfSheet; out: null };
    'sheet.preview': {
      in: OfSheet & {
        readonly chosen: MappingChoices;
        readonly from: number;
        readonly count: number;
        readonly country: string;
      };
      out: Omit<SheetPreview, 'state'>;
    };

    /** Also gives it to a draft, or makes one for it; progress is 0 to 1. */
    'audience.build': {
      in: Mapped & {
        readonly name: string;
        readonly sheetName: string;
        readonly draft: CampaignId | NewDraft | null;
        readonly optOutSaidNo: boolean;
      };
      out: { readonly audienceId: AudienceId; readonly draft: Draft | null };
      progress: number;
    };
    /** Puts corrected rows back into their audience; progress is 0 to 1. */
    'audience.correct': { in: Mapped & OfAudience; out: Corrected; progress: number };
    'audience.derive': { in: DerivedPlan; out: DerivedList };
    'audience.change': { in: OfAudience & { readonly change: AudienceChange }; out: AudienceRow };
    /** By their `n`. */
    'audience.excludeRows': {
      in: OfAudience & { readonly ns: Uint32Array; readonly excluded: boolean };
      out: null;
    };
    'audience.settleDoubtful': { in: OfAudience & { readonly keep: boolean }; out: null };
    /** Undoes the latest step or redoes the next; with `to`, all down or up to that one. */
    'audience.move': {
      in: OfAudience & { readonly way: 'undo' | 'redo'; readonly to?: number | undefined };
      out: null;
    };
    'audience.keepAll': { in: OfAudience & { readonly rule: RowRule }; out: null };
    /** Null removes all whose building was cut short by a crash. */
    'audience.remove': { in: { readonly audienceId: AudienceId | null }; out: null };

    'audience.findPerson': { in: { readonly msisdn: string }; out: readonly ListedPerson[] };
    /** Returns how many rows changed. */
    'audience.erasePerson': { in: { readonly msisdn: string }; out: number };

    'folder.write': { in: FolderFile; out: null };
    /** Fails in words if the file holds no data folder. */
    'folder.check': { in: { readonly path: string }; out: null };

    'optOut.add': { in: OptOutOrigin & { readonly text: string }; out: OptOutsAdded };
    'optOut.addSheet': { in: OptOutOrigin & OfSheet; out: OptOutsAdded };
    /** Returns how many rows changed. */
    'optOut.follow': { in: null; out: number };

    'export.write': {
      in: { readonly id: number; readonly path: string; readonly worksheet: string };
      out: null;
    };
  };
  readonly events: Record<never, never>;
  readonly questions: {
    /** Null at the end. */
    nextTable: { in: { readonly id: number }; out: Table | null };
  };
}

export type AskImports = Ask<ImportContract['calls']>;

export type ImportAnswers = Answers<ImportContract['calls']>;
