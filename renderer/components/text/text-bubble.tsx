import type { ReactNode } from 'react';
import './text-bubble.css';

interface TextBubbleProps {
  /** Shown above the bubble: who wrote the text or who gets it. */
  readonly over?: ReactNode;
  /** Shown below the bubble: the time and the cost. */
  readonly under?: ReactNode;
  readonly children: ReactNode;
}

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
