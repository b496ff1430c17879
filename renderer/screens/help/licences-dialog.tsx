import { useEffect, useState } from 'react';
import { commandName } from '../../../shared/commands/commands.ts';
import { components } from '../../../shared/texts/en/common.ts';
import { help } from '../../../shared/texts/en/help.ts';
import { Disclosure } from '../../components/buttons/disclosure.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import type { OverlayProps } from '../../state/app.ts';
import './keys-dialog.css';

type Licences = typeof import('virtual:licences')['default'];

/** The licences of everything that Tagline is built from, as written down when it was built. */
export function LicencesDialog({ onClose }: OverlayProps<'licences'>) {
  const [licences, setLicences] = useState<Licences | 'failed' | null>(null);
  useEffect(() => {
    let isOnShow = true;
    const take = (taken: Licences | 'failed'): void => void (isOnShow && setLicences(taken));
    import('virtual:licences').then(
      (found) => take(found.default),
      () => take('failed'),
    );
    return () => {
      isOnShow = false;
    };
  }, []);
  return (
    <Dialog title={commandName('help.licences')} about={help.licencesAbout} onClose={onClose}>
      {licences === null && <p className="quiet">{components.reading}</p>}
      {licences === 'failed' && <p>{help.unread}</p>}
      {Array.isArray(licences) &&
        licences.map(({ name, version, licence, text }) => (
          <Disclosure key={`${name} ${version}`} title={`${name} ${version}`} aside={licence}>
            <pre className="licence-text selectable">{text || help.noText}</pre>
          </Disclosure>
        ))}
    </Dialog>
  );
}
