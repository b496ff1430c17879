/** Whether an element takes text, so that what is undone there is what was typed. */
export function isField(element: EventTarget | null): boolean {
  return (
    element instanceof HTMLElement && element.closest('input, textarea, [contenteditable="true"]') !== null
  );
}
