import type { ReactNode } from 'react';
import { commandName } from '../../../shared/commands/commands.ts';
import { type Language, languageNames, languages } from '../../../shared/language/languages.ts';
import type { Settings } from '../../../shared/settings/settings.ts';
import { common } from '../../../shared/texts/en/common.ts';
import { settings as words } from '../../../shared/texts/en/settings.ts';
import { Button } from '../../components/buttons/button.tsx';
import { Disclosure } from '../../components/buttons/disclosure.tsx';
import { CountryPicker } from '../../components/fields/country-picker.tsx';
import { NumberField } from '../../components/fields/number-field.tsx';
import { Segments } from '../../components/fields/segments.tsx';
import { Select } from '../../components/fields/select.tsx';
import { Switch } from '../../components/fields/switch.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { ErrorBanner } from '../../components/status/banner.tsx';
import { useFrom, useStores } from '../../state/context.tsx';
import { putAnswer } from '../../state/queries.ts';
import { useOperation } from '../../state/query.ts';
import { useAct } from '../../state/use-act.ts';
import { DataSection } from './data-section.tsx';
import { NetworkFields } from './network-fields.tsx';
import { RetentionFields } from './retention-fields.tsx';
import { UpdateCheckLine } from './update-check.tsx';
import './settings-dialog.css';

const themes = [
  { key: 'system', text: words.themes.system },
  { key: 'light', text: words.themes.light },
  { key: 'dark', text: words.themes.dark },
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
      <Dialog title={commandName('settings.open')} onClose={close}>
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
      title={commandName('settings.open')}
      onClose={close}
      footer={
        <>
          <Button onPress={() => open({ kind: 'keys' })}>{words.keys}</Button>
          <Button look="primary" onPress={close}>
            {common.done}
          </Button>
        </>
      }
    >
      <section className="settings-group settings-line stack">
        <h3>{words.appearance}</h3>
        <Segments
          label={words.theme}
          choices={themes}
          value={settings.theme}
          onChange={(theme) => void change({ theme })}
        />
      </section>
      <LanguageField value={settings.language} onChange={(language) => void change({ language })} />
      <SpellingSwitch isSelected={settings.spelling} onChange={(spelling) => void change({ spelling })} />
      <SettingsGroup title={words.newCampaigns}>
        <div className="settings-pair">
          <Select
            label={common.account}
            choices={(accounts ?? []).map(({ id, name }) => ({ key: id, text: name }))}
            value={settings.accountId}
            onChange={(accountId) => void change({ accountId })}
          />
          <CountryPicker
            label={words.country}
            value={settings.country}
            onChange={(country) => void change({ country })}
            help={words.countryHelp}
          />
        </div>
      </SettingsGroup>
      <SettingsGroup title={words.sending}>
        <div className="settings-pair">
          <NumberField
            label={words.chunkSize}
            minValue={1}
            maxValue={10_000}
            value={settings.chunkSize}
            onChange={(chunkSize) => Number.isInteger(chunkSize) && void change({ chunkSize })}
            help={words.chunkSizeHelp}
          />
          <NumberField
            label={words.canary}
            minValue={0}
            maxValue={10_000}
            value={settings.canary}
            onChange={(canary) => Number.isInteger(canary) && void change({ canary })}
            help={words.canaryHelp}
          />
        </div>
        <div className="settings-pair">
          <Select
            label={words.quietFrom}
            choices={hours}
            value={String(settings.quietFrom)}
            onChange={(hour) => void change({ quietFrom: Number(hour) })}
            help={words.quietFromHelp}
          />
          <Select
            label={words.quietTo}
            choices={hours}
            value={String(settings.quietTo)}
            onChange={(hour) => void change({ quietTo: Number(hour) })}
            help={words.quietToHelp}
          />
        </div>
        <NumberField
          label={words.recentDays}
          minValue={0}
          maxValue={3650}
          value={settings.recentDays}
          onChange={(recentDays) => Number.isInteger(recentDays) && void change({ recentDays })}
          help={words.recentDaysHelp}
        />
      </SettingsGroup>
      <SettingsGroup title={words.proxy}>
        <NetworkFields proxy={settings.proxy} onChange={(proxy) => void change({ proxy })} />
      </SettingsGroup>
      <SettingsGroup title={words.data}>
        <DataSection />
        <Disclosure title={words.kept}>
          <RetentionFields retention={settings.retention} />
        </Disclosure>
      </SettingsGroup>
      <SettingsGroup title={words.updates}>
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

interface LanguageFieldProps {
  readonly value: Settings['language'];
  onChange(language: Settings['language']): void;
}

const named = languages.map((key) => ({ key, text: languageNames[key] }));

/** The language of the app, each named in itself. */
function LanguageField({ value, onChange }: LanguageFieldProps) {
  return (
    <Select<Language | 'system'>
      label={words.language}
      choices={[{ key: 'system', text: words.languageOfSystem }, ...named]}
      value={value}
      onChange={onChange}
    />
  );
}

interface SpellingSwitchProps {
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
}

/** Allows the spelling to be checked, and says whom that asks; a browser has a setting of its own. */
function SpellingSwitch({ isSelected, onChange }: SpellingSwitchProps) {
  const { data: info } = useOperation('app.info', {});
  if (info?.host !== 'electron') return null;
  const help = info.platform === 'darwin' ? words.spellingOnMac : words.spellingHelp;
  return (
    <Switch isSelected={isSelected} onChange={onChange} help={help}>
      {words.spelling}
    </Switch>
  );
}
