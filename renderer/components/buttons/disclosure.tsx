import { ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Disclosure as AriaDisclosure, Button, DisclosurePanel, Heading } from 'react-aria-components';
import './disclosure.css';

interface DisclosureProps {
  readonly title: string;
  /** Shown at the right of the title. */
  readonly aside?: ReactNode;
  readonly defaultExpanded?: boolean | undefined;
  readonly children: ReactNode;
}

/** Scrolls into view when it opens. If a field inside has the focus from the beginning, scrolls to that field. */
export function Disclosure({ title, aside, defaultExpanded, children }: DisclosureProps) {
  const box = useRef<HTMLDivElement>(null);

  function show(open: boolean): void {
    if (open) requestAnimationFrame(() => box.current?.scrollIntoView({ block: 'nearest' }));
  }

  // The part opens after the field took the focus, so the browser scrolled to where the field was before.
  useEffect(() => {
    const field = document.activeElement;
    if (box.current?.contains(field)) requestAnimationFrame(() => field?.scrollIntoView({ block: 'center' }));
  }, []);

  return (
    <AriaDisclosure
      ref={box}
      className="disclosure"
      defaultExpanded={defaultExpanded ?? false}
      onExpandedChange={show}
    >
      <Heading level={3}>
        <Button slot="trigger" className="disclosure-button line">
          <ChevronRight size={14} aria-hidden className="disclosure-arrow" />
          <span>{title}</span>
          {aside && <span className="disclosure-aside ellipsis">{aside}</span>}
        </Button>
      </Heading>
      <DisclosurePanel>
        <div className="disclosure-inside">{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  );
}
