import { compose } from '../../../../../shared/texts/en/message.ts';
import { Button } from '../../../../components/buttons/button.tsx';
import { useFrom } from '../../../../state/context.tsx';

export function ShowProblems() {
  const showRows = useFrom('app', (state) => state.showRows);
  return (
    <Button size="small" look="plain" onPress={() => showRows('problems')}>
      {compose.showThem}
    </Button>
  );
}
