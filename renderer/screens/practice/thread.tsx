import { MessageCircle } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { plural } from '../../../shared/format/format-count.ts';
import { moment } from '../../../shared/format/format-time.ts';
import { ErrorBanner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { TextBubble } from '../../components/text-bubble.tsx';
import { useThread } from './use-phones.ts';

/** Everything one practice phone received, as its owner would read it. */
export function Thread({ msisdn }: { readonly msisdn: string | null }) {
  const { data, error, more: earlier } = useThread(msisdn);
  const texts = data?.toReversed() ?? [];
  const end = useRef<HTMLDivElement>(null);
  const count = texts.length;
  const newest = texts.at(-1)?.id;

  useEffect(() => {
    if (newest !== undefined) end.current?.scrollIntoView({ block: 'end' });
  }, [newest]);

  if (msisdn === null) {
    return <EmptyState icon={MessageCircle} title="Choose a phone" />;
  }
  return (
    <section className="thread" aria-label={`Texts to ${msisdn}`}>
      <header className="thread-head">
        <strong className="number selectable">{msisdn}</strong>
        <span className="quiet">
          {earlier ? `the latest ${plural(count, 'text', 'texts')}` : plural(count, 'text', 'texts')}
        </span>
      </header>
      {error && <ErrorBanner error={error} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <div className="thread-texts stack" role="log" tabIndex={0}>
        {earlier && (
          <Button look="plain" size="small" onPress={earlier}>
            Show earlier texts
          </Button>
        )}
        {texts.map(({ id, sender, text, parts, at, label, damaged, payload }) => (
          <TextBubble
            key={id}
            over={sender || 'No sender'}
            under={[
              moment(at, Date.now()),
              plural(parts, 'part', 'parts'),
              `id ${id}`,
              label && `label ${label}`,
              damaged && 'letters were lost',
              payload && 'payload, as it was sent',
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
