import { MoreHorizontal } from 'lucide-react';
import type { Audience } from '../../../shared/audience/audience.ts';
import { countWords } from '../../../shared/audience/count-words.ts';
import { madeOfWords } from '../../../shared/audience/derivation.ts';
import { day } from '../../../shared/format/format-time.ts';
import { audiences as texts } from '../../../shared/texts/en/audiences.ts';
import { common } from '../../../shared/texts/en/common.ts';
import { Button } from '../../components/buttons/button.tsx';
import { IconButton } from '../../components/buttons/icon-button.tsx';
import { KeptItem } from '../../components/lists/kept-item.tsx';
import { useRenaming } from '../../components/lists/use-renaming.tsx';
import { ChoiceItems } from '../../components/overlays/choice-items.tsx';
import { Menu } from '../../components/overlays/menu.tsx';
import { useContextMenu } from '../../components/overlays/use-context-menu.tsx';
import { Badge } from '../../components/status/badge.tsx';
import { Quoted } from '../../components/text/quoted.tsx';
import { type ListActs, listChoices } from './list-choices.ts';

/** What can be done with a kept audience. */
interface AudienceActions extends Omit<ListActs, 'onRename'> {
  readonly onRename: (name: string) => void;
}

interface AudienceItemProps extends AudienceActions {
  readonly audience: Audience;
  /** True for the audience of the draft in view. */
  readonly inUse: boolean;
}

/** A kept audience: where it came from, how many people, and everything that was found in it. */
export function AudienceItem(props: AudienceItemProps) {
  const { audience, inUse, onUse, onRename } = props;
  const { name, sheetName, createdAt, counts, madeOf } = audience;
  const { title, isRenaming, begin, more } = useRenaming(common.newName, name, onRename);
  const contextMenu = useContextMenu(texts.moreFor(name));
  const choices = listChoices(audience, inUse, { ...props, onRename: begin });

  return (
    <KeptItem
      onContextMenu={(event) => contextMenu.openFor(event, choices)}
      actions={
        <>
          {!inUse && (
            <Button isDisabled={!audience.ready} onPress={onUse} aria-label={texts.takeThis(name)}>
              {common.use}
            </Button>
          )}
          <Menu
            label={texts.moreFor(name)}
            placement="bottom end"
            trigger={<IconButton ref={more} icon={MoreHorizontal} label={texts.moreFor(name)} />}
          >
            <ChoiceItems choices={choices} />
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
      {contextMenu.menu}
    </KeptItem>
  );
}
