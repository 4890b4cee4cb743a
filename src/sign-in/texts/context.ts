import { createContext, use } from 'react';
import type { Texts } from './index';

export const TextsContext = createContext<Texts | null>(null);

/** The texts of the language that the page speaks. */
export function useTexts(): Texts {
  const texts = use(TextsContext);
  if (texts === null) throw new Error('useTexts needs a TextsContext above it');
  return texts;
}
