import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Disclosure as AriaDisclosure, Button, DisclosurePanel, Heading } from 'react-aria-components';
import './disclosure.css';

interface DisclosureProps {
  readonly title: string;
  /** What stands at the right of the title while it is closed or open. */
  readonly aside?: ReactNode;
  readonly defaultExpanded?: boolean | undefined;
  readonly children: ReactNode;
}

/** A titled part that opens in place. */
export function Disclosure({ title, aside, defaultExpanded, children }: DisclosureProps) {
  return (
    <AriaDisclosure className="disclosure" defaultExpanded={defaultExpanded ?? false}>
      <Heading level={3} className="disclosure-head">
        <Button slot="trigger" className="disclosure-button">
          <ChevronRight size={14} aria-hidden className="disclosure-arrow" />
          <span>{title}</span>
          {aside && <span className="disclosure-aside">{aside}</span>}
        </Button>
      </Heading>
      <DisclosurePanel className="disclosure-panel">
        <div className="disclosure-inside">{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  );
}
