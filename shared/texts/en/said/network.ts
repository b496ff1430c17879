import { texts } from '../../../language/language.ts';

/** What main says of the address of a proxy. */
export const network = texts('said/network', {
  proxyAddress: 'Proxy address',
  noLogin: 'Tagline keeps no name and no password for a proxy.',
  noLoginFix: 'Enter the address alone. A proxy that asks for a password cannot be used.',
  noSocks: 'Tagline cannot use a SOCKS proxy.',
  noSocksFix: 'Enter an HTTP proxy, or choose another way.',
  noProxy: 'No proxy can have this address.',
  noProxyFix: 'Enter it like proxy.example.com:8080.',
});
