import { Inbox } from 'lucide-react';
import { useState } from 'react';
import {
  Collection,
  ListBox,
  ListBoxItem,
  ListBoxLoadMoreItem,
  ListLayout,
  Virtualizer,
} from 'react-aria-components';
import { moment } from '../../../shared/format/format-time.ts';
import { components } from '../../../shared/texts/en/common.ts';
import { practice as texts } from '../../../shared/texts/en/practice.ts';
import { results } from '../../../shared/texts/en/results.ts';
import { SearchField } from '../../components/fields/search-field.tsx';
import { Badge } from '../../components/status/badge.tsx';
import { ErrorBanner } from '../../components/status/banner.tsx';
import { EmptyState } from '../../components/status/empty-state.tsx';
import { PhoneNumber } from '../../components/text/phone-number.tsx';
import { useDebounced } from '../../components/timing/use-debounced.ts';
import { useOperationPages } from '../../state/use-operation.ts';
import { PhoneThread } from './phone-thread.tsx';

const page = 100;
const searchAfterMs = 120;

/** In px, as in the style sheet; only visible phones are in the page. */
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
      <PhoneThread msisdn={selected?.msisdn ?? null} />
    </div>
  );
}
