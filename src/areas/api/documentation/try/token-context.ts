import { createContext, useContext } from 'react';

/**
 * The token of the trial calls. It exists only in the state of the page: leaving the tab or reloading it removes it,
 * and it is stored nowhere.
 */
interface TryToken {
  token: string | null;
  setToken: (token: string | null) => void;
}

export const TokenContext = createContext<TryToken>({ token: null, setToken: () => undefined });
export const useTryToken = () => useContext(TokenContext);
