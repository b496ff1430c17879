import { Search } from 'lucide-react';
import { useState } from 'react';
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
import './search-screen.css';

const searchAfterMs = 120;
const fewestDigits = 4;

/** What one number got, and when, over all campaigns, and whether it has opted out. */
export function SearchScreen({ number }: { readonly number: string }) {
  const stores = useStores();
  const close = useFrom('app', (state) => state.close);
  const [wanted, setWanted] = useState(number);
  const settled = useSettled(wanted, searchAfterMs);
  const isEnough = settled.replace(/\D/g, '').length >= fewestDigits;
  const input = isEnough ? { number: settled } : null;
  const { data: found, isPrevious, error } = useOperation('history.find', input, { keep: true });

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
        placeholder="A phone number, written in any way"
        value={wanted}
        onChange={setWanted}
        autoFocus
      />
      {error && <ErrorBanner error={error} />}
      {!found && !error && (
        <EmptyState icon={Search} title="Every text this computer sent">
          Enter a number to see each text it got, from which campaign, and what the service said.
        </EmptyState>
      )}
      {found && (
        <div className="stack" aria-busy={isPrevious}>
          {found.optOut !== null && <OptedOut optOut={found.optOut} />}
          <output className="quiet">{foundWords(settled, found)}</output>
          <ul className="history stack">
            {found.rows.map((row) => (
              <li key={`${row.campaignId} ${row.position}`} className="history-row">
                <TextBubble
                  over={
                    <span className="history-line line">
                      <ModeWord kind={row.kind} />
                      <span className="number">{row.at === null ? '' : moment(row.at, Date.now())}</span>
                      <StateLabel state={row.state} perhapsTexted={row.perhapsTexted} />
                      {row.id !== null && <span className="number">id {row.id}</span>}
                    </span>
                  }
                >
                  {row.text}
                </TextBubble>
                <Button size="small" look="plain" onPress={() => void show(row)}>
                  {row.campaignName || 'Untitled'}
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

/** Always with the number as it was read: a national one of another country would else pass for one nobody knows. */
function foundWords(typed: string, { msisdn, optOut, rows }: History): string {
  if (msisdn === null) return 'This is no whole phone number yet. Try it with its country code.';
  const isKnown = rows.length > 0 || optOut !== null;
  const isWhole = typed.replace(/\D/g, '') === msisdn;
  return [
    rows.length === 0
      ? `No campaign that is kept here holds ${msisdn}.`
      : `${plural(rows.length, 'text', 'texts')} to ${msisdn}.`,
    optOut === null && 'It has not opted out.',
    !isKnown && !isWhole && 'If you meant another number, write it with its country code.',
  ]
    .filter((words) => words !== false)
    .join(' ');
}
