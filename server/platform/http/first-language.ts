import { type Language, languageFrom, localeOf } from '../../../contract/languages';

/** SHELL-22: a language, or `auto`, the one that the browser asks for. */
export type FirstLanguage = Language | 'auto';

/** The language of a visitor who has chosen none. */
export function firstLanguageOf(configured: FirstLanguage, acceptLanguage: string | undefined): Language {
  return configured === 'auto' ? languageFrom(acceptLanguage) : configured;
}

/** Says in a page of the console which language that is: to its script, and to the browser until the script runs. */
export function pageIn(language: Language, page: string): string {
  return page
    .replace(/<html lang="[^"]*"/, `<html lang="${localeOf[language]}"`)
    .replace(/(<meta name="first-language" content=")[^"]*"/, `$1${language}"`);
}
