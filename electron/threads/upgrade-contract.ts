import type { ServiceContract } from './service.ts';

/** The thread that brings a large data folder of an earlier version to this one, and then ends. */
export interface UpgradeContract extends ServiceContract {
  readonly data: null;
  readonly calls: {
    /** Takes all the steps that are missing or, cut off at whatever moment, none; fails as opening the database fails. */
    upgrade: { in: { readonly databasePath: string }; out: null };
  };
  readonly events: Record<never, never>;
  readonly questions: Record<never, never>;
}
