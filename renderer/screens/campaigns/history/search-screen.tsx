import { Search } from 'lucide-react';
import { useState } from 'react';
import type { Msisdn } from '../../../../shared/brand.ts';
import type { History, HistoryRow } from '../../../../shared/campaign/history.ts';
import { plural } from '../../../../shared/format/format-count.ts';
import { moment } from '../../../../shared/format/format-time.ts';
import type { OptOut } from '../../../../shared/opt-out/opt-out.ts';
import { ModeWord } from '../../../components/badge.tsx';
import { Banner, ErrorBanner } from '../../../components/banner.tsx';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import { StateLabel } from '../../../components/state-label.tsx';
import { TextBubble } from '../../../components/text-bubble.tsx';
import { useFrom, useStores } from '../../../state/context.tsx';
import { showCampaign } from '../../../state/navigate.ts';
import { useOperation } from '../../../state/query.ts';
import { useSettled } from '../../../state/use-settled.ts';
import { KeptPerson } from './kept-person.tsx';
import './search-screen.css';

const searchAfterMs = 120;
const fewestDigits = 3;
const fewestLetters = 2;
const asker = crypto.randomUUID();

/** What one number got, and when, over all campaigns, and whether it has opted out. */
export function SearchScreen({ number }: { readonly number: string }) {
  const stores = useStores();
  const close = useFrom('app', (state) => state.close);
  const [wanted, setWanted] = useState(number);
  const settled = useSettled(wanted, searchAfterMs);
  const audienceId = useFrom('draft', (state) => state.draft?.audienceId ?? null);
  const input = isEnough(settled) ? { asker, audienceId, number: settled } : null;
  const { data: found, isPrevious, error } = useOperation('history.find', input, { keep: true });

  const only = found === null || isPrevious ? null : onlyNumber(found);

  async function show(row: HistoryRow): Promise<void> {
    close();
    await showCampaign(stores, row.campaignId);
  }

  return (
    <Dialog
      title="Search a number"
      about="What did this person get, and when? Have they opted out?"
      onClose={close}
    >
      <SearchField
        label="Phone number"
        placeholder="A phone number written in any way, its last digits, or a name"
        value={wanted}
        onChange={setWanted}
        autoFocus
      />
      {error && <ErrorBanner error={error} />}
      {!found && !error && (
        <EmptyState icon={Search} title="Every text this computer sent">
          Enter a number or a name to see each text they got, from which campaign, and what the service said.
        </EmptyState>
      )}
      {found && (
        <div className="stack" aria-busy={isPrevious}>
          {[found.optOut, ...found.found.map(({ optOut }) => optOut)].map(
            (optOut) => optOut !== null && <OptedOut key={optOut.msisdn} optOut={optOut} />,
          )}
          <output className="quiet">{foundWords(settled, found)}</output>
          {only !== null && <KeptPerson key={only} msisdn={only} />}
          <ul className="history stack">
            {found.rows.map((row) => (
              <li key={`${row.campaignId} ${row.position}`} className="history-row">
                <TextBubble
                  over={
                    <span className="history-line line">
                      <ModeWord kind={row.kind} />
                      {found.found.length > 0 && <span className="number">{row.msisdn}</span>}
                      <span className="number">{row.at === null ? '' : moment(row.at, Date.now())}</span>
                      <StateLabel state={row.state} perhapsTexted={row.perhapsTexted} />
                      {row.id !== null && <span className="number">id {row.id}</span>}
                    </span>
                  }
                >
                  {row.text}
                </TextBubble>
                <Button size="small" look="plain" onPress={() => void show(row)}>
                  <bdi>{row.campaignName || 'Untitled'}</bdi>
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  );
}

function OptedOut({ optOut: { msisdn, addedAt, source, note } }: { readonly optOut: OptOut }) {
  const from = [moment(addedAt, Date.now()), source, note].filter((words) => words !== '');
  return (
    <Banner tone="warning" title={`${msisdn} has opted out, so it is never texted.`} live>
      {from.join(' · ')}
    </Banner>
  );
}

/** The number that was asked for or found where it is one alone. */
function onlyNumber({ msisdn, found }: History): Msisdn | null {
  const numbers = [...(msisdn === null ? [] : [msisdn]), ...found.map((one) => one.msisdn)];
  return numbers.length === 1 ? (numbers[0] as Msisdn) : null;
}

function isEnough(typed: string): boolean {
  if (/\p{L}/u.test(typed)) return typed.trim().length >= fewestLetters;
  return typed.replace(/\D/g, '').length >= fewestDigits;
}

/** Always with the number as it was read: a national one of another country would else pass for one nobody knows. */
function foundWords(typed: string, { msisdn, optOut, found, rows }: History): string {
  const texts = rows.length === 0 ? 'no text' : plural(rows.length, 'text', 'texts');
  if (found.length > 0) {
    const numbers = plural(found.length + (msisdn === null ? 0 : 1), 'number', 'numbers');
    return `${numbers} found, ${texts}: ${found.map((one) => one.msisdn).join(', ')}.`;
  }
  if (msisdn === null) {
    return /\p{L}/u.test(typed)
      ? 'Nobody of this name is in a list or a campaign that is kept here.'
      : 'This is no whole phone number yet, and no number known here ends so. Try it with its country code.';
  }
  const isKnown = rows.length > 0 || optOut !== null;
  const isWhole = typed.replace(/\D/g, '') === msisdn;
  return [
    rows.length === 0 ? `No campaign that is kept here holds ${msisdn}.` : `${texts} to ${msisdn}.`,
    optOut === null && 'It has not opted out.',
    !isKnown && !isWhole && 'If you meant another number, write it with its country code.',
  ]
    .filter((words) => words !== false)
    .join(' ');
}
