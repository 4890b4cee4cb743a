import { createContext, useContext } from 'react';

/**
 * The token that calls are tried with. It lives in the state of the page alone: leaving the tab or reloading it forgets
 * it, and nothing writes it anywhere.
 */
export interface TryToken {
  token: string | null;
  setToken: (token: string | null) => void;
}

export const TokenContext = createContext<TryToken>({ token: null, setToken: () => undefined });
export const useTryToken = () => useContext(TokenContext);
