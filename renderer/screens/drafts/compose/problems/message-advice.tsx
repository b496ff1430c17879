import type { Lettering } from '../../../../../shared/message/lettering.ts';
import { OptOutLine } from './opt-out-line.tsx';
import { OtherLettersLine } from './other-letters-line.tsx';

/** A message that is written, and what it is read with. */
export interface MessageAdviceProps {
  readonly message: string;
  readonly hasAudience: boolean;
  readonly lettering: Lettering;
  /** Writes another message. */
  readonly onChange: (message: string) => void;
}

/** What could be better in a message that can be sent as it is: dear letters, and no way to stop further ones. */
export function MessageAdvice({ message, hasAudience, lettering, onChange }: MessageAdviceProps) {
  return (
    <>
      <OtherLettersLine message={message} hasAudience={hasAudience} lettering={lettering} />
      <OptOutLine message={message} onChange={onChange} />
    </>
  );
}
