/** Whether the keys of this computer are those of a Mac. */
export const isMac = /mac/i.test(navigator.platform);
