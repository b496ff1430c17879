import type { ReactNode } from 'react';
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components';
import './popover.css';

interface PopoverProps extends Omit<AriaPopoverProps, 'children' | 'className' | 'style'> {
  readonly children: ReactNode;
}

/** Goes around a react-aria `Dialog`, `Menu` or `ListBox`. */
export function Popover({ children, ...rest }: PopoverProps) {
  return (
    <AriaPopover offset={6} {...rest} className="popover">
      {children}
    </AriaPopover>
  );
}
