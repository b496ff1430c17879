import { CircleAlert, Sparkles, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import '../../../../components/status/badge.css';
import './message-problems.css';

interface ProblemLineProps {
  readonly tone: 'danger' | 'warning' | 'accent';
  readonly title: string;
  readonly more?: string | undefined;
  readonly children?: ReactNode;
}

const icons = { danger: CircleAlert, warning: TriangleAlert, accent: Sparkles };

export function ProblemLine({ tone, title, more, children }: ProblemLineProps) {
  const Icon = icons[tone];
  return (
    <li className={`problem tone-${tone}`}>
      <Icon size={14} aria-hidden className="problem-icon" />
      <div className="problem-words grow">
        <div>{title}</div>
        {more && <div className="quiet">{more}</div>}
        {children && <div className="problem-act">{children}</div>}
      </div>
    </li>
  );
}
