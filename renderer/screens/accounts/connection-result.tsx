import type { Balance } from '../../../shared/account/account.ts';
import type { Result } from '../../../shared/result.ts';
import { accounts as texts } from '../../../shared/texts/en/accounts.ts';
import { Banner, ErrorBanner } from '../../components/status/banner.tsx';

interface ConnectionResultProps {
  readonly result: Result<Balance>;
  readonly currency: string;
}

/** What reading the balance said about the connection. */
export function ConnectionResult({ result, currency }: ConnectionResultProps) {
  if (!result.ok) return <ErrorBanner error={result.error} />;
  const { credit, id, currency: itsCurrency } = result.value;
  return (
    <Banner tone="success" title={texts.works} live>
      {texts.left(credit, itsCurrency ?? currency, String(id))}
    </Banner>
  );
}
