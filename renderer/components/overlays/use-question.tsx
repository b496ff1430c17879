import { type ComponentProps, useState } from 'react';
import { useBusy } from '../buttons/use-busy.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface Question
  extends Pick<
    ComponentProps<typeof ConfirmDialog>,
    'title' | 'act' | 'keep' | 'look' | 'isForm' | 'isDisabled' | 'children'
  > {
  /** The question stays open until the returned promise is done. */
  run(): unknown;
}

/** Asks a question before something is done. Render `question` inside the dialog that asks. */
export function useQuestion<Asked>(questionOn: (asked: Asked) => Question) {
  const [asked, setAsked] = useState<{ readonly about: Asked } | null>(null);
  const { isBusy, during } = useBusy();
  const ask = (about: Asked): void => setAsked({ about });
  if (asked === null) return { ask, isBusy, question: null };
  const { run, ...dialog } = questionOn(asked.about);
  const close = (): void => setAsked(null);

  function act(): void {
    const doing = run();
    if (doing instanceof Promise) void during(() => doing.then(close));
    else close();
  }

  const question = <ConfirmDialog {...dialog} isPending={isBusy} onClose={close} onAct={act} />;
  return { ask, isBusy, question };
}
