// Says that the window could not be loaded. A script of its own, since any other may be what is missing.

const { content } = document.getElementById('not-loaded') ?? {};
content?.querySelector('button')?.addEventListener('click', () => location.reload());

function say() {
  const root = document.getElementById('root');
  if (content && root?.childElementCount === 0) root.append(content);
}
// Captured, since the error of a script that is missing does not bubble.
addEventListener('error', say, true);
addEventListener('unhandledrejection', say);
