import { Button } from '../../../components/button.tsx';
import { useFrom } from '../../../state/context.tsx';

/** Leads to where the practice account is topped up. */
export function PracticeCreditButton() {
  const open = useFrom('app', (state) => state.open);
  return <Button onPress={() => open({ kind: 'inbox', tab: 'faults' })}>Set the practice credit</Button>;
}
