import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { plural } from '../../../shared/format/format-count.ts';
import { moment } from '../../../shared/format/format-time.ts';
import type { Result } from '../../../shared/result.ts';
import type { HistoryRow } from '../../../shared/sending/campaign.ts';
import { ModeWord } from '../../components/badge.tsx';
import { ErrorBanner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { SearchField } from '../../components/search-field.tsx';
import { StateMark } from '../../components/state-mark.tsx';
import { TextBubble } from '../../components/text-bubble.tsx';
import { useFrom, useStores, useWire } from '../../state/context.tsx';
import { showCampaign } from '../../state/navigate.ts';
import './search-screen.css';

/** What one number got, and when, over all campaigns. */
export function SearchScreen({ number }: { readonly number: string }) {
  const stores = useStores();
  const close = useFrom('app', (state) => state.close);
  const [wanted, setWanted] = useState(number);
  const found = useHistory(wanted);

  async function show(row: HistoryRow): Promise<void> {
    close();
    await showCampaign(stores, row.campaignId);
  }

  return (
    <Dialog title="Search a number" about="What did this person get, and when?" onClose={close}>
      <SearchField
        label="Phone number"
        placeholder="A phone number, written in any way"
        value={wanted}
        onChange={setWanted}
        autoFocus
      />
      {found !== null && !found.ok && <ErrorBanner error={found.error} />}
      {found === null && (
        <EmptyState icon={Search} title="Every text this computer sent">
          Enter a number to see each text it got, from which campaign, and what the service said.
        </EmptyState>
      )}
      {found?.ok && (
        <>
          <output className="quiet">
            {found.value.length === 0
              ? 'No campaign that is kept here holds this number. Try it with its country code.'
              : plural(found.value.length, 'text', 'texts')}
          </output>
          <ul className="history">
            {found.value.map((row) => (
              <li key={`${row.campaignId} ${row.position}`} className="history-row">
                <TextBubble
                  over={
                    <span className="history-line">
                      <ModeWord kind={row.kind} />
                      <span className="number">{row.at === null ? '' : moment(row.at, Date.now())}</span>
                      <StateMark state={row.state} />
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
        </>
      )}
    </Dialog>
  );
}

const searchAfterMs = 120;
const fewestDigits = 4;

/** The texts of a number as it is typed; null until there is enough of one to look for. */
function useHistory(number: string): Result<HistoryRow[]> | null {
  const wire = useWire();
  const [found, setFound] = useState<Result<HistoryRow[]> | null>(null);
  useEffect(() => {
    let gone = false;
    const enough = number.replace(/\D/g, '').length >= fewestDigits;
    const timer = setTimeout(async () => {
      const result = enough ? await wire.call('history.find', { number }) : null;
      if (!gone) setFound(result);
    }, searchAfterMs);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [wire, number]);
  return found;
}
