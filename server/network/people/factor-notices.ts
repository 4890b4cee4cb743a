import { defineNotice } from '../../engines/notices/define';

const aboutFactor = { type: 'security', screen: '/segundo-fator' } as const;

export const factorAdded = defineNotice<object>({ kind: 'factorAdded', words: () => ({}), ...aboutFactor });

export const factorRemoved = defineNotice<object>({
  kind: 'factorRemoved',
  words: () => ({}),
  ...aboutFactor,
});

/** `by`: the name of the administrator. */
export const factorReset = defineNotice<{ by: string }>({
  kind: 'factorReset',
  words: ({ by }) => ({ by }),
  ...aboutFactor,
});

/** `left`: how many recovery codes can still be used. */
export const recoveryCodeUsed = defineNotice<{ left: number }>({
  kind: 'recoveryCodeUsed',
  words: ({ left }) => ({ smart_count: left }),
  ...aboutFactor,
});

/** `name`: of the passkey, as its person calls it. */
export const passkeyAdded = defineNotice<{ name: string }>({
  kind: 'passkeyAdded',
  words: ({ name }) => ({ name }),
  ...aboutFactor,
});

/** `name`: of the passkey, as its person called it. */
export const passkeyRemoved = defineNotice<{ name: string }>({
  kind: 'passkeyRemoved',
  words: ({ name }) => ({ name }),
  ...aboutFactor,
});

export const passkeyCopied = defineNotice<object>({
  kind: 'passkeyCopied',
  words: () => ({}),
  ...aboutFactor,
});
