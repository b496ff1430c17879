import { CircleQuestionMark } from 'lucide-react';
import { commandName, type HelpQuestion } from '../../../../shared/commands/commands.ts';
import { IconButton } from '../../../components/buttons/icon-button.tsx';
import { useFrom } from '../../../state/context.tsx';

/** Opens the page of the help that explains a term. */
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
