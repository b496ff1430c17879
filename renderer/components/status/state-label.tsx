import type { ResultState } from '../../../shared/campaign/progress/delivery-state.ts';
import { stateWords } from '../../../shared/campaign/progress/state-words.ts';
import './badge.css';
import './state-label.css';

export function StateLabel({
  state,
  perhapsTexted,
}: {
  readonly state: ResultState;
  /** An earlier request may have reached these people although the state is one of not being texted. */
  readonly perhapsTexted: boolean;
}) {
  const { label, tone } = stateWords(state, perhapsTexted);
  return (
    <span className={`state-label tone-${tone}`}>
      <span className={`state-dot state-${perhapsTexted ? 'unknown' : state}`} aria-hidden />
      {label}
    </span>
  );
}
