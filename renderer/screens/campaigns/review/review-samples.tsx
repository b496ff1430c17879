import type { Review } from '../../../../shared/campaign/review/review.ts';
import { count } from '../../../../shared/format/format-count.ts';
import { versions as texts } from '../../../../shared/texts/en/message.ts';
import { review as words } from '../../../../shared/texts/en/review.ts';
import { MarkedLetters } from '../../../components/text/marked-letters.tsx';
import { PhoneNumber } from '../../../components/text/phone-number.tsx';
import { TextBubble } from '../../../components/text/text-bubble.tsx';

const SHOWN = 3;

/** Texts to read one last time: the first ones, or where people get several versions the first of each. */
export function ReviewSamples({ review }: { readonly review: Review }) {
  const { samples, versions, loss } = review;
  const bubble = ({ msisdn, text }: Review['samples'][number]) => (
    <TextBubble key={msisdn} over={<PhoneNumber msisdn={msisdn} />}>
      {loss ? <MarkedLetters text={text} what={words.mayBeLost} /> : text}
    </TextBubble>
  );
  if (versions.length === 0) return samples.slice(0, SHOWN).map(bubble);
  return versions.map(({ values, people }, version) => {
    const name = version === 0 ? texts.else : values.join(', ');
    const sample = samples.find((one) => one.version === version);
    return (
      <section key={name} aria-label={name} className="stack">
        <h4 className="quiet">{texts.tab(name, count(people))}</h4>
        {sample && bubble(sample)}
      </section>
    );
  });
}
