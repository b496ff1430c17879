import { useEffect, useState } from 'react';
import type { CampaignState } from '../../../../shared/campaign/campaign.ts';
import type { TimelineRow } from '../../../../shared/campaign/timeline.ts';
import { clock, day } from '../../../../shared/format/format-time.ts';
import { useWire } from '../../../state/context.tsx';
import './timeline-tab.css';

/** What happened to the campaign and who decided it, newest last. */
export function TimelineTab({ campaign }: { readonly campaign: CampaignState }) {
  const wire = useWire();
  const [rows, setRows] = useState<readonly TimelineRow[]>([]);
  const { id: campaignId, phase, pause } = campaign;
  const revision = `${phase} ${pause?.kind} ${pause?.chunk} ${campaign.counts.unknown} ${campaign.counts.refused}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of phase adds a line.
  useEffect(() => {
    let gone = false;
    void wire.call('campaign.timeline', { campaignId }).then((result) => {
      if (!gone && result.ok) setRows(result.value);
    });
    return () => {
      gone = true;
    };
  }, [wire, campaignId, revision]);

  const now = Date.now();
  return (
    <ol className="timeline selectable" aria-label="Timeline">
      {rows.map(({ at, kind, message }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end.
        <li key={index} className={`timeline-line timeline-${kind}`}>
          <time className="number faint" dateTime={new Date(at).toISOString()}>
            {day(at, now)} {clock(at)}
          </time>
          <span>{message}</span>
        </li>
      ))}
    </ol>
  );
}
