import { type ReactNode, useRef } from 'react';
import { campaignList as words } from '../../../../shared/texts/en/campaigns.ts';
import { Dialog } from '../../../components/overlays/dialog.tsx';
import { useFrom } from '../../../state/context.tsx';
import { useCommand } from '../../../state/use-command.ts';

interface CampaignsFrameProps {
  /** Whether they stay beside what is worked on, and not over it. */
  readonly isBeside: boolean;
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

/** What the campaigns are listed in: a drawer over the window, or a side of it where there is room. */
export function CampaignsFrame({ isBeside, footer, children }: CampaignsFrameProps) {
  const close = useFrom('app', (state) => state.close);
  if (isBeside) return <Beside footer={footer}>{children}</Beside>;
  return (
    <Dialog title={words.title} shape="drawer" size="small" onClose={close} footer={footer}>
      {children}
    </Dialog>
  );
}

function Beside({ footer, children }: Omit<CampaignsFrameProps, 'isBeside'>) {
  const box = useRef<HTMLElement>(null);
  // They are on show already: the command leads into them.
  useCommand('campaign.list', () => box.current?.querySelector('input')?.focus());
  return (
    <aside ref={box} className="campaigns-side" aria-label={words.title}>
      <div className="dialog-body stack">{children}</div>
      <div className="dialog-foot line">{footer}</div>
    </aside>
  );
}
