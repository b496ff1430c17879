import { FilePlus2, MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { day } from '../../../shared/format/format-time.ts';
import type { Template } from '../../../shared/template/template.ts';
import { common } from '../../../shared/texts/en/common.ts';
import { templates as texts } from '../../../shared/texts/en/message.ts';
import { IconButton } from '../../components/buttons/icon-button.tsx';
import { useRenaming } from '../../components/lists/use-renaming.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../components/overlays/menu.tsx';
import { TemplateItem } from './template-item.tsx';

interface KeptTemplateProps
  extends Pick<ComponentProps<typeof TemplateItem>, 'columns' | 'hasMessage' | 'onTake'> {
  readonly template: Template;
  readonly onRename: (name: string) => void;
  /** Puts the message of the draft into it. */
  readonly onUpdate: () => void;
  readonly onRemove: () => void;
}

/** A template with everything that can be done with it. */
export function KeptTemplate({ template, onRename, onUpdate, onRemove, ...taking }: KeptTemplateProps) {
  const { name, message, updatedAt } = template;
  const { title, begin, more } = useRenaming(common.newName, name, onRename);
  return (
    <TemplateItem name={name} title={title} when={day(updatedAt, Date.now())} message={message} {...taking}>
      <Menu
        label={texts.moreFor(name)}
        placement="bottom end"
        trigger={<IconButton ref={more} icon={MoreHorizontal} label={texts.moreFor(name)} />}
      >
        <MenuItem icon={Pencil} onAction={begin}>
          {common.rename}
        </MenuItem>
        <MenuItem icon={FilePlus2} isDisabled={!taking.hasMessage} onAction={onUpdate}>
          {texts.update}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={Trash2} danger onAction={onRemove}>
          {texts.remove}
        </MenuItem>
      </Menu>
    </TemplateItem>
  );
}
