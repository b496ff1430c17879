import type { AppEvent } from './app-event.ts';
import type { AccountOperations } from './operations/account-operations.ts';
import type { AppOperations } from './operations/app-operations.ts';
import type { AudienceOperations } from './operations/audience-operations.ts';
import type { CampaignOperations } from './operations/campaign-operations.ts';
import type { DraftOperations } from './operations/draft-operations.ts';
import type { ExportOperations } from './operations/export-operations.ts';
import type { PersonOperations } from './operations/person-operations.ts';
import type { PracticeOperations } from './operations/practice-operations.ts';
import type { ResultOperations } from './operations/result-operations.ts';
import type { SheetOperations } from './operations/sheet-operations.ts';
import type { AppError, Result, Superseded } from './result.ts';

/** Where an operation answers with a window on a list. */
export type { View } from './operations/shapes.ts';

/** Every operation the window can ask of main, by the place it has. No operation returns a token. */
export interface Operations
  extends AppOperations,
    AccountOperations,
    SheetOperations,
    AudienceOperations,
    DraftOperations,
    CampaignOperations,
    ResultOperations,
    PersonOperations,
    PracticeOperations,
    ExportOperations {}

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
}
