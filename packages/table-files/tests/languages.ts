import { locales, type TableLocale, type Words } from 'table-files';

/** The languages of the tests: English, Colombian and Mexican Spanish, Portuguese. */
export const languages = ['en', 'co', 'es', 'pt'] as const;
export type Language = (typeof languages)[number];

export const localeOf: Record<Language, TableLocale> = {
  en: locales.en,
  co: locales['es-CO'],
  es: locales['es-MX'],
  pt: locales['pt-BR'],
};

/** Who makes the files of the tests. */
export const CREATOR = 'Ledger';

const spanish: Words = {
  about: 'Acerca de este archivo',
  made: 'Generado el',
  longAmounts: { label: 'Nota', value: 'Los importes de más de 15 dígitos están en formato de texto.' },
  page: (page, pages) => `Página ${page} de ${pages}`,
  noRows: 'Ninguna fila.',
  missing: '□ indica un carácter que este archivo no puede mostrar.',
};

export const saidIn: Record<Language, Words> = {
  en: {
    about: 'About this file',
    made: 'Created',
    longAmounts: {
      label: 'Note',
      value:
        'Amounts with more than 15 digits are stored as text, because a spreadsheet would round them as numbers.',
    },
    page: (page, pages) => `Page ${page} of ${pages}`,
    noRows: 'No rows.',
    missing: '□ marks a character that this file cannot show.',
  },
  co: spanish,
  es: spanish,
  pt: {
    about: 'Sobre este arquivo',
    made: 'Gerado em',
    longAmounts: {
      label: 'Observação',
      value: 'Os valores com mais de 15 dígitos estão em formato de texto.',
    },
    page: (page, pages) => `Página ${page} de ${pages}`,
    noRows: 'Nenhuma linha.',
    missing: '□ indica um caractere que este arquivo não consegue exibir.',
  },
};

/** All tables of a language have this in common. */
export const tableIn = (language: Language) => ({
  locale: localeOf[language],
  words: saidIn[language],
  creator: CREATOR,
});
