import { formatDate } from '../../../../i18n/format';
import { defineNotice } from '../../../engines/notices/define';

/** Codes that nobody has used for so many days, the first few of them by name and end. */
export interface UnusedCodes {
  shop: string;
  quantity: number;
  days: number;
  codes: readonly { name: string; tail: string }[];
}

const words = ({ shop, quantity, days, codes }: UnusedCodes) => ({
  smart_count: quantity,
  shop,
  days,
  codes: [
    ...codes.map(({ name, tail }) => `${name} (${tail})`),
    ...(quantity > codes.length ? ['…'] : []),
  ].join(', '),
});
const codes = { type: 'codes', screen: '/codigos-operadores' } as const;

export const codesUnused = defineNotice<UnusedCodes>({ kind: 'codesUnused', ...codes, words });
export const codesEnded = defineNotice<UnusedCodes>({ kind: 'codesEnded', ...codes, words });
/** `on`: the day on which they will be switched off, `YYYY-MM-DD`. */
export const codesEnding = defineNotice<UnusedCodes & { on: string }>({
  kind: 'codesEnding',
  ...codes,
  words: ({ on, ...unused }, language) => ({ ...words(unused), date: formatDate(on, language) }),
});
