import { BookText } from 'lucide-react';
import type { ReactNode } from 'react';
import { common } from '../../../shared/texts/en/common.ts';
import { EmptyState } from '../../components/status/empty-state.tsx';

interface TemplateListProps {
  /** How many there are, whatever is searched for; left out until that is known. */
  readonly count: number | undefined;
  /** What is said where there is none. */
  readonly title: string;
  readonly about: string;
  /** The items that the search finds. */
  readonly children: readonly ReactNode[];
}

/** Messages to be written again, or why there is none. */
export function TemplateList({ count, title, about, children }: TemplateListProps) {
  if (count === undefined) return null;
  if (count === 0)
    return (
      <EmptyState icon={BookText} title={title}>
        {about}
      </EmptyState>
    );
  if (children.length === 0) return <p className="quiet">{common.nothingFound}</p>;
  return <ul>{children}</ul>;
}
