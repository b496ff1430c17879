import type { ReactNode } from 'react';
import { Tooltip } from 'react-aria-components';
import './hint.css';

/** The little dark label beside a control; goes inside react-aria's `TooltipTrigger`. */
export function Hint({ children }: { readonly children: ReactNode }) {
  return (
    <Tooltip className="hint" offset={6}>
      {children}
    </Tooltip>
  );
}
