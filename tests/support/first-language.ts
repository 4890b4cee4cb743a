import { onTestFinished } from 'vitest';
import type { Language } from '../../contract/languages';

/** Has the page say, until the end of the test, what the server writes into it for PORTAL_LANGUAGE (SHELL-22). */
export function firstLanguageIs(language: Language): void {
  const meta = document.createElement('meta');
  meta.name = 'first-language';
  meta.content = language;
  document.head.append(meta);
  onTestFinished(() => meta.remove());
}
