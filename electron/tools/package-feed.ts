import { failure, ok, type Result } from '../../shared/result.ts';

/**
 * What electron-builder is told of where new versions will be: nothing where no address is named. It has to be https, since what
 * comes from there is installed.
 */
export function feedOf(address: string | undefined): Result<readonly string[]> {
  if (address === undefined || address.trim() === '') return ok([]);
  const url = URL.parse(address.trim());
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') {
    return failure('bad-input', `TAGLINE_UPDATES_URL is no https address without a password: ${address}`);
  }
  return ok(['-c.publish.provider=generic', `-c.publish.url=${url.href}`]);
}
