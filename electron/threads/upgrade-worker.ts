import { ok } from '../../shared/result.ts';
import { openDatabaseAlone } from '../store/open-database.ts';
import { serve } from './serve.ts';
import type { UpgradeContract } from './upgrade-contract.ts';

serve<UpgradeContract>(() => ({
  answers: {
    upgrade({ databasePath }) {
      const database = openDatabaseAlone(databasePath);
      if (!database.ok) return database;
      database.value.close();
      return ok(null);
    },
  },
}));
