import { spoken, takeSaidTexts } from '../language/spoken.ts';
import { said } from './en/said/said.ts';

takeSaidTexts(said);

export { spoken };
