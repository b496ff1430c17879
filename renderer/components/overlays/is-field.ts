/** True for an element that takes text: Undo there is about what was typed. */
export function isField(element: EventTarget | null): boolean {
  return (
    element instanceof HTMLElement && element.closest('input, textarea, [contenteditable="true"]') !== null
  );
}
