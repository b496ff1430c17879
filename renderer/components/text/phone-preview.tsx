import { Fragment } from 'react';
import { fitsGsm } from '../../../shared/message/gsm.ts';
import type { Lettering } from '../../../shared/message/lettering.ts';
import { countParts, splitParts } from '../../../shared/message/parts.ts';
import { common, components } from '../../../shared/texts/en/common.ts';
import { MarkedLetters, MOST_MARKED } from './marked-letters.tsx';
import './phone-preview.css';

interface PhonePreviewProps {
  /** Empty if the service chooses the sender. */
  readonly sender: string;
  readonly to: string | null;
  /** Null for a person who gets no text. */
  readonly text: string | null;
  readonly lettering: Lettering;
}

/** Shows a text as on a phone, with a line between the parts. */
export function PhonePreview({ sender, to, text, lettering }: PhonePreviewProps) {
  return (
    <figure className="phone-preview" aria-label={common.columns.text}>
      <figcaption className="phone-preview-header">
        <span className="phone-preview-face" aria-hidden>
          {(sender.trim()[0] ?? '#').toUpperCase()}
        </span>
        <span className="phone-preview-sender">{sender.trim() || components.phone.chosen}</span>
        <span className="phone-preview-to number">
          {to ? components.phone.to(to) : components.phone.noNumber}
        </span>
      </figcaption>
      {text === null ? (
        <p className="phone-preview-nothing">{components.phone.none}</p>
      ) : text === '' ? (
        <p className="phone-preview-nothing">{components.phone.empty}</p>
      ) : (
        <Bubble text={text} lettering={lettering} />
      )}
    </figure>
  );
}

function Bubble({ text, lettering }: { readonly text: string; readonly lettering: Lettering }) {
  const { encoding, parts, units, remaining } = countParts(text, lettering);
  // Start offsets make keys for stretches with equal text.
  let start = 0;
  const stretches = splitParts(text, lettering).map((stretch) => {
    const from = start;
    start += stretch.length;
    return { stretch, from };
  });
  return (
    <>
      <p className="phone-preview-text selectable" dir="auto">
        {stretches.map(({ stretch, from }, at) => (
          <Fragment key={from}>
            {at > 0 && <span className="phone-preview-cut line" data-part={at + 1} aria-hidden />}
            {lettering.encoded || from >= MOST_MARKED ? (
              stretch
            ) : (
              <MarkedLetters text={stretch} what={components.phone.mayBeLost} />
            )}
          </Fragment>
        ))}
      </p>
      <p className="phone-preview-size number">
        {components.phone.size(parts, units, units + remaining)}
        {encoding === 'UCS-2' && ' · Unicode'}
        {!lettering.encoded && !fitsGsm(text) && (
          <span className="phone-preview-lost"> · {components.phone.mayBeLost}</span>
        )}
      </p>
    </>
  );
}
