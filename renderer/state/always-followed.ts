import { QueryObserver } from '@tanstack/react-query';
import type { Operation } from '../../shared/contract.ts';
import type { AppError } from '../../shared/result.ts';
import { operationQuery, queryView } from './query.ts';
import type { Stores } from './stores.ts';

const everywhere = [
  'app.info',
  'settings.read',
  'account.list',
  'audience.list',
] as const satisfies Operation[];

/** Follows what is needed all over the window, whatever is on show; ends once each was answered or has failed. */
export async function followAlways({ queries, notices }: Stores): Promise<void> {
  await Promise.all(
    everywhere.map(
      (operation) =>
        new Promise<void>((resolve) => {
          let said: AppError | null = null;
          new QueryObserver(queries, operationQuery<Operation>(operation, {})).subscribe((result) => {
            const { data, error } = queryView(result);
            if (error !== null && error !== said) notices.getState().sayError(error);
            said = error;
            if (data !== null || error !== null) resolve();
          });
        }),
    ),
  );
}
