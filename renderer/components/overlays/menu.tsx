import type { LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuTrigger,
  type PopoverProps,
  Separator,
} from 'react-aria-components';
import { Popover } from './popover.tsx';
import './menu.css';

interface MenuProps {
  readonly label: string;
  readonly trigger: ReactElement;
  readonly placement?: PopoverProps['placement'] | undefined;
  /** `MenuItem` and `MenuSeparator` elements. */
  readonly children: ReactNode;
}

export function Menu({ label, trigger, placement = 'bottom start', children }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover placement={placement}>
        <AriaMenu aria-label={label} className="menu">
          {children}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

interface MenuItemProps {
  readonly icon?: LucideIcon | undefined;
  /** The text for screen readers and type-ahead, if `children` is more than text. */
  readonly text?: string | undefined;
  readonly aside?: ReactNode;
  readonly danger?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly onAction: () => void;
  readonly children: ReactNode;
}

export function MenuItem({ icon: Icon, text, aside, danger, isDisabled, onAction, children }: MenuItemProps) {
  return (
    <AriaMenuItem
      className={`menu-item${danger ? ' menu-item-danger' : ''}`}
      textValue={text ?? (typeof children === 'string' ? children : '')}
      isDisabled={isDisabled ?? false}
      onAction={onAction}
    >
      {Icon && <Icon size={15} strokeWidth={1.9} aria-hidden />}
      <span className="grow">{children}</span>
      {aside && <span className="menu-aside">{aside}</span>}
    </AriaMenuItem>
  );
}

export function MenuSeparator() {
  return <Separator className="menu-separator" />;
}
