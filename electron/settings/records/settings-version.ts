/** From the first release on, raise it with each change that an earlier version would misread or lose when it saves. */
export const settingsVersion = 1;
