import { Inbox, MessageCircle } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import {
  Collection,
  ListBox,
  ListBoxItem,
  ListBoxLoadMoreItem,
  ListLayout,
  Virtualizer,
} from 'react-aria-components';
import { moment } from '../../../shared/format/format-time.ts';
import { history } from '../../../shared/texts/en/campaigns.ts';
import { common, components } from '../../../shared/texts/en/common.ts';
import { practice, practice as texts } from '../../../shared/texts/en/practice.ts';
import { results } from '../../../shared/texts/en/results.ts';
import { Button } from '../../components/buttons/button.tsx';
import { SearchField } from '../../components/fields/search-field.tsx';
import { Badge } from '../../components/status/badge.tsx';
import { ErrorBanner } from '../../components/status/banner.tsx';
import { EmptyState } from '../../components/status/empty-state.tsx';
import { PhoneNumber } from '../../components/text/phone-number.tsx';
import { TextBubble } from '../../components/text/text-bubble.tsx';
import { useGroupedNumbers } from '../../components/text/use-grouped-numbers.ts';
import { useDebounced } from '../../components/timing/use-debounced.ts';
import { useOperationPages } from '../../state/use-operation.ts';

const page = 100;
const searchAfterMs = 120;

/** In px, as in the style sheet; only phones in view are in the page. */
const rows = { rowHeight: 56, padding: 4 };

export function PhonesPanel() {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const input = { search: useDebounced(search, searchAfterMs), count: page };
  const { data, isPrevious, isFetching, error, more } = useOperationPages('practice.inbox', input, {
    keep: true,
  });
  const phones = data ?? [];
  const selected = phones.find(({ msisdn }) => msisdn === chosen) ?? phones[0];

  if (error && !data) return <ErrorBanner error={error} />;
  if (data && !isPrevious && phones.length === 0 && search === '') {
    return (
      <EmptyState icon={Inbox} title={texts.nothingYet}>
        {texts.nothingYetAbout}
      </EmptyState>
    );
  }
  const now = Date.now();
  return (
    <div className="inbox-columns">
      <div className="inbox-phones stack">
        <SearchField
          label={texts.search}
          placeholder={results.searchHint}
          value={search}
          onChange={setSearch}
        />
        <Virtualizer layout={ListLayout} layoutOptions={rows}>
          <ListBox
            aria-label={texts.phones}
            className="phone-list"
            selectionMode="single"
            selectionBehavior="replace"
            disallowEmptySelection
            selectedKeys={selected ? [selected.msisdn] : []}
            onSelectionChange={(keys) => {
              const [key] = keys;
              if (key !== undefined) setChosen(String(key));
            }}
            renderEmptyState={() => (
              <p className="quiet phone-none">{data ? texts.nothingFound : components.reading}</p>
            )}
          >
            <Collection items={phones}>
              {({ msisdn, texts: received, latest, damaged, at }) => (
                <ListBoxItem id={msisdn} textValue={msisdn} className="phone-item">
                  <div className="line">
                    <strong>
                      <PhoneNumber msisdn={msisdn} />
                    </strong>
                    {damaged && <Badge tone="danger">{texts.lettersLost}</Badge>}
                    {received > 1 && <Badge>{received}</Badge>}
                    <span className="grow" />
                    <span className="faint number">{moment(at, now)}</span>
                  </div>
                  <div className="quiet ellipsis">{latest}</div>
                </ListBoxItem>
              )}
            </Collection>
            {more && <ListBoxLoadMoreItem onLoadMore={more} isLoading={isFetching} />}
          </ListBox>
        </Virtualizer>
      </div>
      <Thread msisdn={selected?.msisdn ?? null} />
    </div>
  );
}

function Thread({ msisdn }: { readonly msisdn: string | null }) {
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
