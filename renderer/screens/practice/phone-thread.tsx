import { MessageCircle } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { moment } from '../../../shared/format/format-time.ts';
import { history } from '../../../shared/texts/en/campaigns.ts';
import { common } from '../../../shared/texts/en/common.ts';
import { practice } from '../../../shared/texts/en/practice.ts';
import { Button } from '../../components/buttons/button.tsx';
import { ErrorBanner } from '../../components/status/banner.tsx';
import { EmptyState } from '../../components/status/empty-state.tsx';
import { PhoneNumber } from '../../components/text/phone-number.tsx';
import { TextBubble } from '../../components/text/text-bubble.tsx';
import { useGroupedNumbers } from '../../components/text/use-grouped-numbers.ts';
import { useOperationPages } from '../../state/use-operation.ts';

const page = 100;

export function PhoneThread({ msisdn }: { readonly msisdn: string | null }) {
  const input = msisdn === null ? null : { msisdn, count: page };
  const { data, error, more: earlier } = useOperationPages('practice.phone', input);
  const grouped = useGroupedNumbers();
  const texts = data?.toReversed() ?? [];
  const end = useRef<HTMLDivElement>(null);
  const count = texts.length;
  const newest = texts.at(-1)?.id;

  useEffect(() => {
    if (newest !== undefined) end.current?.scrollIntoView({ block: 'end' });
  }, [newest]);

  if (msisdn === null) {
    return <EmptyState icon={MessageCircle} title={practice.choose} />;
  }
  return (
    <section className="thread" aria-label={practice.textsTo(grouped(msisdn))}>
      <header className="thread-header">
        <strong className="selectable">
          <PhoneNumber msisdn={msisdn} />
        </strong>
        <span className="quiet">{earlier ? practice.latestShown(count) : practice.textsShown(count)}</span>
      </header>
      {error && <ErrorBanner error={error} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <div className="thread-texts stack" role="log" tabIndex={0}>
        {earlier && (
          <Button look="plain" size="small" onPress={earlier}>
            {practice.earlier}
          </Button>
        )}
        {texts.map(({ id, sender, text, parts, at, label, damaged, payload }) => (
          <TextBubble
            key={id}
            over={sender || practice.noSender}
            under={[
              moment(at, Date.now()),
              common.partsOf(parts),
              history.id(id),
              label && practice.label(label),
              damaged && practice.wereLost,
              payload && practice.payload,
            ]
              .filter(Boolean)
              .join(' · ')}
          >
            {text}
          </TextBubble>
        ))}
        <div ref={end} />
      </div>
    </section>
  );
}
