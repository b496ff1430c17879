import { BookText } from 'lucide-react';
import { type ComponentType, memo, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { Toolbar } from 'react-aria-components';
import { commandName } from '../../../../shared/commands/commands.ts';
import type { Draft } from '../../../../shared/draft/draft.ts';
import { messageOf, withMessage } from '../../../../shared/draft/draft-versions.ts';
import { bindMessage } from '../../../../shared/message/bound-message.ts';
import type { Lettering } from '../../../../shared/message/lettering.ts';
import { messageProblems } from '../../../../shared/message/message-check.ts';
import { tagFor } from '../../../../shared/message/tag.ts';
import { insertedAt } from '../../../../shared/template/template.ts';
import { common } from '../../../../shared/texts/en/common.ts';
import { compose, wordsForSome } from '../../../../shared/texts/en/message.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { ColumnMenu } from '../../../components/lists/column-menu.tsx';
import { useFrom, useStores } from '../../../state/context.tsx';
import { useCommand } from '../../../state/use-command.ts';
import type { ConditionDialogProps } from './editor/condition-dialog.tsx';
import { type EditorHandle, MessageEditor } from './editor/message-editor.tsx';
import { type MessageUndo, openMessageUndo } from './editor/message-undo.ts';
import type { TagFormatPopoverProps } from './editor/tag-format-popover.tsx';
import type { EmojiChoiceProps } from './emoji-choice.tsx';
import { PartCounter } from './part-counter.tsx';
import type { MessageAdviceProps } from './problems/message-advice.tsx';
import { MessageProblems } from './problems/message-problems.tsx';
import type { VersionsProps } from './versions/use-versions.ts';
import './message-section.css';

const noColumns: readonly string[] = [];

export interface AroundEditor {
  readonly Advice: ComponentType<MessageAdviceProps>;
  /** The versions, shown above the editor, and the button for another version, shown below it. */
  readonly VersionTabs: ComponentType<VersionsProps>;
  readonly VersionsBelow: ComponentType<VersionsProps>;
  readonly TagFormatPopover: ComponentType<TagFormatPopoverProps>;
  readonly ConditionDialog: ComponentType<ConditionDialogProps>;
  readonly EmojiChoice: ComponentType<EmojiChoiceProps>;
}

interface MessageSectionProps extends Pick<VersionsProps, 'draft' | 'audience'> {
  readonly around: AroundEditor;
  readonly lettering: Lettering;
}

/** Shows one version at a time. */
export function MessageSection(props: MessageSectionProps) {
  const { draft, audience, lettering, around } = props;
  const editor = useRef<EditorHandle>(null);
  const [typing, setTyping] = useState<number | null>(null);
  const { version, onVersion } = useOpenVersion(draft, editor);
  const [condition, setCondition] = useCondition(editor);
  const visit = useFrom('app', (state) => state.visit);
  const stores = useStores();
  const columns = audience?.columns ?? noColumns;
  const put = useCallback((text: string) => editor.current?.insert(text), []);
  const insert = useCallback((column: string) => put(tagFor(column)), [put]);
  const message = messageOf(draft, version);
  const bound = bindMessage(message, columns, {});
  // Without people no tag is wrong: their file may have the column.
  const problems = messageProblems(bound, draft.sender, draft.options.foreignKept).filter(
    ({ from, severity }) => from !== typing && (audience !== null || severity !== 'error'),
  );
  const { versions } = draft.options;
  // Another version is another text, with its own undo history.
  const name = version === 0 ? '' : `=${versions?.cases[version - 1]?.values.join('\n')}`;
  const histories = useRef(new Map<string, MessageUndo>());
  const history = histories.current.get(name) ?? openMessageUndo(message);
  histories.current.set(name, history);
  const ofVersion = { draft, audience, version, onVersion };
  function openTemplates(): void {
    const selected = editor.current?.selected() ?? { from: 0, to: 0 };
    visit({ kind: 'templates', at: { campaignId: draft.id, version, message, ...selected } });
  }
  useCommand('templates.open', openTemplates);

  function write(written: string): void {
    const { draft: now, change } = stores.draft.getState();
    if (now?.id === draft.id) change(withMessage(now, version, written));
  }

  /** The pressed button disappears with the problem that it corrects; the focus moves to the message. */
  function correct(corrected: string): void {
    write(corrected);
    editor.current?.focus();
  }
  return (
    <section className="message" aria-label={common.text}>
      <div className="message-header">
        <label htmlFor="message-text" className="field-label grow">
          {common.message}
        </label>
        <Toolbar aria-label={compose.insertTag} className="message-tools">
          <Button size="small" look="plain" icon={BookText} onPress={openTemplates}>
            {commandName('templates.open')}
          </Button>
          <around.EmojiChoice onChoose={put} />
          <ColumnMenu
            title={compose.insertTag}
            look="plain"
            columns={columns}
            onChoose={insert}
            more={{
              text: wordsForSome.add,
              onChoose: () => setCondition(editor.current?.selected() ?? { from: 0, to: 0 }),
            }}
          />
        </Toolbar>
      </div>
      <around.VersionTabs {...ofVersion} />
      <div
        className="message"
        {...(versions && {
          id: 'version-text',
          role: 'tabpanel',
          'aria-labelledby': `version-${version}`,
        })}
      >
        <MessageEditor
          key={name}
          ref={editor}
          id="message-text"
          value={message}
          history={history}
          onChange={write}
          bound={{ ...bound, problems }}
          onTyping={setTyping}
          columns={columns}
          audience={audience}
          TagFormatPopover={around.TagFormatPopover}
          onCondition={({ from, text }) => {
            if (isCondition(text, columns)) setCondition({ from, to: from + text.length });
          }}
        />
        {condition && audience && (
          <around.ConditionDialog
            audience={audience}
            written={message.slice(condition.from, condition.to)}
            onSave={(written) => {
              setCondition(null);
              write(insertedAt(message, written, condition).message);
            }}
            onClose={() => setCondition(null)}
          />
        )}
        <ColumnChips columns={columns} onChoose={insert} />
        <PartCounter
          message={message}
          version={version}
          hasAudience={audience !== null}
          lettering={lettering}
        />
        <MessageProblems
          message={message}
          problems={problems}
          columns={columns}
          onReplace={(problem) =>
            correct(message.slice(0, problem.from) + (problem.replacement ?? '') + message.slice(problem.to))
          }
          onChange={correct}
        />
        <around.VersionsBelow {...ofVersion} />
        {message.trim() !== '' && (
          <around.Advice
            message={message}
            hasAudience={audience !== null}
            lettering={lettering}
            onChange={correct}
          />
        )}
      </div>
    </section>
  );
}

interface Range {
  readonly from: number;
  readonly to: number;
}

function isCondition(text: string, columns: readonly string[]): boolean {
  const [piece] = bindMessage(text, columns, {}).versions[0].pieces;
  return typeof piece === 'object' && 'holds' in piece;
}

/** Remembers where the condition in the dialog is, or will be; the text takes the focus once the dialog is closed. */
function useCondition(editor: RefObject<EditorHandle | null>) {
  const [condition, setCondition] = useState<Range | null>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && condition === null) editor.current?.focus();
    wasOpen.current = condition !== null;
  }, [editor, condition]);
  return [condition, setCondition] as const;
}

/** The version in the editor; a version that is opened for writing focuses the editor. */
function useOpenVersion({ options: { versions } }: Draft, editor: RefObject<EditorHandle | null>) {
  const [wanted, setWanted] = useState(0);
  const then = useRef<'write' | 'select'>(undefined);
  useEffect(() => {
    if (then.current === undefined) return;
    editor.current?.focus();
    if (then.current === 'select') editor.current?.selectAll();
    then.current = undefined;
  });
  return {
    version: Math.min(wanted, versions?.cases.length ?? 0),
    onVersion: (version: number, next?: 'write' | 'select'): void => {
      then.current = next;
      setWanted(version);
    },
  };
}

/** As many columns as fit two lines; the menu has all. */
const SHOWN = 8;

interface ColumnChipsProps {
  readonly columns: readonly string[];
  readonly onChoose: (column: string) => void;
}

/** Columns to press, or to drag into the message; by keyboard, use the menu above or `{` in the text. */
const ColumnChips = memo(function ColumnChips({ columns, onChoose }: ColumnChipsProps) {
  if (columns.length === 0) return null;
  return (
    <ul className="column-chips" aria-label={commandName('column.choose')}>
      {columns.slice(0, SHOWN).map((column) => (
        <li key={column}>
          <button
            type="button"
            className="column-chip ellipsis"
            tabIndex={-1}
            draggable
            title={compose.dragTag(tagFor(column))}
            onDragStart={({ dataTransfer }) => {
              dataTransfer.setData('text/plain', tagFor(column));
              dataTransfer.effectAllowed = 'copy';
            }}
            onClick={() => onChoose(column)}
          >
            <bdi>{column}</bdi>
          </button>
        </li>
      ))}
    </ul>
  );
});
