import { useState } from 'react';
import type { Review } from '../../../../shared/campaign/review/review.ts';
import { count, peopleWords } from '../../../../shared/format/format-count.ts';
import { versionName } from '../../../../shared/message/version-names.ts';
import { versions as texts } from '../../../../shared/texts/en/message.ts';
import { review as words } from '../../../../shared/texts/en/review.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { MarkedLetters } from '../../../components/text/marked-letters.tsx';
import { PhoneNumber } from '../../../components/text/phone-number.tsx';
import { TextBubble } from '../../../components/text/text-bubble.tsx';

const SHOWN = 5;

/** The texts of those who go first, then one of each kind or version, with how many get it. */
export function ReviewSamples({ review }: { readonly review: Review }) {
  const { samples, goFirst, kinds, versions, loss } = review;
  const [isWhole, setWhole] = useState(false);
  const first = goFirst > 0 ? samples.slice(0, goFirst) : samples;
  const title = goFirst > 0 ? words.theFirstTexts : words.someTexts;
  const bubble = ({ msisdn, text }: Review['samples'][number]) => (
    <TextBubble key={msisdn} over={<PhoneNumber msisdn={msisdn} />}>
      {loss ? <MarkedLetters text={text} what={words.mayBeLost} /> : text}
    </TextBubble>
  );
  return (
    <>
      <section aria-label={title} className="stack">
        <h3>{title}</h3>
        {first.slice(0, isWhole ? first.length : SHOWN).map(bubble)}
        {!isWhole && first.length > SHOWN && (
          <div>
            <Button look="plain" size="small" onPress={() => setWhole(true)}>
              {words.moreTexts(first.length - SHOWN)}
            </Button>
          </div>
        )}
      </section>
      {kinds !== null && (
        <section aria-label={words.kinds} className="stack">
          <h3>{words.kinds}</h3>
          {kinds.shown.map((kind) => (
            <div key={kind.msisdn} className="stack">
              <h4 className="quiet">{peopleWords(kind.people)}</h4>
              {bubble(kind)}
            </div>
          ))}
          {kinds.more > 0 && <p className="quiet">{words.moreKinds(kinds.more)}</p>}
        </section>
      )}
      {kinds === null && versions.length > 0 && (
        <section aria-label={texts.title} className="stack">
          <h3>{texts.title}</h3>
          {versions.map((one, version) => {
            const name = version === 0 ? texts.else : versionName(one);
            const sample = samples.find((shown) => shown.version === version);
            return (
              <section key={name} aria-label={name} className="stack">
                <h4 className="quiet">{texts.tab(name, count(one.people))}</h4>
                {sample && bubble(sample)}
              </section>
            );
          })}
        </section>
      )}
    </>
  );
}
