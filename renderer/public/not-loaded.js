// Shows that the window could not be loaded. This is a script of its own, because any other may be the missing one.

const { content } = document.getElementById('not-loaded') ?? {};
content?.querySelector('button')?.addEventListener('click', () => location.reload());

function say() {
  const root = document.getElementById('root');
  if (content && root?.childElementCount === 0) root.append(content);
}
// The listener captures, because the error of a missing script does not bubble.
addEventListener('error', say, true);
addEventListener('unhandledrejection', say);
