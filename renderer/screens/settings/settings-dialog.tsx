import type { ReactNode } from 'react';
import type { Settings } from '../../../shared/settings/settings.ts';
import { ErrorBanner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { CountryPicker } from '../../components/country-picker.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Disclosure } from '../../components/disclosure.tsx';
import { NumberField } from '../../components/number-field.tsx';
import { Segments } from '../../components/segments.tsx';
import { Select } from '../../components/select.tsx';
import { useFrom, useStores } from '../../state/context.tsx';
import { putAnswer } from '../../state/queries.ts';
import { useOperation } from '../../state/query.ts';
import { useAct } from '../../state/use-act.ts';
import { DataSection } from './data-section.tsx';
import { NetworkFields } from './network-fields.tsx';
import { RetentionFields } from './retention-fields.tsx';
import { SpellingSwitch } from './spelling-switch.tsx';
import { UpdateCheckLine } from './update-check.tsx';
import './settings-dialog.css';

const themes = [
  { key: 'system', text: 'System' },
  { key: 'light', text: 'Light' },
  { key: 'dark', text: 'Dark' },
] as const;

const hours = Array.from({ length: 24 }, (_, hour) => ({
  key: String(hour),
  text: `${String(hour).padStart(2, '0')}:00`,
}));

/** What a person sets once for the whole app; every change counts at once. */
export function SettingsDialog() {
  const { queries } = useStores();
  const { data: settings, error } = useOperation('settings.read', {});
  const { data: info } = useOperation('app.info', {});
  const { act } = useAct();
  const close = useFrom('app', (state) => state.close);
  const open = useFrom('app', (state) => state.open);
  const { data: accounts } = useOperation('account.list', {});
  if (!settings) {
    return (
      <Dialog title="Settings" onClose={close}>
        {error && <ErrorBanner error={error} />}
      </Dialog>
    );
  }

  async function change(patch: Partial<Omit<Settings, 'retention'>>): Promise<void> {
    const saved = await act('settings.save', { settings: patch });
    if (saved) putAnswer(queries, 'settings.read', {}, saved);
  }

  return (
    <Dialog
      title="Settings"
      onClose={close}
      footer={
        <>
          <Button onPress={() => open({ kind: 'keys' })}>Keys</Button>
          <Button look="primary" onPress={close}>
            Done
          </Button>
        </>
      }
    >
      <section className="settings-group settings-line stack">
        <h3>Appearance</h3>
        <Segments
          label="Theme"
          choices={themes}
          value={settings.theme}
          onChange={(theme) => void change({ theme })}
        />
      </section>
      <SpellingSwitch isSelected={settings.spelling} onChange={(spelling) => void change({ spelling })} />
      <SettingsGroup title="New campaigns">
        <div className="settings-pair">
          <Select
            label="Account"
            choices={(accounts ?? []).map(({ id, name }) => ({ key: id, text: name }))}
            value={settings.accountId}
            onChange={(accountId) => void change({ accountId })}
          />
          <CountryPicker
            label="Default country"
            value={settings.country}
            onChange={(country) => void change({ country })}
            help="For numbers written without a country code."
          />
        </div>
      </SettingsGroup>
      <SettingsGroup title="Sending">
        <div className="settings-pair">
          <NumberField
            label="People per request"
            minValue={1}
            maxValue={10_000}
            value={settings.chunkSize}
            onChange={(chunkSize) => Number.isInteger(chunkSize) && void change({ chunkSize })}
            help="More is faster; fewer means that less is in doubt when a request is lost. At most 10,000."
          />
          <NumberField
            label="Canary first"
            minValue={0}
            maxValue={10_000}
            value={settings.canary}
            onChange={(canary) => Number.isInteger(canary) && void change({ canary })}
            help="So many people get it first, then the campaign waits for you. 0 for none."
          />
        </div>
        <div className="settings-pair">
          <Select
            label="Quiet from"
            choices={hours}
            value={String(settings.quietFrom)}
            onChange={(hour) => void change({ quietFrom: Number(hour) })}
            help="Sending in these hours of the recipient’s country is warned about."
          />
          <Select
            label="Quiet until"
            choices={hours}
            value={String(settings.quietTo)}
            onChange={(hour) => void change({ quietTo: Number(hour) })}
            help="The same hour twice switches it off."
          />
        </div>
        <NumberField
          label="Days that count as recent"
          minValue={0}
          maxValue={3650}
          value={settings.recentDays}
          onChange={(recentDays) => Number.isInteger(recentDays) && void change({ recentDays })}
          help="Who got the same text within so many days is listed before sending. 0 for no such check."
        />
      </SettingsGroup>
      <SettingsGroup title="Proxy">
        <NetworkFields proxy={settings.proxy} onChange={(proxy) => void change({ proxy })} />
      </SettingsGroup>
      <SettingsGroup title="Data">
        <DataSection />
        <Disclosure title="How long things are kept">
          <RetentionFields retention={settings.retention} />
        </Disclosure>
      </SettingsGroup>
      <SettingsGroup title="Updates">
        <UpdateCheckLine version={info?.version ?? ''} />
      </SettingsGroup>
    </Dialog>
  );
}

function SettingsGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="settings-group stack">
      <h3>{title}</h3>
      {children}
    </section>
  );
}
