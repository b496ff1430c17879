/** The one part of undici that is used: bundled it has 540 KB in place of 970, and loads in 35 ms of processor time in place of 57. */
declare module 'undici/lib/dispatcher/client.js' {
  import { Client } from 'undici';
  export default Client;
}
