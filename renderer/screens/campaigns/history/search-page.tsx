import { Search } from 'lucide-react';
import { useState } from 'react';
import type { Msisdn } from '../../../../shared/brand.ts';
import type { History } from '../../../../shared/campaign/results/history.ts';
import { moment } from '../../../../shared/format/format-time.ts';
import { spoken } from '../../../../shared/language/spoken.ts';
import { digitsOf } from '../../../../shared/number/latin-digits.ts';
import type { OptOut } from '../../../../shared/opt-out/opt-out.ts';
import { history as words } from '../../../../shared/texts/en/campaigns.ts';
import { common } from '../../../../shared/texts/en/common.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { SearchField } from '../../../components/fields/search-field.tsx';
import { Page } from '../../../components/page/page.tsx';
import { ModeWord } from '../../../components/status/badge.tsx';
import { Banner, ErrorBanner } from '../../../components/status/banner.tsx';
import { EmptyState } from '../../../components/status/empty-state.tsx';
import { StateLabel } from '../../../components/status/state-label.tsx';
import { PhoneNumber } from '../../../components/text/phone-number.tsx';
import { TextBubble } from '../../../components/text/text-bubble.tsx';
import { useGroupedNumbers } from '../../../components/text/use-grouped-numbers.ts';
import { useDebounced } from '../../../components/timing/use-debounced.ts';
import { useFrom, useStores } from '../../../state/context.tsx';
import { showCampaign } from '../../../state/navigate.ts';
import type { PlaceProps } from '../../../state/places/places.ts';
import { usePeopleSearch } from '../../../state/use-people-search.ts';
import { PersonData } from './person-data.tsx';
import './search-page.css';

const searchAfterMs = 120;
const fewestDigits = 3;
const fewestLetters = 2;
const asker = crypto.randomUUID();

export function SearchPage({ msisdn }: PlaceProps<'search'>) {
  const stores = useStores();
  const grouped = useGroupedNumbers();
  const [wanted, setWanted] = useState(msisdn === undefined ? '' : `+${msisdn}`);
  const typed = useDebounced(wanted, searchAfterMs);
  const audienceId = useFrom('draft', (state) => state.draft?.audienceId ?? null);
  const input = isEnough(typed) ? { asker, audienceId, number: typed } : null;
  const { data: history, isPrevious, error } = usePeopleSearch(input);

  const only = history === null || isPrevious ? null : onlyNumber(history);

  return (
    <Page title={words.title} about={words.about} size="medium">
      <SearchField
        label={words.number}
        placeholder={words.numberHint}
        value={wanted}
        onChange={setWanted}
        autoFocus
      />
      {error && <ErrorBanner error={error} />}
      {!history && !error && (
        <EmptyState icon={Search} title={words.everyText}>
          {words.everyTextAbout}
        </EmptyState>
      )}
      {history && (
        <div className="stack" aria-busy={isPrevious}>
          {[history.optOut, ...history.foundNumbers.map(({ optOut }) => optOut)].map(
            (optOut) => optOut !== null && <OptedOut key={optOut.msisdn} optOut={optOut} />,
          )}
          <output className="quiet">{foundWords(typed, history, grouped)}</output>
          {history.next !== null && <p className="quiet">{words.looking(history.next.share)}</p>}
          {only !== null && <PersonData key={only} msisdn={only} />}
          <ul className="history stack">
            {history.rows.map((row) => (
              <li key={`${row.campaignId} ${row.position}`} className="history-row">
                <TextBubble
                  over={
                    <span className="history-line line">
                      <ModeWord kind={row.kind} />
                      {row.name !== '' && <bdi className="history-name">{row.name}</bdi>}
                      {history.foundNumbers.length > 0 && <PhoneNumber msisdn={row.msisdn} />}
                      <span className="number">{row.at === null ? '' : moment(row.at, Date.now())}</span>
                      <StateLabel state={row.state} perhapsTexted={row.perhapsTexted} />
                      {row.id !== null && <span className="number">{words.id(row.id)}</span>}
                    </span>
                  }
                >
                  {row.text}
                </TextBubble>
                <Button size="small" look="plain" onPress={() => void showCampaign(stores, row.campaignId)}>
                  <bdi>{row.campaignName || common.untitled}</bdi>
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Page>
  );
}

function OptedOut({ optOut: { msisdn, addedAt, source, note } }: { readonly optOut: OptOut }) {
  const grouped = useGroupedNumbers();
  const from = [moment(addedAt, Date.now()), spoken(source), note].filter((one) => one !== '');
  return (
    <Banner tone="warning" title={words.optedOut(grouped(msisdn))} live>
      {from.join(' · ')}
    </Banner>
  );
}

function onlyNumber({ msisdn, foundNumbers, next }: History): Msisdn | null {
  const numbers = [...(msisdn === null ? [] : [msisdn]), ...foundNumbers.map((one) => one.msisdn)];
  return next === null && numbers.length === 1 ? (numbers[0] as Msisdn) : null;
}

function isEnough(typed: string): boolean {
  if (/\p{L}/u.test(typed)) return typed.trim().length >= fewestLetters;
  return digitsOf(typed).length >= fewestDigits;
}

/** Always names the number as it was read: otherwise a national number of another country would look unknown. */
function foundWords(
  typed: string,
  { msisdn, optOut, foundNumbers, rows, next }: History,
  grouped: (msisdn: string) => string,
): string {
  if (foundNumbers.length > 0) {
    const numbers = foundNumbers.length + (msisdn === null ? 0 : 1);
    const list = foundNumbers.map((one) => grouped(one.msisdn)).join(', ');
    return rows.length === 0 ? words.foundNoText(numbers, list) : words.found(numbers, rows.length, list);
  }
  if (msisdn === null) {
    if (next !== null) return '';
    return /\p{L}/u.test(typed) ? words.nobody : words.notWhole;
  }
  const isKnown = rows.length > 0 || optOut !== null;
  const isWhole = digitsOf(typed) === msisdn;
  return [
    rows.length === 0 ? words.noCampaign(grouped(msisdn)) : words.textsTo(rows.length, grouped(msisdn)),
    optOut === null && words.notOptedOut,
    !isKnown && !isWhole && words.otherNumber,
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
}
