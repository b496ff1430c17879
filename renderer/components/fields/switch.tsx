import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox, Switch as AriaSwitch } from 'react-aria-components';
import './switch.css';

interface SwitchProps {
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  readonly isDisabled?: boolean | undefined;
  readonly children: ReactNode;
  /** A quiet sentence below the words. */
  readonly help?: ReactNode;
}

/** A setting that is on or off at once. */
export function Switch({ isSelected, onChange, isDisabled, children, help }: SwitchProps) {
  return (
    <AriaSwitch
      className="switch"
      isSelected={isSelected}
      onChange={onChange}
      isDisabled={isDisabled ?? false}
    >
      <span className="switch-track" />
      <span className="switch-words stack">
        {children}
        {help && <span className="field-help">{help}</span>}
      </span>
    </AriaSwitch>
  );
}

/** An agreement or choice that counts once something is confirmed. */
export function Checkbox({ isSelected, onChange, isDisabled, children, help }: SwitchProps) {
  return (
    <AriaCheckbox
      className="switch"
      isSelected={isSelected}
      onChange={onChange}
      isDisabled={isDisabled ?? false}
    >
      <span className="checkbox-box">
        <Check size={12} strokeWidth={3} aria-hidden />
      </span>
      <span className="switch-words stack">
        {children}
        {help && <span className="field-help">{help}</span>}
      </span>
    </AriaCheckbox>
  );
}
