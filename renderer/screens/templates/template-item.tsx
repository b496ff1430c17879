import { FilePlus2, MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import type { Tone } from '../../../shared/campaign/progress/phase-words.ts';
import { day } from '../../../shared/format/format-time.ts';
import { withColumn } from '../../../shared/message/correct-tags.ts';
import { tagFor } from '../../../shared/message/tag.ts';
import { type Template, tagsOf } from '../../../shared/template/template.ts';
import { common } from '../../../shared/texts/en/common.ts';
import { compose, templates as texts } from '../../../shared/texts/en/message.ts';
import { Button } from '../../components/buttons/button.tsx';
import { IconButton } from '../../components/buttons/icon-button.tsx';
import { ColumnMenu } from '../../components/lists/column-menu.tsx';
import { ListedItem, useRenaming } from '../../components/lists/listed-item.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../components/overlays/menu.tsx';
import { Badge } from '../../components/status/badge.tsx';

interface MessageItemProps {
  readonly name: string;
  /** The name, or the field to change it. */
  readonly title: ReactNode;
  readonly when: string;
  readonly message: string;
  /** Columns of the list in use; null for none. */
  readonly columns: readonly string[] | null;
  /** False if the draft has no message; it then takes the template's. */
  readonly hasMessage: boolean;
  readonly onTake: (message: string, how: 'insert' | 'replace') => void;
  readonly children?: ReactNode;
}

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
            aria-label={hasMessage ? texts.replaceBy(name) : compose.takeWords(name)}
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
  /** Saves the draft's message in this template. */
  readonly onUpdate: () => void;
  readonly onRemove: () => void;
}

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

interface TemplateTagsProps extends Pick<MessageItemProps, 'message' | 'columns'> {
  /** The chosen column for each tag that the list lacks. */
  readonly chosen: ReadonlyMap<string, string>;
  readonly onChoose: (tag: string, as: string) => void;
}

/** Offers a replacement for each tag that the list lacks. */
function TemplateTags({ message, columns, chosen, onChoose }: TemplateTagsProps) {
  const tags = tagsOf(message, columns);
  if (tags.length === 0) return null;
  return (
    <ul className="template-tags" aria-label={texts.tags}>
      {tags.map(({ tag, isThere, meant }) => {
        const as = chosen.get(tag);
        if (columns === null) return <Tag key={tag} tone="neutral" text={tag} readAloud={tag} />;
        if (isThere) return <Tag key={tag} tone="success" text={tag} readAloud={texts.isThere(tag)} />;
        if (as !== undefined) {
          const taken = texts.takenAs(tag, as);
          return <Tag key={tag} tone="accent" text={taken} readAloud={taken} />;
        }
        return (
          <li key={tag}>
            <Badge tone="warning">{texts.isMissing(tag)}</Badge>
            {meant !== null && (
              <Button size="small" onPress={() => onChoose(tag, meant)}>
                {texts.takeAs(tag, meant)}
              </Button>
            )}
            <ColumnMenu
              title={texts.columnFor(tag)}
              look="plain"
              columns={columns}
              onChoose={(column) => onChoose(tag, withColumn(tag, tag, tagFor(column)))}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** `readAloud` is read aloud instead of the tag. */
function Tag({
  tone,
  text,
  readAloud,
}: {
  readonly tone: Tone;
  readonly text: string;
  readonly readAloud: string;
}) {
  return (
    <li title={readAloud}>
      <Badge tone={tone}>
        <span aria-hidden>{text}</span>
        <span className="only-read-aloud">{readAloud}</span>
      </Badge>
    </li>
  );
}
