import { useState } from 'react';
import { commandName } from '../../../shared/commands/commands.ts';
import { checkWords, type UpdateCheck } from '../../../shared/update/update.ts';
import { Button } from '../../components/buttons/button.tsx';
import { useAct } from '../../state/use-act.ts';

/** Which version this is, and the way to look for a newer one, with what that came to. */
export function UpdateCheckLine({ version }: { readonly version: string }) {
  const { act, isBusy } = useAct();
  const [check, setCheck] = useState<UpdateCheck | null>(null);
  const words = check && checkWords(check, version);

  async function look(): Promise<void> {
    setCheck(null);
    setCheck(await act('app.lookForUpdate', {}));
  }

  return (
    <>
      <div className="line">
        <span className="grow">Tagline {version}</span>
        <Button isPending={isBusy} onPress={() => void look()}>
          {commandName('help.update')}
        </Button>
      </div>
      <p
        className="quiet"
        role="status"
        ref={(element) => {
          if (words) element?.scrollIntoView({ block: 'nearest' });
        }}
      >
        {words && `${words.text} ${words.more}`}
      </p>
    </>
  );
}
