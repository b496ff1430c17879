import { type ReactNode, useState } from 'react';
import { recipientsPerRequest } from '../../../shared/campaign/plan/plan.ts';
import { commandName } from '../../../shared/commands/commands.ts';
import { type Language, languageFacts, languages } from '../../../shared/language/languages.ts';
import { accounts as accountWords } from '../../../shared/texts/en/accounts.ts';
import { common } from '../../../shared/texts/en/common.ts';
import { team, settings as words } from '../../../shared/texts/en/settings.ts';
import { checkWords, type UpdateCheck } from '../../../shared/update/update.ts';
import { Button } from '../../components/buttons/button.tsx';
import { Disclosure } from '../../components/buttons/disclosure.tsx';
import { CountryPicker } from '../../components/fields/country-picker.tsx';
import { NumberField } from '../../components/fields/number-field.tsx';
import { Segments } from '../../components/fields/segments.tsx';
import { Select } from '../../components/fields/select.tsx';
import { Switch } from '../../components/fields/switch.tsx';
import { Page } from '../../components/page/page.tsx';
import { ErrorBanner } from '../../components/status/banner.tsx';
import { useFrom } from '../../state/context.tsx';
import { useAct } from '../../state/use-act.ts';
import { useOperation } from '../../state/use-operation.ts';
import { useSettings } from '../../state/use-settings.ts';
import { DataSection } from './data-section.tsx';
import { NetworkFields } from './network-fields.tsx';
import { RetentionFields } from './retention-fields.tsx';
import { TeamFileSection } from './team-file-section.tsx';
import './settings-page.css';

const themes = (['system', 'light', 'dark'] as const).map((key) => ({ key, text: words.themes[key] }));

const hours = Array.from({ length: 24 }, (_, hour) => ({
  key: String(hour),
  text: `${String(hour).padStart(2, '0')}:00`,
}));

const named = languages.map((key) => ({ key, text: languageFacts[key].name }));

type CountName = 'chunkSize' | 'canary' | 'recentDays';

export function SettingsPage() {
  const { settings, error, change } = useSettings();
  const { data: info } = useOperation('app.info', {});
  const { data: accounts } = useOperation('account.list', {});
  const open = useFrom('app', (state) => state.open);
  if (!settings) {
    return (
      <Page title={commandName('settings.open')} size="medium">
        {error && <ErrorBanner error={error} />}
      </Page>
    );
  }

  const count = (name: CountName, minValue: number, maxValue: number) => (
    <NumberField
      label={words[name]}
      minValue={minValue}
      maxValue={maxValue}
      value={settings[name]}
      onChange={(value) => Number.isInteger(value) && void change({ [name]: value })}
      help={words.help[name]}
    />
  );
  const hour = (name: 'quietFrom' | 'quietTo') => (
    <Select
      label={words[name]}
      choices={hours}
      value={String(settings[name])}
      onChange={(value) => void change({ [name]: Number(value) })}
      help={words.help[name]}
    />
  );
  return (
    <Page
      title={commandName('settings.open')}
      size="medium"
      actions={<Button onPress={() => open({ kind: 'keys' })}>{words.keys}</Button>}
    >
      <section className="settings-group settings-line stack">
        <h2>{words.appearance}</h2>
        <Segments
          label={words.theme}
          choices={themes}
          value={settings.theme}
          onChange={(theme) => void change({ theme })}
        />
      </section>
      {/* The name of each language is in that language. */}
      <Select<Language | 'system'>
        label={words.language}
        choices={[{ key: 'system', text: words.languageOfSystem }, ...named]}
        value={settings.language}
        onChange={(language) => void change({ language })}
      />
      {/* The help explains who does the checking; a browser has its own setting. */}
      {info?.host === 'electron' && (
        <Switch
          isSelected={settings.spelling}
          onChange={(spelling) => void change({ spelling })}
          help={info.platform === 'darwin' ? words.spellingOnMac : words.spellingHelp}
        >
          {words.spelling}
        </Switch>
      )}
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
            value={settings.home}
            onChange={(home) => void change({ home })}
            help={words.countryHelp}
          />
        </div>
      </SettingsGroup>
      <SettingsGroup title={words.sending}>
        <div className="settings-pair">
          {count('chunkSize', 1, recipientsPerRequest)}
          {count('canary', 0, recipientsPerRequest)}
        </div>
        <div className="settings-pair">
          {hour('quietFrom')}
          {hour('quietTo')}
        </div>
        {count('recentDays', 0, 3650)}
      </SettingsGroup>
      <SettingsGroup title={team.title}>
        <TeamFileSection />
      </SettingsGroup>
      <SettingsGroup title={words.data}>
        <DataSection />
        <Disclosure title={words.kept}>
          <RetentionFields retention={settings.retention} />
        </Disclosure>
      </SettingsGroup>
      <Disclosure title={accountWords.advanced} aside={words.proxy}>
        <NetworkFields proxy={settings.proxy} onChange={(proxy) => void change({ proxy })} />
      </Disclosure>
      <SettingsGroup title={words.updates}>
        <UpdateCheckLine version={info?.version ?? ''} />
      </SettingsGroup>
    </Page>
  );
}

function SettingsGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="settings-group stack">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function UpdateCheckLine({ version }: { readonly version: string }) {
  const { act, isBusy } = useAct();
  const [check, setCheck] = useState<UpdateCheck | null>(null);
  const words = check && checkWords(check, version);

  async function look(): Promise<void> {
    setCheck(null);
    setCheck(await act('app.lookForUpdate', {}));
  }

  return (
    <>
      <div className="line">
        <span className="grow">Tagline {version}</span>
        <Button isPending={isBusy} onPress={() => void look()}>
          {commandName('help.update')}
        </Button>
      </div>
      <p
        className="quiet"
        role="status"
        ref={(element) => {
          if (words) element?.scrollIntoView({ block: 'nearest' });
        }}
      >
        {words && `${words.text} ${words.more}`}
      </p>
    </>
  );
}
