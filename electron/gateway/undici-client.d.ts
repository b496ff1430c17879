/** The only part of undici we use: the bundle has 540 KB instead of 970, and loads in 35 ms of processor time instead of 57. */
declare module 'undici/lib/dispatcher/client.js' {
  import { Client } from 'undici';
  export default Client;
}
