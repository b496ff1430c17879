import { components } from '../../../shared/texts/en/common.ts';
import { Button } from '../buttons/button.tsx';
import { ErrorBanner } from '../status/banner.tsx';
import type { ListOnShow } from './use-list.ts';

/** Why a list is not here, and the way to ask for it once more; nothing while it is here or on its way. */
export function ListError({ list }: { readonly list: Pick<ListOnShow<never>, 'error' | 'retry'> }) {
  if (list.error === null) return null;
  return (
    <ErrorBanner error={list.error} actions={<Button onPress={list.retry}>{components.tryAgain}</Button>} />
  );
}
