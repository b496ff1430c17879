import { FilePlus2, MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { day } from '../../../shared/format/format-time.ts';
import type { Template } from '../../../shared/template/template.ts';
import { common } from '../../../shared/texts/en/common.ts';
import { templates as texts } from '../../../shared/texts/en/message.ts';
import { Button } from '../../components/buttons/button.tsx';
import { IconButton } from '../../components/buttons/icon-button.tsx';
import { ListedItem } from '../../components/lists/listed-item.tsx';
import { useRenaming } from '../../components/lists/use-renaming.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../components/overlays/menu.tsx';
import { TemplateTags } from './template-tags.tsx';

interface MessageItemProps {
  readonly name: string;
  /** The name as it is here, or the field in which it is changed. */
  readonly title: ReactNode;
  /** When it was written. */
  readonly when: string;
  readonly message: string;
  readonly columns: readonly string[] | null;
  /** False before the draft has a message, which then takes this one. */
  readonly hasMessage: boolean;
  readonly onTake: (message: string, how: 'insert' | 'replace') => void;
  /** More that can be done with it. */
  readonly children?: ReactNode;
}

/** A message to be written again, with the tags it needs. */
export function MessageItem(props: MessageItemProps) {
  const { name, title, when, message, columns, hasMessage, onTake, children } = props;
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const text = [...chosen].reduce((written, [tag, as]) => written.replaceAll(tag, () => as), message);
  return (
    <ListedItem
      actions={
        <>
          {hasMessage && (
            <Button aria-label={texts.insertThis(name)} onPress={() => onTake(text, 'insert')}>
              {texts.insert}
            </Button>
          )}
          <Button
            aria-label={hasMessage ? texts.replaceBy(name) : texts.takeThis(name)}
            onPress={() => onTake(text, 'replace')}
          >
            {hasMessage ? texts.replace : common.use}
          </Button>
          {children}
        </>
      }
    >
      {title}
      <p className="faint">{when}</p>
      <p className="template-text">{text}</p>
      <TemplateTags
        message={message}
        columns={columns}
        chosen={chosen}
        onChoose={(tag, as) => setChosen(new Map([...chosen, [tag, as]]))}
      />
    </ListedItem>
  );
}

interface TemplateItemProps
  extends Pick<ComponentProps<typeof MessageItem>, 'columns' | 'hasMessage' | 'onTake'> {
  readonly template: Template;
  readonly onRename: (name: string) => void;
  /** Puts the message of the draft into it. */
  readonly onUpdate: () => void;
  readonly onRemove: () => void;
}

/** A template with everything that can be done with it. */
export function TemplateItem({ template, onRename, onUpdate, onRemove, ...taking }: TemplateItemProps) {
  const { name, message, updatedAt } = template;
  const { title, begin, more } = useRenaming(common.newName, name, onRename);
  return (
    <MessageItem name={name} title={title} when={day(updatedAt, Date.now())} message={message} {...taking}>
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
          {common.remove}
        </MenuItem>
      </Menu>
    </MessageItem>
  );
}
