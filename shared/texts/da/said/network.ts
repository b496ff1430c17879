import type { Translation } from '../../../language/language.ts';
import type { network as english } from '../../en/said/network.ts';

export const network: Translation<typeof english> = {
  proxyAddress: 'Proxyens adresse',
  noLogin: 'Tagline gemmer hverken navn eller adgangskode til en proxy.',
  noLoginFix: 'Skriv kun adressen. En proxy, der kræver adgangskode, kan ikke bruges.',
  noSocks: 'Tagline kan ikke bruge en SOCKS-proxy.',
  noSocksFix: 'Skriv en HTTP-proxy, eller vælg en anden vej.',
  noProxy: 'Ingen proxy kan have denne adresse.',
  noProxyFix: 'Skriv den som proxy.example.com:8080.',
};
