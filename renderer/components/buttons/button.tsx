import type { LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import './button.css';

/** `mode` takes the colours of its account (demo or live); `plain` has no frame. */
export type ButtonLook = 'normal' | 'primary' | 'mode' | 'danger' | 'plain';

interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style'> {
  readonly look?: ButtonLook | undefined;
  readonly size?: 'normal' | 'small' | 'large' | undefined;
  readonly icon?: LucideIcon | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly children: ReactNode;
}

/** While `isPending` the button keeps its place and focus, and cannot be pressed. */
export function Button({ look = 'normal', size = 'normal', icon: Icon, children, ...rest }: ButtonProps) {
  return (
    <AriaButton {...rest} className={`button button-${look} button-size-${size}`}>
      {Icon && <Icon size={size === 'small' ? 13 : 15} strokeWidth={2} aria-hidden />}
      <span className="button-words">{children}</span>
    </AriaButton>
  );
}
