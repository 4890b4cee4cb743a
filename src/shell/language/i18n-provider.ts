import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import type { Language } from '../../../contract/languages';
import type { FrameCatalogue, OwnTexts } from '../../../i18n/catalogue';
import { loadOwn } from '../../../i18n/own-texts';
import { CodeFailure, onTryAgain } from '../../ui/code/failure';

/** In development a missing text is an error, so that it is noticed; in production its key is better than no page. */
function onMissingKey(key: string): string {
  if (import.meta.env.DEV) throw new Error(`No text for "${key}"`);
  return key;
}

/** react-admin's translator in one language, to which the texts of further areas can be added. */
interface Speaker {
  readonly language: Language;
  readonly catalogue: FrameCatalogue;
  readonly i18nProvider: I18nProvider;
  /**
   * Fetches the texts of areas. Returns the same promise for the same areas, which always resolves; `null` when they
   * are loaded. Throws where they could not be fetched, until somebody tries again (code/failure.ts).
   */
  readonly bring: (areas: readonly OwnTexts[]) => Promise<void> | null;
  /** Returns the areas whose texts were requested. */
  readonly brought: () => OwnTexts[];
}

/** Makes the translator of one language, over a catalogue that can grow. */
export function speakerOf(language: Language, catalogue: FrameCatalogue): Speaker {
  let texts = catalogue;
  const i18nProvider = polyglotI18nProvider(() => texts, language, [], { onMissingKey });
  const brought = new Set<OwnTexts>();
  const spoken = new Set(Object.keys(catalogue));
  const pending = new Map<string, Promise<void>>();
  const failures = new Map<string, unknown>();

  async function fetchTexts(areas: readonly OwnTexts[]): Promise<void> {
    try {
      const own = await loadOwn(language, areas);
      // Read after the wait: texts of other areas may have come meanwhile.
      texts = { ...texts, ...own };
      await i18nProvider.changeLocale(language);
      for (const area of areas) spoken.add(area);
    } catch (error) {
      const key = areas.join();
      failures.set(key, error instanceof CodeFailure ? error : new CodeFailure(false, error));
      onTryAgain(() => {
        failures.delete(key);
        pending.delete(key);
      });
    }
  }

  return {
    language,
    catalogue,
    i18nProvider,
    bring(areas) {
      for (const area of areas) brought.add(area);
      if (areas.every((area) => spoken.has(area))) return null;
      const key = areas.join();
      if (failures.has(key)) throw failures.get(key);
      const coming = pending.get(key) ?? fetchTexts(areas);
      pending.set(key, coming);
      return coming;
    },
    brought: () => [...brought],
  };
}
