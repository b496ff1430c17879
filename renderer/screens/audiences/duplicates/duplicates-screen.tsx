import { ArrowLeft, ArrowRight, Copy } from 'lucide-react';
import { useState } from 'react';
import type { AudienceId } from '../../../../shared/brand.ts';
import { count } from '../../../../shared/format/format-count.ts';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ListError } from '../../../components/grid/list-error.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { useOperation } from '../../../state/query.ts';
import { DuplicateTable } from './duplicate-table.tsx';
import { useDuplicates } from './use-duplicates.ts';
import './duplicates-screen.css';

interface DuplicatesScreenProps {
  readonly audienceId: AudienceId;
  readonly onClose: () => void;
}

/** Rows with the same number side by side, to choose which one is sent to. */
export function DuplicatesScreen({ audienceId, onClose }: DuplicatesScreenProps) {
  const audience = useOperation('audience.list', {}).data?.find(({ id }) => id === audienceId);
  const [at, setAt] = useState(0);
  const { count: many, rows, failed, choose } = useDuplicates(audienceId, at);
  if (!audience) return null;
  return (
    <Dialog
      title="Same number, several rows"
      about="Everybody gets one text. Choose which row it is written from."
      size="large"
      onClose={onClose}
      footer={
        <>
          <div className="grow line">
            <IconButton
              icon={ArrowLeft}
              label="Previous"
              isDisabled={at === 0}
              onPress={() => setAt(at - 1)}
            />
            <IconButton
              icon={ArrowRight}
              label="Next"
              isDisabled={many === null || at >= many - 1}
              onPress={() => setAt(at + 1)}
            />
            <output className="quiet number">
              {many !== null && many > 0 && `${count(at + 1)} of ${count(many)}`}
            </output>
          </div>
          <Button look="primary" onPress={onClose}>
            Done
          </Button>
        </>
      }
    >
      {failed ? (
        <ListError list={failed} />
      ) : many === 0 ? (
        <EmptyState icon={Copy} title="No number stands twice" />
      ) : (
        <DuplicateTable columns={audience.columns} rows={rows} onChoose={choose} />
      )}
    </Dialog>
  );
}
