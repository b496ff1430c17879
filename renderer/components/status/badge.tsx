import type { ReactNode } from 'react';
import type { Tone } from '../../../shared/campaign/progress/phase-words.ts';
import { components } from '../../../shared/texts/en/common.ts';
import './badge.css';

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
