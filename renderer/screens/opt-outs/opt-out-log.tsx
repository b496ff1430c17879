import { useEffect, useState } from 'react';
import { moment } from '../../../shared/format/format-time.ts';
import type { OptOutLogRow } from '../../../shared/opt-out/opt-out.ts';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { useWire } from '../../state/context.tsx';

const step = 100;

/** Every change to the list, newest first; removals stay on record. */
export function OptOutLog({ revision }: { readonly revision: number }) {
  const wire = useWire();
  const [rows, setRows] = useState<readonly OptOutLogRow[]>([]);
  const [wanted, setWanted] = useState(step);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each revision adds to the log.
  useEffect(() => {
    let gone = false;
    void wire.call('optOut.log', { from: 0, count: Math.min(wanted, 500) }).then((result) => {
      if (!gone && result.ok) setRows(result.value);
    });
    return () => {
      gone = true;
    };
  }, [wire, wanted, revision]);

  if (rows.length === 0) return <p className="quiet">Nothing was changed yet.</p>;
  const now = Date.now();
  return (
    <div className="opt-out-log-scroll">
      <ul className="opt-out-log selectable">
        {rows.map(({ at, msisdn, change, note }) => (
          <li key={`${at} ${msisdn} ${change}`}>
            <time className="faint number">{moment(at, now)}</time>
            <Badge tone={change === 'added' ? 'neutral' : 'warning'}>
              {change === 'added' ? 'Added' : 'Removed'}
            </Badge>
            <span className="number">{msisdn}</span>
            <span className="quiet">{note}</span>
          </li>
        ))}
      </ul>
      {rows.length === wanted && wanted < 500 && (
        <Button size="small" onPress={() => setWanted(wanted + step)}>
          Show more
        </Button>
      )}
    </div>
  );
}
