import { useEffect, useRef } from 'react';
import { type CommandId, helpQuestions, type Zoom } from '../../../shared/commands/commands.ts';
import { commandOfKey } from '../../../shared/commands/shortcuts.ts';
import { isMac } from '../../components/buttons/shortcut.tsx';
import { useOffers } from '../../components/overlays/offers.ts';
import { applyingCommands, isUndo } from '../../state/commands-store.ts';
import { useFrom, useStores } from '../../state/context.tsx';
import { chooseImport, goTo, newCampaign } from '../../state/navigate.ts';
import type { OverlayKind } from '../../state/overlays/overlay-stack.ts';
import { isCovered } from '../../state/overlays/overlay-stack.ts';
import type { PlaceKind } from '../../state/places/places.ts';
import { useCommand } from '../../state/use-command.ts';
import { useOperation } from '../../state/use-operation.ts';
import { placeCommands } from '../places.tsx';
import { useSidebar } from '../use-sidebar.ts';
import { isLeftToField, undoInField } from './field-undo.ts';

/** The commands that only open an overlay. */
const overlayCommands = {
  'campaigns.open': 'campaigns',
  'import.paste': 'paste',
  'commands.find': 'commands',
  'help.open': 'help',
  'help.keys': 'keys',
  'help.report': 'report',
  'help.licences': 'licences',
  'help.about': 'about',
} as const satisfies { readonly [Id in CommandId]?: OverlayKind };

export function useShellCommands(): void {
  const stores = useStores();
  const isElectron = useOperation('app.info', {}).data?.host === 'electron';
  useOverlayCommands();
  usePlaces();
  usePanes();
  useCommand('campaign.new', () => void newCampaign(stores));
  useCommand('import.file', () => chooseImport(stores));
  useCommand('edit.undo', () => undoInField('undo'));
  useCommand('edit.redo', () => undoInField('redo'));
  useCommand('help.logs', () => void stores.wire.call('app.openLogs', {}), isElectron);
  useZoom(isElectron);
}

function useOverlayCommands(): void {
  const open = useFrom('app', (state) => state.open);
  useOffers([
    ...Object.entries(overlayCommands).map(
      ([id, kind]) => [id as keyof typeof overlayCommands, () => open({ kind })] as const,
    ),
    ...helpQuestions.map((question) => [question, () => open({ kind: 'help', question })] as const),
  ]);
}

/** Goes to places, and back and forward between them and campaigns. */
function usePlaces(): void {
  const stores = useStores();
  const visit = useFrom('app', (state) => state.visit);
  const hasPast = useFrom('app', ({ visits }) => visits.past.length > 0);
  const hasNext = useFrom('app', ({ visits }) => visits.next.length > 0);
  const { isWide, toggle } = useSidebar();
  useOffers(
    Object.entries(placeCommands).map(([kind, id]) => [id, () => visit({ kind: kind as PlaceKind })]),
  );
  useCommand('view.back', () => void goTo(stores, 'past'), hasPast);
  useCommand('view.forward', () => void goTo(stores, 'next'), hasNext);
  useCommand('view.sidebar', toggle, isWide);
  useEffect(() => {
    const { run } = stores.commands.getState();
    const commandOf = ({ button }: MouseEvent) =>
      button === 3 ? 'view.back' : button === 4 ? 'view.forward' : null;
    function press(event: MouseEvent): void {
      const command = commandOf(event);
      if (command === null) return;
      // The browser would leave the app.
      event.preventDefault();
      if (event.type === 'mouseup') run(command);
    }
    window.addEventListener('mousedown', press);
    window.addEventListener('mouseup', press);
    return () => {
      window.removeEventListener('mousedown', press);
      window.removeEventListener('mouseup', press);
    };
  }, [stores]);
}

/** A browser has its own zoom. */
function useZoom(isElectron: boolean): void {
  const { wire } = useStores();
  const to = (zoom: Zoom) => () => void wire.call('app.zoom', { zoom });
  useCommand('view.reset-zoom', to('reset'), isElectron);
  useCommand('view.zoom-in', to('in'), isElectron);
  useCommand('view.zoom-out', to('out'), isElectron);
}

/** Also sends main the commands that apply, for the system's menus. */
export function useCommandKeys(): void {
  const { commands } = useStores();
  useTellMain();
  useEffect(() => {
    // Runs before any button or field can take the key.
    function press(event: KeyboardEvent): void {
      const id = event.isComposing ? null : commandOfKey(event, isMac);
      if (id === null || isLeftToField(id, event.target)) return;
      // A held key would repeat the command; only undo and redo may repeat.
      if (!(event.repeat && !isUndo(id)) && !commands.getState().run(id)) return;
      event.preventDefault();
      event.stopPropagation();
    }
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, [commands]);
}

/** Sends one message for changes at the same time, none if nothing changed. */
function useTellMain(): void {
  const { wire } = useStores();
  const hasMenus = useOperation('app.info', {}).data?.host === 'electron';
  const covered = useFrom('app', ({ overlays }) => isCovered(overlays));
  const applying = useFrom('commands', ({ offers }) => applyingCommands(offers, covered).join(' '));
  useEffect(() => {
    if (!hasMenus) return;
    const next = setTimeout(
      () => void wire.call('app.commands', { applying: applying.split(' ').filter(Boolean) as CommandId[] }),
    );
    return () => clearTimeout(next);
  }, [wire, hasMenus, applying]);
}

const tabbable = 'button:enabled, input:enabled, [tabindex="0"]';

/** F6 goes from pane to pane, and in each to where the focus was, or else to its list, text or first control. */
function usePanes(): void {
  const last = useRef(new WeakMap<Element, HTMLElement>());
  useEffect(() => {
    function remember({ target }: FocusEvent): void {
      if (!(target instanceof HTMLElement)) return;
      const pane = target.closest('[data-pane]');
      if (pane !== null) last.current.set(pane, target);
    }
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);

  function placeIn(pane: Element): HTMLElement | undefined {
    const places = [
      last.current.get(pane),
      ...pane.querySelectorAll<HTMLElement>('[role="grid"], textarea'),
      ...pane.querySelectorAll<HTMLElement>(tabbable),
    ];
    return places.find((place) => place !== undefined && pane.contains(place) && place.checkVisibility());
  }

  function go(step: 1 | -1): void {
    const places = [...document.querySelectorAll('[data-pane]')].flatMap((pane) => {
      const place = placeIn(pane);
      return place === undefined ? [] : [{ pane, place }];
    });
    const at = places.findIndex(({ pane }) => pane.contains(document.activeElement));
    const next = at < 0 && step < 0 ? places.length - 1 : (at + step + places.length) % places.length;
    places[next]?.place.focus();
  }

  useCommand('view.next-pane', () => go(1));
  useCommand('view.previous-pane', () => go(-1));
}
