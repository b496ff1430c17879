import type { ReactNode } from 'react';
import { components } from '../../../shared/texts/en/common.ts';
import './badge.css';

/** `mode` takes the colours of PRACTICE or LIVE around it. */
export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'mode';

export function Badge({
  tone = 'neutral',
  children,
}: {
  readonly tone?: Tone;
  readonly children: ReactNode;
}) {
  return <span className={`badge tone-${tone}`}>{children}</span>;
}

export function ModeWord({ kind }: { readonly kind: 'practice' | 'live' }) {
  return (
    <span className="mode-word" data-mode={kind}>
      {components.modes[kind]}
    </span>
  );
}
