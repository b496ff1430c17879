import { failure, ok, type Result } from '../../shared/result.ts';

/** No feed without an address. The address must be https, because the app installs what comes from there. */
export function feedOf(address: string | undefined): Result<readonly string[]> {
  if (address === undefined || address.trim() === '') return ok([]);
  const url = URL.parse(address.trim());
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') {
    return failure('bad-input', `TAGLINE_UPDATES_URL is no https address without a password: ${address}`);
  }
  return ok(['-c.publish.provider=generic', `-c.publish.url=${url.href}`]);
}

const names = [
  'CSC_LINK',
  'CSC_KEY_PASSWORD',
  'APPLE_ID',
  'APPLE_APP_SPECIFIC_PASSWORD',
  'APPLE_TEAM_ID',
  'WIN_CSC_LINK',
  'WIN_CSC_KEY_PASSWORD',
] as const;

const entitlements = 'electron/hosts/electron/entitlements.plist';

/**
 * Signed on macOS, the app may only compile JavaScript: electron-builder would also let it load anybody's code. An
 * unsigned app needs that, because its parts have no signature in common.
 */
export function entitlementsOf(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  if ((env.CSC_LINK ?? '').trim() === '') return [];
  return [`-c.mac.entitlements=${entitlements}`, `-c.mac.entitlementsInherit=${entitlements}`];
}

/**
 * The environment for packaging. Empty values are left out, because electron-builder takes an empty certificate for a
 * wrong one; without a certificate it must not search the builder's keychain.
 */
export function signingEnvironment(
  env: Readonly<Record<string, string | undefined>>,
): Record<string, string | undefined> {
  const isEmpty = (name: string): boolean => (env[name] ?? '').trim() === '';
  const filledEntries = Object.entries(env).filter(
    ([name]) => !(names as readonly string[]).includes(name) || !isEmpty(name),
  );
  const signingOptions = isEmpty('CSC_LINK') ? { CSC_IDENTITY_AUTO_DISCOVERY: 'false' } : {};
  return { ...signingOptions, ...Object.fromEntries(filledEntries) };
}
