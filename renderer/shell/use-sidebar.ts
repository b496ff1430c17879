import { useMedia } from '../state/use-media.ts';
import { useSettings } from '../state/use-settings.ts';

/** Whether there is room beside the work, and whether the sidebar is there. */
export function useSidebar() {
  const isWide = useMedia('(width >= 1360px)');
  const { settings, changeAtOnce } = useSettings();
  const isPinned = settings?.sidebar ?? false;
  return {
    isWide,
    isOpen: isWide && isPinned,
    toggle: () => void changeAtOnce({ sidebar: !isPinned }),
  };
}
