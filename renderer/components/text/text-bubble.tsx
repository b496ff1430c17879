import type { ReactNode } from 'react';
import './text-bubble.css';

interface TextBubbleProps {
  /** Who wrote it or who gets it, above the bubble. */
  readonly over?: ReactNode;
  /** When and how much, below the bubble. */
  readonly under?: ReactNode;
  readonly children: ReactNode;
}

/** A text as a phone shows it. */
export function TextBubble({ over, under, children }: TextBubbleProps) {
  return (
    <div className="text-bubble stack">
      {over && <div className="text-bubble-over">{over}</div>}
      <div className="text-bubble-text selectable" dir="auto">
        {children}
      </div>
      {under && <div className="text-bubble-under number">{under}</div>}
    </div>
  );
}
