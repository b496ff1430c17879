import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Tone } from '../../../shared/campaign/progress/phase-words.ts';
import type { AppError } from '../../../shared/result.ts';
import './badge.css';
import './banner.css';
import { spoken } from '../../../shared/language/spoken.ts';

interface BannerProps {
  /** `mode` takes the colours of demo or live from the part around it. */
  readonly tone?: Tone | 'mode' | undefined;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** True to announce the banner at once to a screen reader; for what happens by itself. */
  readonly live?: boolean | undefined;
}

const icons: { readonly [K in Tone | 'mode']: LucideIcon } = {
  neutral: Info,
  accent: Info,
  mode: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};

export function Banner({ tone = 'neutral', title, children, actions, live }: BannerProps) {
  const Icon = icons[tone];
  return (
    <div className={`banner tone-${tone}`} {...(live && { role: 'alert' })}>
      <Icon size={16} aria-hidden className="banner-icon" />
      <div className="banner-words selectable grow">
        <div className="banner-title">{title}</div>
        {children && <div className="quiet">{children}</div>}
      </div>
      {actions && <div className="banner-actions">{actions}</div>}
    </div>
  );
}

export function ErrorBanner({ error, actions }: { readonly error: AppError; readonly actions?: ReactNode }) {
  return (
    <Banner tone="danger" title={spoken(error.message)} actions={actions} live>
      {spoken(error.fix)}
    </Banner>
  );
}
