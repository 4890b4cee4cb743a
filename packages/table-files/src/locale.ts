/** The marks and forms that people of a language and a country write, and that their spreadsheets expect. */
export interface TableLocale {
  /** BCP 47: the language of a PDF. */
  tag: string;
  /** Between the fields of a CSV. */
  separator: string;
  /** Between the whole and the decimals of an amount. */
  point: string;
  /** Between the thousands of an amount. */
  group: string;
  /** The number format of dates in workbooks (ECMA-376 part 1, 18.8.31). */
  dateFormat: string;
  /** Writes `YYYY-MM-DD` for people. */
  writeDate: (date: string) => string;
  /** An XLS names the country by this ([MS-XLS] 2.4.63): its dialling code, or 3 for Latin America without Mexico and Brazil. */
  country: number;
}

const englishMonth = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' });

/** `18 Nov 2026` */
function withMonthName(date: string): string {
  const [year = '', , day = ''] = date.split('-');
  return `${Number(day)} ${englishMonth.format(new Date(`${date}T00:00:00Z`))} ${year}`;
}

/** `18/11/2026` */
function dayMonthYear(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${day}/${month}/${year}`;
}

const numeric = { dateFormat: 'dd/mm/yyyy', writeDate: dayMonthYear };

/** The locales that the package knows; any other one is a value of the same form. */
export const locales = {
  /** The months are English wherever the workbook is opened. */
  en: {
    tag: 'en',
    separator: ',',
    point: '.',
    group: ',',
    dateFormat: '[$-409]d mmm yyyy',
    writeDate: withMonthName,
    country: 1,
  },
  'es-MX': { tag: 'es-MX', separator: ',', point: '.', group: ',', ...numeric, country: 52 },
  'es-CO': { tag: 'es-CO', separator: ';', point: ',', group: '.', ...numeric, country: 3 },
  'pt-BR': { tag: 'pt-BR', separator: ';', point: ',', group: '.', ...numeric, country: 55 },
} as const satisfies Record<string, TableLocale>;
