import type { LucideIcon } from 'lucide-react';
import type { Ref } from 'react';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
  TooltipTrigger,
} from 'react-aria-components';
import { Hint } from './hint.tsx';
import './icon-button.css';

interface IconButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'aria-label'> {
  readonly icon: LucideIcon;
  /** The accessible name, also shown as a hint. */
  readonly label: string;
  readonly hint?: string | undefined;
  readonly size?: 'normal' | 'small' | undefined;
  readonly spin?: boolean | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function IconButton({ icon: Icon, label, hint, size = 'normal', spin, ...rest }: IconButtonProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={60}>
      <AriaButton {...rest} aria-label={label} className={`icon-button icon-button-${size}`}>
        <Icon
          size={size === 'small' ? 14 : 16}
          strokeWidth={1.9}
          aria-hidden
          className={spin ? 'spin' : ''}
        />
      </AriaButton>
      <Hint>{hint ?? label}</Hint>
    </TooltipTrigger>
  );
}
