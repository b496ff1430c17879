import { Copy, FileDown, ListFilter, MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import type { Audience } from '../../../shared/audience/audience.ts';
import { countWords } from '../../../shared/audience/count-words.ts';
import { madeOfWords } from '../../../shared/audience/derivation.ts';
import { day } from '../../../shared/format/format-time.ts';
import { audiences as texts } from '../../../shared/texts/en/audiences.ts';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { KeptItem } from '../../components/kept-item.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../components/menu.tsx';
import { Quoted } from '../../components/quoted.tsx';
import { useRenaming } from '../../components/use-renaming.tsx';

/** What can be done with a kept audience. */
export interface AudienceActions {
  readonly onUse: () => void;
  readonly onRename: (name: string) => void;
  readonly onDerive: () => void;
  readonly onDuplicates: () => void;
  readonly onExport: (format: 'csv' | 'xlsx') => void;
  readonly onDelete: () => void;
}

interface AudienceItemProps extends AudienceActions {
  readonly audience: Audience;
  /** True for the audience of the draft in view. */
  readonly inUse: boolean;
}

/** A kept audience: where it came from, how many people, and everything that was found in it. */
export function AudienceItem(props: AudienceItemProps) {
  const { audience, inUse, onUse, onRename, onDerive, onDuplicates, onExport, onDelete } = props;
  const { name, sheetName, createdAt, counts, madeOf } = audience;
  const { title, isRenaming, begin, more } = useRenaming(texts.newName, name, onRename);
  const left = counts.rejected + counts.duplicates + counts.optedOut > 0;

  return (
    <KeptItem
      actions={
        <>
          {!inUse && (
            <Button isDisabled={!audience.ready} onPress={onUse} aria-label={texts.takeThis(name)}>
              {texts.use}
            </Button>
          )}
          <Menu
            label={texts.moreFor(name)}
            placement="bottom end"
            trigger={<IconButton ref={more} icon={MoreHorizontal} label={texts.moreFor(name)} />}
          >
            <MenuItem icon={Pencil} onAction={begin}>
              {texts.rename}
            </MenuItem>
            <MenuItem icon={ListFilter} isDisabled={!audience.ready} onAction={onDerive}>
              {texts.derive}
            </MenuItem>
            <MenuItem icon={Copy} isDisabled={counts.duplicates === 0} onAction={onDuplicates}>
              {texts.compare}
            </MenuItem>
            <MenuItem icon={FileDown} isDisabled={!left} onAction={() => onExport('csv')}>
              {texts.exportCsv}
            </MenuItem>
            <MenuItem icon={FileDown} isDisabled={!left} onAction={() => onExport('xlsx')}>
              {texts.exportXlsx}
            </MenuItem>
            <MenuSeparator />
            <MenuItem icon={Trash2} danger onAction={onDelete}>
              {texts.delete}
            </MenuItem>
          </Menu>
        </>
      }
    >
      {isRenaming ? (
        title
      ) : (
        <div className="line">
          {title}
          {inUse && <Badge tone="accent">{texts.inUse}</Badge>}
        </div>
      )}
      <p className="faint">
        {madeOf === null ? <bdi>{sheetName}</bdi> : <Quoted text={madeOfWords(madeOf)} />},{' '}
        {day(createdAt, Date.now())}
      </p>
      <p className="audience-counts number">
        {countWords(counts).map(({ key, label }) => (
          <span key={key} className={`count-${key}`}>
            {label}
          </span>
        ))}
      </p>
    </KeptItem>
  );
}
