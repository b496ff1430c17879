import { ListChecks, Plus, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { commandName } from '../../../../../shared/commands/commands.ts';
import { areFree, withCase, withoutCase, withValues } from '../../../../../shared/draft/draft-versions.ts';
import { count } from '../../../../../shared/format/format-count.ts';
import { versionName } from '../../../../../shared/message/version-names.ts';
import { MOST_CASES } from '../../../../../shared/message/versions.ts';
import { common } from '../../../../../shared/texts/en/common.ts';
import { versions as texts } from '../../../../../shared/texts/en/message.ts';
import { IconButton } from '../../../../components/buttons/icon-button.tsx';
import { useFindables } from '../../../../components/overlays/offers.ts';
import { useQuestion } from '../../../../components/overlays/use-question.tsx';
import { useFrom, useStores } from '../../../../state/context.tsx';
import { type ShownVersion, useVersions, type VersionsProps } from './use-versions.ts';
import { useAddVersion, VersionDialog } from './version-dialog.tsx';
import './versions.css';

export function VersionTabs(props: VersionsProps) {
  const { draft, audience, version, onVersion } = props;
  const shown = useVersions(draft, audience);
  const adding = useAddVersion(props);
  const sums = shown[version]?.sums;
  useRowOf(version, sums?.longest?.n);
  useFindables(
    draft.options.versions === undefined
      ? []
      : shown.map(({ name }, at) => ({ group: texts.title, name, run: () => onVersion(at) })),
  );
  if (draft.options.versions === undefined) return null;
  return (
    <div className="versions">
      <div className="line versions-header">
        <TabList shown={shown} version={version} onVersion={onVersion} />
        {audience && shown.length <= MOST_CASES && (
          <IconButton icon={Plus} size="small" label={texts.add} onPress={adding.open} />
        )}
      </div>
      <div className="line versions-about">
        <span className="grow quiet number">{sums && texts.size(sums.people, sums.parts)}</span>
        {version > 0 && audience && <ChangeValues {...props} audience={audience} />}
        {version > 0 && <RemoveVersion key={version} draft={draft} version={version} onVersion={onVersion} />}
      </div>
      {adding.dialog}
    </div>
  );
}

/** The preview shows a person who gets the version in the editor, once this is counted. */
function useRowOf(version: number, n: number | undefined): void {
  const showRow = useFrom('app', (state) => state.showRow);
  const followed = useRef(version);
  useEffect(() => {
    if (followed.current === version || n === undefined) return;
    followed.current = version;
    showRow(n);
  }, [version, n, showRow]);
}

interface TabListProps extends Pick<VersionsProps, 'version' | 'onVersion'> {
  readonly shown: readonly ShownVersion[];
}

function TabList({ shown, version, onVersion }: TabListProps) {
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const to = placeAfter(event.key, version, shown.length);
    if (to === null) return;
    event.preventDefault();
    onVersion(to);
    (event.currentTarget.children[to] as HTMLElement | undefined)?.focus();
  }

  return (
    <div role="tablist" aria-label={texts.title} className="versions-tabs grow" onKeyDown={onKeyDown}>
      {shown.map(({ name, sums, problems }, at) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`version-${at}`}
          aria-selected={at === version}
          aria-controls="version-text"
          tabIndex={at === version ? 0 : -1}
          className="version-tab line"
          title={name}
          onClick={() => onVersion(at)}
        >
          <span className="ellipsis">{sums ? texts.tab(name, count(sums.recipients)) : name}</span>
          {problems.length > 0 && <span role="img" aria-label={texts.wrong} className="version-wrong" />}
        </button>
      ))}
    </div>
  );
}

/** Wraps around; null for a key that does not move. */
function placeAfter(key: string, at: number, tabs: number): number | null {
  const turned = document.dir === 'rtl' ? -1 : 1;
  if (key === 'ArrowRight') return (at + turned + tabs) % tabs;
  if (key === 'ArrowLeft') return (at - turned + tabs) % tabs;
  if (key === 'Home') return 0;
  return key === 'End' ? tabs - 1 : null;
}

interface ChangeValuesProps extends Pick<VersionsProps, 'draft' | 'version'> {
  readonly audience: NonNullable<VersionsProps['audience']>;
}

function ChangeValues({ draft, audience, version }: ChangeValuesProps) {
  const change = useFrom('draft', (state) => state.change);
  const [isOpen, setIsOpen] = useState(false);
  const { versions } = draft.options;
  return (
    <>
      <IconButton icon={ListChecks} size="small" label={texts.change} onPress={() => setIsOpen(true)} />
      {isOpen && (
        <VersionDialog
          audience={audience}
          versions={versions}
          changed={versions?.cases[version - 1] ?? null}
          onSave={(_column, values) => {
            change(withValues(draft, version, values));
            setIsOpen(false);
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

/** Asks first if the version has a text of its own, and offers an undo. */
function RemoveVersion({ draft, version, onVersion }: Omit<VersionsProps, 'audience'>) {
  const stores = useStores();
  const { ask, question } = useQuestion((name: string) => ({
    title: texts.askRemove(name),
    act: common.remove,
    children: texts.removeAbout,
    run: remove,
  }));
  const { versions } = draft.options;
  const removed = versions?.cases[version - 1];
  if (versions === undefined || removed === undefined) return null;
  const name = versionName(removed);
  const hasText = removed.message.trim() !== '' && removed.message !== draft.message;

  function remove(): void {
    if (versions === undefined || removed === undefined) return;
    stores.draft.getState().change(withoutCase(draft, version));
    onVersion(0, 'write');
    stores.notices.getState().say({
      tone: 'success',
      text: texts.removed(name),
      action: {
        text: commandName('edit.undo'),
        run() {
          const { draft: now, change } = stores.draft.getState();
          // Meanwhile its values may have another version, and the column may have changed.
          if (now?.id !== draft.id) return;
          const { column, cases } = now.options.versions ?? { column: versions.column, cases: [] };
          if (column !== versions.column || !areFree(now, removed.values)) return;
          const at = Math.min(version, cases.length + 1);
          change(withCase(now, column, removed, at));
          onVersion(at, 'write');
        },
      },
    });
  }

  return (
    <>
      <IconButton
        icon={Trash2}
        size="small"
        label={texts.remove}
        onPress={() => (hasText ? ask(name) : remove())}
      />
      {question}
    </>
  );
}
