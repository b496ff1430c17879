import type { Translation } from '../../../language/language.ts';
import type { network as english } from '../../en/said/network.ts';

export const network: Translation<typeof english> = {
  proxyAddress: 'Adresse des Proxys',
  noLogin: 'Tagline speichert weder Namen noch Passwort für einen Proxy.',
  noLoginFix:
    'Geben Sie nur die Adresse ein. Ein Proxy, der ein Passwort verlangt, kann nicht verwendet werden.',
  noSocks: 'Tagline kann keinen SOCKS-Proxy verwenden.',
  noSocksFix: 'Geben Sie einen HTTP-Proxy ein, oder wählen Sie einen anderen Weg.',
  noProxy: 'Kein Proxy kann diese Adresse haben.',
  noProxyFix: 'Geben Sie sie ein wie proxy.example.com:8080.',
};
