/** It takes text, so Undo there is about what was typed. */
export function isField(element: EventTarget | null): boolean {
  return (
    element instanceof HTMLElement && element.closest('input, textarea, [contenteditable="true"]') !== null
  );
}
