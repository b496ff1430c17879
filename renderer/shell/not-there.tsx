import { components } from '../../shared/texts/en/common.ts';
import { shell } from '../../shared/texts/en/shell.ts';
import { Button } from '../components/buttons/button.tsx';
import { Banner } from '../components/status/banner.tsx';

/** What is in the middle of the window while that loads. */
export const waiting = <main className="main-waiting" aria-busy="true" aria-label={shell.loading} />;

/** What is there when it could not be loaded. */
export function notThere(tryAgain: () => void) {
  return (
    <main className="main-waiting">
      <Banner
        tone="danger"
        title={shell.noScreens}
        actions={<Button onPress={tryAgain}>{components.tryAgain}</Button>}
        live
      >
        {shell.noScreensFix}
      </Banner>
    </main>
  );
}
