import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import './empty-state.css';

interface EmptyStateProps {
  readonly icon: LucideIcon;
  readonly title: string;
  /** One or two sentences about what will be here and how to get it. */
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

export function EmptyState({ icon: Icon, title, children, actions }: EmptyStateProps) {
  return (
    <div className="empty">
      <span className="empty-icon">
        <Icon size={22} strokeWidth={1.7} aria-hidden />
      </span>
      <h2 className="empty-title">{title}</h2>
      {children && <div className="empty-words">{children}</div>}
      {actions && <div className="empty-actions">{actions}</div>}
    </div>
  );
}
