import type { ReactNode } from 'react';
import { components } from '../../../shared/texts/en/common.ts';
import './badge.css';

/** What a small coloured mark means; `mode` takes the colours of PRACTICE or LIVE around it. */
export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'mode';

/** A word or count in a small rounded mark. */
export function Badge({
  tone = 'neutral',
  children,
}: {
  readonly tone?: Tone;
  readonly children: ReactNode;
}) {
  return <span className={`badge tone-${tone}`}>{children}</span>;
}

/** The word that says whether texts really leave: PRACTICE or LIVE. */
export function ModeWord({ kind }: { readonly kind: 'practice' | 'live' }) {
  return (
    <span className="mode-word" data-mode={kind}>
      {components.modes[kind]}
    </span>
  );
}
