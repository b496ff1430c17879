import { accountOperations } from './account-operations.ts';
import { appOperations } from './app-operations.ts';
import { audienceOperations } from './audience-operations.ts';
import { campaignOperations } from './campaign-operations.ts';
import { draftOperations } from './draft-operations.ts';
import { exportOperations } from './export-operations.ts';
import { personOperations } from './person-operations.ts';
import { practiceOperations } from './practice-operations.ts';
import { resultOperations } from './result-operations.ts';
import { sheetOperations } from './sheet-operations.ts';

/** All that the window can ask of main. None returns a token. */
export const operations = {
  ...appOperations,
  ...accountOperations,
  ...sheetOperations,
  ...audienceOperations,
  ...draftOperations,
  ...campaignOperations,
  ...resultOperations,
  ...personOperations,
  ...practiceOperations,
  ...exportOperations,
};
