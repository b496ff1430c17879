import { useState } from 'react';
import { spoken } from '../../../shared/language/spoken.ts';
import type { TeamFileColumn } from '../../../shared/opt-out/team-file-lines.ts';
import { appError } from '../../../shared/result.ts';
import { recipients } from '../../../shared/texts/en/recipients.ts';
import { team as words } from '../../../shared/texts/en/settings.ts';
import { Button } from '../../components/buttons/button.tsx';
import { chooseFile } from '../../components/fields/choose-file.ts';
import { Select } from '../../components/fields/select.tsx';
import { useQuestion } from '../../components/overlays/use-question.tsx';
import { Banner, ErrorBanner } from '../../components/status/banner.tsx';
import { useFrom, useWire } from '../../state/context.tsx';
import { useAct } from '../../state/use-act.ts';
import { useOperation } from '../../state/use-operation.ts';

interface Asked {
  readonly fileId: string;
  readonly name: string;
  readonly columns: readonly TeamFileColumn[];
}

/** The team's opt-out file. Main knows its path, the window only its name. */
export function TeamFileSection() {
  const { give } = useWire();
  const showError = useFrom('notices', (state) => state.showError);
  const { data: team } = useOperation('optOut.team', {});
  const { isBusy, act } = useAct();
  const [chosen, setChosen] = useState<TeamFileColumn | null>(null);
  const { ask, question } = useQuestion(({ fileId, name, columns }: Asked) => ({
    title: words.ask(name),
    act: words.use,
    look: 'primary' as const,
    isForm: true,
    isDisabled: chosen === null,
    children: (
      <>
        <Select
          label={words.column}
          value={chosen === null ? null : String(chosen.column)}
          choices={columns.map(({ column, heading, sample, fault }) => ({
            key: String(column),
            text: heading || words.unnamed(column + 1),
            about: fault ? spoken(fault.message) : sample,
          }))}
          onChange={(key) => setChosen(columns.find(({ column }) => String(column) === key) ?? null)}
        />
        {chosen && <p className="quiet">{words.askAbout(chosen.numbers)}</p>}
      </>
    ),
    run: async () => chosen && act('optOut.useTeam', { fileId, ...columnOf(chosen) }),
  }));

  async function look(file: File): Promise<void> {
    const fileId = await give?.(file).catch(() => null);
    if (!fileId) {
      showError(appError('bad-input', words.noPath(file.name)));
      return;
    }
    const columns = await act('optOut.lookAtTeam', { fileId });
    if (!columns) return;
    const whole = columns.filter(({ fault }) => fault === null);
    setChosen(whole.length === 1 ? whole[0]! : null);
    ask({ fileId, name: file.name, columns });
  }

  return (
    <>
      {team && (
        <p className="selectable">{words.state(team.name, team.heading, team.numbers, team.readAt)}</p>
      )}
      {team?.fault && <ErrorBanner error={team.fault} />}
      {team && team.unwritten > 0 && (
        <Banner tone="warning" title={words.unwritten(team.unwritten)}>
          {team.writeFault && spoken(team.writeFault)}
        </Banner>
      )}
      <p className="field-help">{give ? words.about : words.onlyInApp}</p>
      <div className="line">
        <Button
          isDisabled={!give}
          isPending={isBusy && question === null}
          onPress={() => chooseFile((file) => void look(file), '.csv,.txt')}
        >
          {recipients.choose}
        </Button>
        {team && (
          <Button isDisabled={isBusy} onPress={() => void act('optOut.leaveTeam', {})}>
            {words.leave}
          </Button>
        )}
      </div>
      {question}
    </>
  );
}

const columnOf = ({ column, heading }: TeamFileColumn) => ({ column, heading });
