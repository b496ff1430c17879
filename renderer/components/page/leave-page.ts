import { createContext } from 'react';

/** Shows the campaign in place of the page. Does nothing outside the window. */
export const LeavePageContext = createContext<() => void>(() => undefined);
