import { Fragment } from 'react';
import { plural } from '../../shared/format/format-count.ts';
import { fitsGsm } from '../../shared/message/gsm.ts';
import type { Lettering } from '../../shared/message/lettering.ts';
import { countParts } from '../../shared/message/parts.ts';
import { splitParts } from '../../shared/message/split-parts.ts';
import { MarkedLetters } from './marked-letters.tsx';
import './phone-bubble.css';

const mayBeLost = 'letters may be lost';

interface PhoneBubbleProps {
  /** Empty where the service chooses. */
  readonly sender: string;
  readonly to: string | null;
  /** The final text; null for somebody who gets none. */
  readonly text: string | null;
  readonly lettering: Lettering;
}

/** A text as a phone shows it, with a line where one part ends and the next begins. */
export function PhoneBubble({ sender, to, text, lettering }: PhoneBubbleProps) {
  return (
    <figure className="phone" aria-label="Final message">
      <figcaption className="phone-head">
        <span className="phone-face" aria-hidden>
          {(sender.trim()[0] ?? '#').toUpperCase()}
        </span>
        <span className="phone-sender">{sender.trim() || 'Chosen by the service'}</span>
        <span className="phone-to number">{to ? `to ${to}` : 'no number'}</span>
      </figcaption>
      {text === null ? (
        <p className="phone-nothing">Gets no message.</p>
      ) : text === '' ? (
        <p className="phone-nothing">No text yet.</p>
      ) : (
        <Bubble text={text} lettering={lettering} />
      )}
    </figure>
  );
}

function Bubble({ text, lettering }: { readonly text: string; readonly lettering: Lettering }) {
  const { encoding, parts, units, remaining } = countParts(text, lettering);
  // Starts give stable names to stretches that may be alike.
  let start = 0;
  const stretches = splitParts(text, lettering).map((stretch) => {
    const from = start;
    start += stretch.length;
    return { stretch, from };
  });
  return (
    <>
      <p className="phone-bubble selectable">
        {stretches.map(({ stretch, from }, at) => (
          <Fragment key={from}>
            {at > 0 && <span className="phone-cut line" data-part={at + 1} aria-hidden />}
            {lettering.encoded ? stretch : <MarkedLetters text={stretch} what={mayBeLost} />}
          </Fragment>
        ))}
      </p>
      <p className="phone-size number">
        {plural(parts, 'part', 'parts')} · {units} of {units + remaining}
        {encoding === 'UCS-2' && ' · Unicode'}
        {!lettering.encoded && !fitsGsm(text) && <span className="phone-lost"> · {mayBeLost}</span>}
      </p>
    </>
  );
}
