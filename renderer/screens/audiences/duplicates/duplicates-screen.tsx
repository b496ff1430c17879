import { ArrowLeft, ArrowRight, Copy } from 'lucide-react';
import { useRef } from 'react';
import type { AudienceId } from '../../../../shared/brand.ts';
import { audiences } from '../../../../shared/texts/en/audiences.ts';
import { common } from '../../../../shared/texts/en/common.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { IconButton } from '../../../components/buttons/icon-button.tsx';
import { Dialog } from '../../../components/overlays/dialog.tsx';
import { ErrorBanner } from '../../../components/status/banner.tsx';
import { EmptyState } from '../../../components/status/empty-state.tsx';
import { useOperation } from '../../../state/query.ts';
import { DuplicateTable } from './duplicate-table.tsx';
import { type Duplicates, useDuplicates } from './use-duplicates.ts';
import './duplicates-screen.css';

const texts = audiences.duplicates;

interface DuplicatesScreenProps {
  readonly audienceId: AudienceId;
  readonly onClose: () => void;
}

/** All rows with the same number side by side, one number after the other, to choose which one is sent to. */
export function DuplicatesScreen({ audienceId, onClose }: DuplicatesScreenProps) {
  const audience = useOperation('audience.list', {}).data?.find(({ id }) => id === audienceId);
  const duplicates = useDuplicates(audienceId);
  if (!audience) return null;
  const { sums, shown, error, isBusy, choose } = duplicates;
  return (
    <Dialog
      title={texts.title}
      about={texts.about}
      size="large"
      onClose={onClose}
      footer={<Steps duplicates={duplicates} onClose={onClose} />}
    >
      {error && <ErrorBanner error={error} />}
      {sums?.count === 0 ? (
        <EmptyState icon={Copy} title={texts.none} />
      ) : (
        <DuplicateTable
          columns={audience.columns}
          number={shown}
          isBusy={isBusy}
          onChoose={(row) => !isBusy && choose(row)}
        />
      )}
    </Dialog>
  );
}

/** From one number to the next, and how many still wait for a choice. */
function Steps({ duplicates, onClose }: { readonly duplicates: Duplicates; readonly onClose: () => void }) {
  const { sums, at, isBusy, show, keepAll } = duplicates;
  const done = useRef<HTMLButtonElement>(null);
  const { count: many, open, nextOpen } = sums ?? { count: 0, open: 0, nextOpen: null };
  return (
    <>
      <div className="grow line">
        <IconButton
          icon={ArrowLeft}
          label={texts.previous}
          isDisabled={at === 0}
          onPress={() => show(at - 1)}
        />
        <IconButton
          icon={ArrowRight}
          label={texts.next}
          isDisabled={at >= many - 1}
          onPress={() => show(at + 1)}
        />
        <output className="quiet number">{many > 0 && placeWords(at, many, open)}</output>
      </div>
      {open > 0 && (
        <>
          <Button
            isPending={isBusy}
            onPress={() => {
              keepAll();
              // This button goes once nothing is left to choose.
              done.current?.focus();
            }}
          >
            {texts.keepAll}
          </Button>
          <Button onPress={() => nextOpen !== null && show(nextOpen)}>{texts.open}</Button>
        </>
      )}
      <Button ref={done} look="primary" onPress={onClose}>
        {common.done}
      </Button>
    </>
  );
}

function placeWords(at: number, many: number, open: number): string {
  return open === 0 ? texts.place(at + 1, many) : texts.placeOpen(at + 1, many, open);
}
