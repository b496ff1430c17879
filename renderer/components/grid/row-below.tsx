import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { onResize } from '../timing/on-resize.ts';

interface RowBelowProps {
  readonly id: string;
  readonly top: number;
  /** In px, as last measured; 0 before that. */
  readonly height: number;
  readonly onMeasured: (height: number) => void;
  readonly children: ReactNode;
}

/** What an unfolded row has under it, as wide and as tall as the view. */
export function RowBelow({ id, top, height, onMeasured, children }: RowBelowProps) {
  const box = useRef<HTMLDivElement>(null);
  const measured = useRef(onMeasured);
  measured.current = onMeasured;
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    return onResize(element, () => measured.current(Math.ceil(element.getBoundingClientRect().height)));
  }, []);

  const isNew = useRef(height === 0);
  useEffect(() => {
    if (isNew.current && height > 0) box.current?.scrollIntoView({ block: 'nearest' });
  }, [height]);

  return (
    <div ref={box} role="row" className="grid-below" style={{ top }}>
      <div role="gridcell" id={id} className="grid-below-cell selectable">
        {children}
      </div>
    </div>
  );
}
