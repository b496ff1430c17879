import { Toolbar as AriaToolbar, TooltipTrigger } from 'react-aria-components';
import { commandName } from '../../shared/commands/commands.ts';
import { shell } from '../../shared/texts/en/shell.ts';
import { Button } from '../components/buttons/button.tsx';
import { Hint } from '../components/buttons/hint.tsx';
import { keyHint } from '../components/buttons/shortcut.tsx';
import { menuIcons } from '../components/overlays/command-icons.ts';
import { useFrom, useStores } from '../state/context.tsx';
import type { PlaceKind } from '../state/places/places.ts';
import { usePracticeOrLive } from '../state/use-practice-or-live.ts';

export const placeCommands = {
  audiences: 'audiences.open',
  'opt-outs': 'opt-outs.open',
  inbox: 'inbox.open',
  search: 'number.search',
  templates: 'templates.open',
  credits: 'credits.open',
  accounts: 'accounts.open',
  settings: 'settings.open',
} as const satisfies { readonly [Kind in PlaceKind]: unknown };

const inToolbar: readonly PlaceKind[] = ['audiences', 'opt-outs', 'inbox', 'search', 'settings'];

export function placeName(kind: PlaceKind): string {
  return commandName(placeCommands[kind]);
}

/** In the sidebar all places below one another, in the toolbar those that people need most. One Tab stop. */
export function PlaceButtons({ isSidebar }: { readonly isSidebar: boolean }) {
  // With a live campaign, the demo's phones are only among the commands.
  const isPractice = usePracticeOrLive().kind === 'practice';
  const kinds = isSidebar ? (Object.keys(placeCommands) as PlaceKind[]) : inToolbar;
  return (
    <AriaToolbar
      aria-label={shell.goTo}
      orientation={isSidebar ? 'vertical' : 'horizontal'}
      className={isSidebar ? 'sidebar-places' : 'toolbar-places'}
    >
      {kinds.map((kind) => (kind !== 'inbox' || isPractice) && <PlaceButton key={kind} kind={kind} />)}
    </AriaToolbar>
  );
}

/** In a narrow window the name shows only as a hint. */
function PlaceButton({ kind }: { readonly kind: PlaceKind }) {
  const { commands } = useStores();
  const isHere = useFrom('app', ({ visits }) => visits.now.place?.place.kind === kind);
  const command = placeCommands[kind];
  return (
    <TooltipTrigger delay={500} closeDelay={60}>
      <Button
        look="plain"
        size="small"
        icon={menuIcons[command]}
        aria-current={isHere ? 'page' : 'false'}
        onPress={() => commands.getState().run(command)}
      >
        {placeName(kind)}
      </Button>
      <Hint>{keyHint(command)}</Hint>
    </TooltipTrigger>
  );
}
