import { components } from '../../shared/texts/en/common.ts';
import { shell } from '../../shared/texts/en/shell.ts';
import { Button } from '../components/buttons/button.tsx';
import { Banner } from '../components/status/banner.tsx';
import { useOperation } from '../state/query.ts';
import { WithScreens } from './with-screens.tsx';

/** What a person has to know of the data folder, and to say of it, where that is anything; its words come when there is. */
export function FolderBanner() {
  const { data: status } = useOperation('folder.status', {});
  if (!status || (!status.isFileWaiting && status.hold === null && status.notice === null)) return null;
  return (
    <WithScreens
      waiting={null}
      failed={(tryAgain) => (
        <Banner
          tone="warning"
          title={shell.noScreens}
          actions={<Button onPress={tryAgain}>{components.tryAgain}</Button>}
        >
          {shell.noScreensFix}
        </Banner>
      )}
    >
      {(screens) => <screens.FolderSays status={status} />}
    </WithScreens>
  );
}
