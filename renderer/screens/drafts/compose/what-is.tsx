import { CircleQuestionMark } from 'lucide-react';
import { commandName, type HelpQuestion } from '../../../../shared/commands/commands.ts';
import { IconButton } from '../../../components/buttons/icon-button.tsx';
import { useFrom } from '../../../state/context.tsx';

/** Beside a word of the trade: opens the page of the help that says what it is. */
export function WhatIs({ question }: { readonly question: HelpQuestion }) {
  const open = useFrom('app', (state) => state.open);
  return (
    <IconButton
      icon={CircleQuestionMark}
      size="small"
      label={commandName(question)}
      onPress={() => open({ kind: 'help', question })}
    />
  );
}
