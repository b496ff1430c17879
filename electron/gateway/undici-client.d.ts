/** The one part of undici that is used: all of it is five times as large, and takes as long to load as everything else. */
declare module 'undici/lib/dispatcher/client.js' {
  import { Client } from 'undici';
  export default Client;
}
