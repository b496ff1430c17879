import { spoken, takeSaidTexts } from '../language/spoken.ts';
import * as saidTexts from './en/said/said.ts';

takeSaidTexts(saidTexts);

export { spoken };
