import { ArrowDown, ArrowUp } from 'lucide-react';
import {
  inOrder,
  noLayout,
  shownColumns,
  withMoved,
  withShown,
} from '../../../../shared/audience/column-layout.ts';
import type { AudienceId } from '../../../../shared/brand.ts';
import { columns as words } from '../../../../shared/texts/en/columns.ts';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { Checkbox } from '../../../components/switch.tsx';
import { useFrom } from '../../../state/context.tsx';
import { useOperation } from '../../../state/query.ts';
import { recipientColumns } from './recipient-columns.tsx';
import { useKeptColumns } from './use-kept-columns.ts';
import './columns-dialog.css';

/** Which columns of a list are on show, in which order. */
export function ColumnsDialog({ audienceId }: { readonly audienceId: AudienceId }) {
  const close = useFrom('app', (state) => state.close);
  const audience = useOperation('audience.list', {}).data?.find(({ id }) => id === audienceId);
  const { layout, change } = useKeptColumns(audienceId);
  if (!audience) return null;
  const all = recipientColumns(audience, audience.counts.rows);
  const shown = shownColumns(all, layout);
  return (
    <Dialog
      title={words.title}
      about={words.about}
      onClose={close}
      footer={<Button onPress={() => change(noLayout)}>{words.reset}</Button>}
    >
      <ul className="columns-list">
        {inOrder(all, layout).map((column) => {
          const { key, title } = column;
          const isShown = shown.includes(column);
          return (
            <li key={key} className="line">
              <span className="grow">
                <Checkbox
                  isSelected={isShown}
                  isDisabled={isShown && shown.length === 1}
                  onChange={(wanted) => change(withShown(layout, key, wanted))}
                >
                  <bdi>{title}</bdi>
                </Checkbox>
              </span>
              <IconButton
                icon={ArrowUp}
                size="small"
                label={words.left(title)}
                isDisabled={!isShown || shown[0] === column}
                onPress={() => change(withMoved(layout, all, key, -1))}
              />
              <IconButton
                icon={ArrowDown}
                size="small"
                label={words.right(title)}
                isDisabled={!isShown || shown.at(-1) === column}
                onPress={() => change(withMoved(layout, all, key, 1))}
              />
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
