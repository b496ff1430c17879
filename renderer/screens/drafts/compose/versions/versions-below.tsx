import { Split } from 'lucide-react';
import { spoken } from '../../../../../shared/language/spoken.ts';
import { bindMessage } from '../../../../../shared/message/bound-message.ts';
import { compose, versions as texts } from '../../../../../shared/texts/en/message.ts';
import { Button } from '../../../../components/buttons/button.tsx';
import { ColumnMenu } from '../../../../components/lists/column-menu.tsx';
import { useFrom } from '../../../../state/context.tsx';
import { useSurvey } from '../../../../state/use-survey.ts';
import { ProblemLine } from '../problems/problem-line.tsx';
import { othersForgotten, useVersions, type VersionsProps } from './use-versions.ts';
import { useAddVersion } from './version-dialog.tsx';
import './versions.css';

/** Also shows problems of versions that are not in the editor. */
export function VersionsBelow(props: VersionsProps) {
  const { draft, audience } = props;
  const adding = useAddVersion(props);
  if (draft.options.versions !== undefined) return <VersionProblems {...props} />;
  if (audience === null || audience.columns.length === 0) return null;
  return (
    <div className="versions-add">
      <Button size="small" look="plain" icon={Split} onPress={adding.open}>
        {texts.title}
      </Button>
      <span className="faint">{texts.hint}</span>
      {adding.dialog}
    </div>
  );
}

function VersionProblems({ draft, audience, version, onVersion }: VersionsProps) {
  const change = useFrom('draft', (state) => state.change);
  const shown = useVersions(draft, audience);
  const { survey } = useSurvey();
  const { message, options } = draft;
  const { versions } = options;
  if (versions === undefined || audience === null) return null;
  const ofColumn = bindMessage(message, audience.columns, { versions }).problems.find((one) => one.ofColumn);
  const forgotten = survey && othersForgotten(draft, survey);
  const others = shown.flatMap(({ name, problems }, at) =>
    at === version || (at === 0 && forgotten)
      ? []
      : problems.map((problem) => ({ at, name, words: texts.problemOf(name, problem) })),
  );
  if (!ofColumn && !forgotten && others.length === 0) return null;
  return (
    <ul className="problems" aria-label={texts.problems}>
      {ofColumn && (
        <ProblemLine tone="danger" title={spoken(ofColumn.message)} more={spoken(ofColumn.fix)}>
          <ColumnMenu
            title={compose.chooseColumn}
            columns={audience.columns}
            onChoose={(column) => change({ options: { ...options, versions: { ...versions, column } } })}
          />
        </ProblemLine>
      )}
      {forgotten && (
        <ProblemLine tone="danger" title={spoken(forgotten.message)} more={spoken(forgotten.fix)}>
          <Button size="small" onPress={() => onVersion(0, 'write')}>
            {texts.writeElse}
          </Button>
        </ProblemLine>
      )}
      {others.map(({ at, name, words }) => (
        <ProblemLine key={words} tone="warning" title={words}>
          <Button size="small" onPress={() => onVersion(at, 'write')}>
            {texts.show(name)}
          </Button>
        </ProblemLine>
      ))}
    </ul>
  );
}
