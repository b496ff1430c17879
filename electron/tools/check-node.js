// The outer Node runs this and may be old, so it is plain JavaScript; npm runs it after installing.

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

// The first version that runs TypeScript as it is, has `import.meta.main`, and has our time zones.
const isEnough = major > 24 || (major === 24 && minor >= 2);

if (!isEnough) {
  const { platform, arch, version } = process;
  console.error(`Tagline needs Node 24, and this is Node ${version.slice(1)}.
Usually npm brings it along, as a package of its own. There is none for this system (${platform}, ${arch}), or optional
packages were left out. Install Node 24 from https://nodejs.org, then run the command again.`);
  process.exit(1);
}
