import type { ReactNode } from 'react';
import { Label, ProgressBar } from 'react-aria-components';
import './progress.css';

interface ProgressProps {
  readonly label: string;
  /** 0 to 1; null while unknown. */
  readonly value: number | null;
  /** Shown at the right above the bar, instead of the percentage. */
  readonly says?: ReactNode;
}

export function Progress({ label, value, says }: ProgressProps) {
  return (
    <ProgressBar value={(value ?? 0) * 100} isIndeterminate={value === null}>
      {({ percentage, valueText }) => (
        <>
          <div className="progress-header">
            <Label>{label}</Label>
            <span className="quiet number">{says ?? valueText}</span>
          </div>
          <div className="progress-track">
            <div
              className={`progress-fill${value === null ? ' progress-unknown' : ''}`}
              style={{ width: value === null ? '30%' : `${percentage ?? 0}%` }}
            />
          </div>
        </>
      )}
    </ProgressBar>
  );
}
