import { LEVEL } from '../../../../contract/access';
import type { ShownFactorRule } from '../../../../contract/factor-rules';

const names = {
  [LEVEL.provider]: 'shell.profiles.provider',
  [LEVEL.manager]: 'shell.profiles.manager',
  [LEVEL.viewer]: 'shell.profiles.viewer',
  [LEVEL.specific]: 'shell.profiles.specific',
} as const satisfies Record<ShownFactorRule['profile'], string>;

/** The key of the text that names a profile. */
export const profileName = (profile: ShownFactorRule['profile']): string => names[profile];
