import { useState } from 'react';
import { commandName } from '../../../shared/commands/commands.ts';
import { common, components } from '../../../shared/texts/en/common.ts';
import { help } from '../../../shared/texts/en/help.ts';
import { Button } from '../../components/buttons/button.tsx';
import { Disclosure } from '../../components/buttons/disclosure.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { openLater, WithLater } from '../../components/status/load-later.tsx';
import { Sentence } from '../../components/text/sentence.tsx';
import { useFrom, useStores } from '../../state/context.tsx';
import type { OverlayProps } from '../../state/overlays/overlay-stack.ts';
import { useOperation } from '../../state/use-operation.ts';
import './shortcuts-dialog.css';

/** The report is for a helper; nothing is sent automatically. */
export function ReportDialog({ onClose }: OverlayProps<'report'>) {
  const { commands: registered } = useStores();
  const canOpenFolder = useFrom('commands', ({ offers }) => offers.has('help.logs'));
  const [isCopied, setIsCopied] = useState(false);
  const { data: info } = useOperation('app.info', {});
  const { data: folder } = useOperation('folder.status', {});
  const facts = `Tagline ${info?.version ?? ''}, ${info?.platform ?? ''}, ${info?.locale ?? ''}`;

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(facts).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  }

  return (
    <Dialog
      title={commandName('help.report')}
      onClose={onClose}
      footer={
        <>
          <span className="grow quiet" role="status">
            {isCopied && help.copied}
          </span>
          <Button onPress={() => void copy()}>{help.copyVersion}</Button>
          {canOpenFolder && (
            <Button onPress={() => registered.getState().run('help.logs')}>{commandName('help.logs')}</Button>
          )}
          <Button look="primary" onPress={onClose}>
            {common.done}
          </Button>
        </>
      }
    >
      <p>{help.write}</p>
      <ul className="report-list">
        <li>{help.whatYouDid}</li>
        <li>
          <Sentence text={help.theVersion} parts={{ version: <span className="selectable">{facts}</span> }} />
        </li>
        <li>
          <Sentence
            text={help.theLog}
            parts={{
              file: <code>tagline.log</code>,
              folder: <bdi className="selectable">{folder?.path}</bdi>,
            }}
          />
        </li>
      </ul>
    </Dialog>
  );
}

export function AboutDialog({ onClose }: OverlayProps<'about'>) {
  const { data: info } = useOperation('app.info', {});
  return (
    <Dialog
      title={commandName('help.about')}
      size="small"
      onClose={onClose}
      footer={
        <Button look="primary" onPress={onClose}>
          {common.done}
        </Button>
      }
    >
      <p>{help.about}</p>
      <p className="quiet selectable">{help.version(info?.version ?? '')}</p>
    </Dialog>
  );
}

const licencesLater = openLater(() => import('virtual:licences'));

/** The licences as the build wrote them. */
export function LicencesDialog({ onClose }: OverlayProps<'licences'>) {
  return (
    <Dialog title={commandName('help.licences')} about={help.licencesAbout} onClose={onClose}>
      <WithLater
        later={licencesLater}
        waiting={<p className="quiet">{components.reading}</p>}
        failed={() => <p>{help.unread}</p>}
        onAgain={licencesLater.load}
      >
        {({ default: licences }) =>
          licences.map(({ name, version, licence, text }) => (
            <Disclosure key={`${name} ${version}`} title={`${name} ${version}`} aside={licence}>
              <pre className="licence-text selectable">{text || help.noText}</pre>
            </Disclosure>
          ))
        }
      </WithLater>
    </Dialog>
  );
}
