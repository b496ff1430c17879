import type { Msisdn } from '../../../../shared/brand.ts';
import { recipients } from '../../../../shared/texts/en/recipients.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { Dialog } from '../../../components/overlays/dialog.tsx';
import { useGroupedNumbers } from '../../../components/text/use-grouped-numbers.ts';
import { useWhose } from '../../../state/use-people-search.ts';

interface NumberChoiceProps {
  readonly typed: string;
  readonly numbers: readonly Msisdn[];
  readonly onChoose: (msisdn: Msisdn) => void;
  readonly onClose: () => void;
}

/** Asks for one of the numbers that the digits typed in a row mean in several countries. */
export function NumberChoice({ typed, numbers, onChoose, onClose }: NumberChoiceProps) {
  return (
    <Dialog
      title={recipients.whichNumber(typed)}
      about={recipients.whichNumberAbout}
      size="small"
      onClose={onClose}
    >
      <div className="stack">
        {numbers.map((msisdn) => (
          <OneNumber key={msisdn} msisdn={msisdn} onChoose={onChoose} />
        ))}
      </div>
    </Dialog>
  );
}

function OneNumber({ msisdn, onChoose }: Pick<NumberChoiceProps, 'onChoose'> & { readonly msisdn: Msisdn }) {
  const grouped = useGroupedNumbers();
  const whose = useWhose(msisdn);
  return <Button onPress={() => onChoose(msisdn)}>{whose(grouped(msisdn))}</Button>;
}
