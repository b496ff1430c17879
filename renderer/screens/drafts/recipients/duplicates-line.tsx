import type { Audience, AudienceFilter } from '../../../../shared/audience/audience.ts';
import { recipients } from '../../../../shared/texts/en/recipients.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { Banner } from '../../../components/status/banner.tsx';
import { useFrom } from '../../../state/context.tsx';
import { useOperation } from '../../../state/query.ts';

interface DuplicatesLineProps {
  readonly audience: Audience;
  readonly filter: AudienceFilter;
}

/** Shown until every number has its row; its filter offers to compare them again. */
export function DuplicatesLine({ audience, filter }: DuplicatesLineProps) {
  const { id: audienceId, counts } = audience;
  const open = useFrom('app', (state) => state.open);
  const wanted = counts.duplicates > 0 ? { audienceId, at: 0 } : null;
  const { data } = useOperation('audience.repeated', wanted);
  const compare = (): void => open({ kind: 'duplicates', audienceId, after: null });
  const waiting = data?.open ?? 0;
  return (
    <div role="status" className="duplicates-line">
      {data !== null && waiting > 0 && (
        <Banner
          tone="warning"
          title={recipients.onRowsThatDiffer(waiting)}
          actions={
            <Button look="primary" onPress={compare}>
              {recipients.chooseRows}
            </Button>
          }
        >
          {recipients.whichRow}
        </Banner>
      )}
      {data !== null && waiting === 0 && (data.ruled > 0 || (data.count > 0 && filter === 'duplicates')) && (
        <Banner
          title={data.ruled > 0 ? recipients.ruledRows(data.ruled) : recipients.onSeveralRows(data.count)}
          actions={<Button onPress={compare}>{recipients.compareRows}</Button>}
        >
          {recipients.oneTextEach}
        </Banner>
      )}
    </div>
  );
}
