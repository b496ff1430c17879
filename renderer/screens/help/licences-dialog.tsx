import { useEffect, useState } from 'react';
import { Dialog } from '../../components/dialog.tsx';
import { Disclosure } from '../../components/disclosure.tsx';
import { useFrom } from '../../state/context.tsx';
import './keys-dialog.css';

type Licences = typeof import('virtual:licences')['default'];

/** The licences of everything that Tagline is built from, as written down when it was built. */
export function LicencesDialog() {
  const close = useFrom('app', (state) => state.close);
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
    <Dialog
      title="Licences"
      about="Tagline is built from the work of others. An installed Tagline has those of Chromium beside it, in LICENSES.chromium.html."
      onClose={close}
    >
      {licences === null && <p className="quiet">Reading…</p>}
      {licences === 'failed' && <p>They could not be read. Close this and open it again.</p>}
      {Array.isArray(licences) &&
        licences.map(({ name, version, licence, text }) => (
          <Disclosure key={`${name} ${version}`} title={`${name} ${version}`} aside={licence}>
            <pre className="licence-text selectable">{text || 'The package brings no text of it.'}</pre>
          </Disclosure>
        ))}
    </Dialog>
  );
}
