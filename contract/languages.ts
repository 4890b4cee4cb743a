/** A§1: English, Colombian Spanish, Mexican Spanish, Portuguese. */
export const languages = ['en', 'co', 'es', 'pt'] as const;
export type Language = (typeof languages)[number];

/** SHELL-22: the language where neither the person nor the deployment has chosen one. */
export const FALLBACK_LANGUAGE: Language = 'co';

export function isLanguage(code: unknown): code is Language {
  return languages.some((language) => language === code);
}

/** The BCP 47 tag of each language: for `Intl`, the `lang` attribute and the Accept-Language header. */
export const localeOf: Record<Language, string> = { en: 'en', co: 'es-CO', es: 'es-MX', pt: 'pt-BR' };

/** SHELL-23: the currency that a language stands for, unless the deployment pins one. */
const currencies: Record<Language, string> = { en: 'USD', co: 'COP', es: 'MXN', pt: 'BRL' };

/**
 * The currency of a language, or the pinned one of the deployment.
 * @throws Error 'Language code not found.' for a code that is no language (SHELL-24).
 */
export function currencyOf(code: string, pinned: string | null = null): string {
  if (!isLanguage(code)) throw new Error('Language code not found.');
  return pinned ?? currencies[code];
}

/** The language that an Accept-Language header asks for first among ours; `otherwise` where it names none. */
export function languageFrom(header: string | undefined, otherwise: Language = FALLBACK_LANGUAGE): Language {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .sort((a, b) => b.quality - a.quality);
  for (const { tag } of wanted) {
    const exact = languages.find((language) => localeOf[language].toLowerCase() === tag);
    if (exact) return exact;
    const base = tag.split('-')[0];
    if (base === 'en' || base === 'pt') return base;
    if (base === 'es') return tag === 'es-mx' ? 'es' : FALLBACK_LANGUAGE;
  }
  return otherwise;
}
