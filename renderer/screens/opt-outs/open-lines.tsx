import { Check } from 'lucide-react';
import type { Msisdn } from '../../../shared/brand.ts';
import type { OpenLine } from '../../../shared/opt-out/opt-out.ts';
import { optOuts } from '../../../shared/texts/en/opt-outs.ts';
import { Button } from '../../components/buttons/button.tsx';
import { useBusy } from '../../components/buttons/use-busy.ts';
import { Banner } from '../../components/status/banner.tsx';
import { useGroupedNumbers } from '../../components/text/use-grouped-numbers.ts';
import { useWhose } from '../../state/use-people-search.ts';

interface OpenLinesProps {
  readonly open: readonly OpenLine[];
  readonly confirmed: ReadonlySet<string>;
  readonly onConfirm: (numbers: readonly string[]) => Promise<void>;
}

/** Lines that count only once a person says which numbers they mean. */
export function OpenLines({ open, confirmed, onConfirm }: OpenLinesProps) {
  const { isBusy, during } = useBusy();
  const grouped = useGroupedNumbers();
  const alone = new Set(open.flatMap(({ numbers }) => (numbers.length === 1 ? numbers : [])));
  const unconfirmed = [...alone].filter((one) => !confirmed.has(one));
  return (
    <Banner
      tone="warning"
      live
      title={optOuts.open(open.length)}
      actions={
        unconfirmed.length > 1 && (
          <Button isDisabled={isBusy} onPress={() => void during(() => onConfirm(unconfirmed))}>
            {optOuts.addAlone(unconfirmed.length)}
          </Button>
        )
      }
    >
      {open.map(({ line, numbers }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines only come behind the others
        <div key={at}>
          <p>{optOuts.openLine(line)}</p>
          <div className="line">
            {numbers.map((msisdn) => (
              <Button
                key={msisdn}
                icon={confirmed.has(msisdn) ? Check : undefined}
                isDisabled={isBusy || confirmed.has(msisdn)}
                onPress={() => void during(() => onConfirm([msisdn]))}
              >
                {numbers.length === 1 ? grouped(msisdn) : <Whose msisdn={msisdn} />}
              </Button>
            ))}
          </div>
        </div>
      ))}
    </Banner>
  );
}

function Whose({ msisdn }: { readonly msisdn: string }) {
  const grouped = useGroupedNumbers();
  const whose = useWhose(msisdn as Msisdn);
  return <>{whose(grouped(msisdn))}</>;
}
