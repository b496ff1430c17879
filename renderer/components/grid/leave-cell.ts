/**
 * Ends the editing of a cell, as leaving it does, and leaves the focus with its grid: the field goes, and a dialog that opened
 * from it would have nowhere to give the focus back to.
 */
export function leaveCell(): void {
  const focus = document.activeElement;
  if (focus instanceof HTMLInputElement && focus.closest('[role="grid"]') !== null) focus.blur();
}
