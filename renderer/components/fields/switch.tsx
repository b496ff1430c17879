import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox, Switch as AriaSwitch } from 'react-aria-components';
import './switch.css';

interface SwitchProps {
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  readonly isDisabled?: boolean;
  readonly children: ReactNode;
  readonly help?: ReactNode;
}

/** A switch takes effect at once. */
export function Switch({ children, help, ...rest }: SwitchProps) {
  return (
    <AriaSwitch className="switch" {...rest}>
      <span className="switch-track" />
      <Words help={help}>{children}</Words>
    </AriaSwitch>
  );
}

/** A checkbox takes effect once something else is confirmed. */
export function Checkbox({ children, help, ...rest }: SwitchProps) {
  return (
    <AriaCheckbox className="switch" {...rest}>
      <span className="checkbox-box">
        <Check size={12} strokeWidth={3} aria-hidden />
      </span>
      <Words help={help}>{children}</Words>
    </AriaCheckbox>
  );
}

function Words({ children, help }: Pick<SwitchProps, 'children' | 'help'>) {
  return (
    <span className="switch-words stack">
      {children}
      {help && <span className="field-help">{help}</span>}
    </span>
  );
}
