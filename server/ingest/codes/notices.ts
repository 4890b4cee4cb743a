import type { Language } from '../../../contract/languages';
import { defineNotice, minuteOf } from '../../engines/notices/define';

/** Codes that were requested work at the terminals. */
export const codesReady = defineNotice<{ quantity: number; shop: string }>({
  kind: 'codesReady',
  type: 'codes',
  words: ({ quantity, shop }) => ({ smart_count: quantity, shop }),
});

/**
 * A use of a code that should not be. `code`: its last characters; `shop`: its own; `where`: the terminal's; `used` by
 * the network's clocks.
 */
interface CodeUse {
  operator: string;
  code: string;
  shop: string;
  where: string;
  used: string;
}
const use = {
  type: 'codes',
  words: ({ used, ...words }: CodeUse, language: Language) => ({ ...words, ...minuteOf(used, language) }),
  screen: '/codigos-operadores',
} as const;
export const codeUsedOff = defineNotice<CodeUse>({ kind: 'codeUsedOff', ...use });
export const codeUsedElsewhere = defineNotice<CodeUse>({ kind: 'codeUsedElsewhere', ...use });
