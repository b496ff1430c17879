import { spoken, takeSaidTexts } from '../language/spoken.ts';
import * as said from './en/said/said.ts';

takeSaidTexts(said);

export { spoken };
