import { BookText } from 'lucide-react';
import { type ComponentType, useCallback, useRef, useState } from 'react';
import type { Audience } from '../../../../shared/audience/audience.ts';
import { commandName } from '../../../../shared/commands/commands.ts';
import type { BoundMessage } from '../../../../shared/message/bound-message.ts';
import type { Lettering } from '../../../../shared/message/lettering.ts';
import { tagFor } from '../../../../shared/message/tag.ts';
import { compose } from '../../../../shared/texts/en/compose.ts';
import { Button } from '../../../components/button.tsx';
import { ColumnMenu } from '../../../components/column-menu.tsx';
import { useFrom } from '../../../state/context.tsx';
import { useCommand } from '../../../state/use-command.ts';
import { ColumnChips } from './column-chips.tsx';
import type { MessageAdviceProps } from './message-advice.tsx';
import { type EditorHandle, MessageEditor } from './message-editor.tsx';
import { MessageProblems } from './message-problems.tsx';
import { PartCounter } from './part-counter.tsx';
import './message-section.css';

const noColumns: readonly string[] = [];

interface MessageSectionProps {
  readonly message: string;
  readonly bound: BoundMessage;
  readonly audience: Audience | null;
  readonly lettering: Lettering;
  readonly onChange: (message: string) => void;
  /** Shows what could be better, as soon as it is loaded. */
  readonly Advice: ComponentType<MessageAdviceProps>;
}

/** The message with its tags, how it is counted, and what is wrong with it. */
export function MessageSection(props: MessageSectionProps) {
  const { message, bound, audience, lettering, onChange, Advice } = props;
  const editor = useRef<EditorHandle>(null);
  const [typing, setTyping] = useState<number | null>(null);
  const open = useFrom('app', (state) => state.open);
  const columns = audience?.columns ?? noColumns;
  const insert = useCallback((column: string) => editor.current?.insert(tagFor(column)), []);
  const problems = bound.problems.filter(({ from }) => from !== typing);
  function openTemplates(): void {
    open({ kind: 'templates', selected: editor.current?.selected() ?? { from: 0, to: 0 } });
  }
  useCommand('templates.open', openTemplates);

  /** The button that was pressed goes away with what it mended; the message is where to go on, or to undo. */
  function mend(mended: string): void {
    onChange(mended);
    editor.current?.focus();
  }
  return (
    <section className="message" aria-label={compose.text}>
      <div className="message-head">
        <label htmlFor="message-text" className="field-label grow">
          {compose.message}
        </label>
        <Button size="small" look="plain" icon={BookText} onPress={openTemplates}>
          {commandName('templates.open')}
        </Button>
        <ColumnMenu title={compose.insertTag} look="plain" columns={columns} onChoose={insert} />
      </div>
      <MessageEditor
        ref={editor}
        id="message-text"
        value={message}
        onChange={onChange}
        bound={{ ...bound, problems }}
        onTyping={setTyping}
        columns={columns}
      />
      <ColumnChips columns={columns} onChoose={insert} />
      <PartCounter message={message} hasAudience={audience !== null} lettering={lettering} />
      <MessageProblems
        message={message}
        problems={problems}
        columns={columns}
        onReplace={(problem) =>
          mend(message.slice(0, problem.from) + (problem.replacement ?? '') + message.slice(problem.to))
        }
        onChange={mend}
      />
      {message.trim() !== '' && (
        <Advice message={message} hasAudience={audience !== null} lettering={lettering} onChange={mend} />
      )}
    </section>
  );
}
