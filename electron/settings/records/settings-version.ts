/** From the first release on, raise it with each change that an earlier version would misread or lose in a save. */
export const settingsVersion = 1;
