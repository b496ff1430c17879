import type { Page } from '@playwright/test';
import type { Wire } from '../../../shared/contract.ts';
import type { DoubleProcess } from '../../electron-double/start.ts';
import type { Answers } from './answers.ts';

/** A file that the app gave to a person. */
export interface SavedFile {
  readonly name: string;
  readonly text: string;
}

/** Tagline on one of the hosts, from its start to its end. */
export interface Running {
  readonly page: Page;
  /** What a browser opens, with the secret; '' in Electron. */
  readonly url: string;
  /** Calls its host beside the window; null in Electron, where only the window has a wire. */
  readonly client: Pick<Wire, 'call'> | null;
  /** Its process, where it runs on the double of Electron. */
  readonly double: DoubleProcess | null;
  /** What its window hears of main; null where nobody comes between them. */
  readonly answers: Answers | null;
  saved(press: () => Promise<void>): Promise<SavedFile>;
  end(how: 'stop' | 'kill'): Promise<void>;
}
