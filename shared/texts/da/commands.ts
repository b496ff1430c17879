import type { Translation } from '../../language/language.ts';
import type { commands as english } from '../en/commands.ts';

/** The same in Danish. */
export const commands: Translation<typeof english> = {
  names: {
    'campaign.new': 'Ny kampagne',
    'campaign.list': 'Kampagner',
    'import.file': 'Importér en fil',
    'import.paste': 'Indsæt rækker',
    'settings.open': 'Indstillinger',
    'edit.undo': 'Fortryd',
    'edit.redo': 'Gentag',
    'edit.find': 'Find',
    'campaign.test': 'Send en prøve-sms',
    'campaign.rehearse': 'Hold generalprøve',
    'campaign.review': 'Gennemse og send',
    'audiences.open': 'Lister',
    'opt-outs.open': 'Frameldinger',
    'inbox.open': 'Øvelsesindbakke',
    'number.search': 'Søg efter et nummer',
    'accounts.open': 'Konti',
    'commands.find': 'Kommandoer',
    'view.reset-zoom': 'Normal størrelse',
    'view.zoom-in': 'Zoom ind',
    'view.zoom-out': 'Zoom ud',
    'help.keys': 'Genvejstaster',
    'help.report': 'Rapportér et problem',
    'help.logs': 'Åbn logmappen',
    'help.licences': 'Licenser',
    'help.update': 'Søg efter opdateringer',
    'help.about': 'Om Tagline',
  },
  /** As they are printed on keyboards. */
  keys: {
    ctrl: 'Ctrl',
    shift: 'Skift',
    enter: 'Enter',
    pageUp: 'Page Up',
    pageDown: 'Page Down',
    home: 'Home',
    end: 'End',
    escape: 'Esc',
  },
  menus: { file: 'Filer', edit: 'Rediger', campaign: 'Kampagne', go: 'Gå til', view: 'Vis', help: 'Hjælp' },
};
