const KEY = 'sign-on';

/** What this tab keeps while the person is away at a provider. */
export interface KeptSignOn {
  provider: string;
  /** What the server knows the sign-in by. */
  transaction: string;
  /** The query of the sign-in page: it says where the person wanted to go. */
  search: string;
}

export const keepSignOn = (kept: KeptSignOn): void => sessionStorage.setItem(KEY, JSON.stringify(kept));

/** What was kept for a provider, once; `null` where the sign-in began elsewhere, or at another provider. */
export function takeSignOn(provider: string): KeptSignOn | null {
  const text = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  if (text === null) return null;
  const kept = JSON.parse(text) as KeptSignOn;
  return kept.provider === provider ? kept : null;
}
