import type { AudienceId } from '../../../../shared/brand.ts';
import { columns as words } from '../../../../shared/texts/en/audiences.ts';
import { ColumnsChooser } from '../../../components/lists/columns-chooser.tsx';
import { useFrom } from '../../../state/context.tsx';
import { useOperation } from '../../../state/query.ts';
import { recipientColumns } from './recipient-columns.tsx';
import { useKeptColumns } from './use-kept-columns.ts';

/** Which columns of a list are on show, in which order. */
export function ColumnsDialog({ audienceId }: { readonly audienceId: AudienceId }) {
  const close = useFrom('app', (state) => state.close);
  const audience = useOperation('audience.list', {}).data?.find(({ id }) => id === audienceId);
  const { layout, change } = useKeptColumns(audienceId);
  if (!audience) return null;
  return (
    <ColumnsChooser
      about={words.about}
      columns={recipientColumns(audience, audience.counts.rows)}
      layout={layout}
      onChange={change}
      onClose={close}
    />
  );
}
