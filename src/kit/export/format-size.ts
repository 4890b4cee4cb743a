import { type Language, localeOf } from '../../../contract/languages';

/** How much there is of a file, as its language writes it: `340 kB`, `3,4 MB`. */
export function formatSize(bytes: number, language: Language): string {
  const small = bytes < 1_000_000;
  return new Intl.NumberFormat(localeOf[language], {
    style: 'unit',
    unit: small ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: small ? 0 : 1,
  }).format(bytes / (small ? 1000 : 1_000_000));
}
