import type { Language } from '../../../contract/languages';
import type { Granted } from '../../../contract/sign-on-rules';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import { type Author, system } from '../../platform/principal/principal';
import type { Provider } from './providers';

/** A provider as it writes people: the trail has one name for all of them, people read which one it was. */
export const authorOf = (
  { name }: Pick<Provider, 'name'>,
  language: Language,
  address: string | null,
): Author => ({
  ...system('single-sign-on'),
  address,
  name,
  language,
});

/** Somebody whom a provider has let in for the first time, and who is to be registered. */
interface Newcomer {
  login: string;
  name: string;
  email: string;
}

/** Rules of a provider make this of somebody. */
export interface Grant {
  userId: number;
  active: boolean;
  /** `null`: profile and scope stay as they are. */
  granted: Granted | null;
}

/** Writes people as a provider's rules have them; the area of users brings it along. */
export interface Provision {
  /**
   * Registers somebody.
   * @returns the id; `null` where the values make no user, or the login is taken
   */
  register(
    trx: Db,
    context: AppContext,
    by: Author,
    newcomer: Newcomer & { granted: Granted },
  ): Promise<number | null>;
  /** Gives people what rules give them; provider administrators stay as they are. */
  grant(trx: Db, context: AppContext, by: Author, grants: readonly Grant[]): Promise<void>;
}
