import type { Translation } from '../../language/language.ts';
import type { commands as english } from '../en/commands.ts';

/** The same in German. */
export const commands: Translation<typeof english> = {
  names: {
    'campaign.new': 'Neue Kampagne',
    'campaign.list': 'Kampagnen',
    'import.file': 'Datei importieren',
    'import.paste': 'Zeilen einfügen',
    'settings.open': 'Einstellungen',
    'edit.undo': 'Rückgängig',
    'edit.redo': 'Wiederholen',
    'edit.find': 'Suchen',
    'campaign.test': 'Test-SMS senden',
    'campaign.rehearse': 'Probelauf',
    'campaign.review': 'Prüfen und senden',
    'audiences.open': 'Listen',
    'opt-outs.open': 'Abmeldungen',
    'inbox.open': 'Übungs-Posteingang',
    'number.search': 'Nummer suchen',
    'accounts.open': 'Konten',
    'commands.find': 'Befehle',
    'view.reset-zoom': 'Originalgröße',
    'view.zoom-in': 'Vergrößern',
    'view.zoom-out': 'Verkleinern',
    'help.keys': 'Tasten',
    'help.report': 'Problem melden',
    'help.logs': 'Ordner mit Protokollen öffnen',
    'help.licences': 'Lizenzen',
    'help.update': 'Nach Updates suchen',
    'help.about': 'Über Tagline',
  },
  /** As they are printed on keyboards. */
  keys: {
    ctrl: 'Strg',
    shift: 'Umschalt',
    enter: 'Enter',
    pageUp: 'Bild auf',
    pageDown: 'Bild ab',
    home: 'Pos1',
    end: 'Ende',
    escape: 'Esc',
  },
  menus: {
    file: 'Datei',
    edit: 'Bearbeiten',
    campaign: 'Kampagne',
    go: 'Gehe zu',
    view: 'Ansicht',
    help: 'Hilfe',
  },
};
