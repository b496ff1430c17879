import { useState } from 'react';
import { moment } from '../../../shared/format/format-time.ts';
import { common } from '../../../shared/texts/en/common.ts';
import { optOuts } from '../../../shared/texts/en/opt-outs.ts';
import { Button } from '../../components/buttons/button.tsx';
import { Badge } from '../../components/status/badge.tsx';
import { ErrorBanner } from '../../components/status/banner.tsx';
import { PhoneNumber } from '../../components/text/phone-number.tsx';
import { useOperation } from '../../state/query.ts';

const step = 100;

/** Every change to the list, newest first; removals stay on record. */
export function OptOutLog() {
  const [wanted, setWanted] = useState(step);
  const input = { from: 0, count: Math.min(wanted, 500) };
  const { data: rows, error } = useOperation('optOut.log', input, { keep: true });
  if (error) return <ErrorBanner error={error} />;
  if (!rows) return null;
  if (rows.length === 0) return <p className="quiet">{optOuts.nothingChanged}</p>;
  const now = Date.now();
  return (
    <div className="opt-out-log-scroll">
      <ul className="opt-out-log selectable">
        {rows.map(({ at, msisdn, change, note }) => (
          <li key={`${at} ${msisdn} ${change}`}>
            <time className="faint number">{moment(at, now)}</time>
            <Badge tone={change === 'added' ? 'neutral' : 'warning'}>{optOuts.changes[change]}</Badge>
            <PhoneNumber msisdn={msisdn} />
            <span className="quiet">{note}</span>
          </li>
        ))}
      </ul>
      {rows.length === wanted && wanted < 500 && (
        <Button size="small" onPress={() => setWanted(wanted + step)}>
          {common.showMore}
        </Button>
      )}
    </div>
  );
}
