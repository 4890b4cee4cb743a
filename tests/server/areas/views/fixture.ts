import type { ScreenPath } from '../../../../contract/access';
import { createView, getView, listViews, type OpenedView, type ViewState } from '../../../../contract/views';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { addNetwork, addUser } from '../../../support/network';
import { type TestPortal, testPortal } from '../../../support/portal';

/** Who is there, by name: their logins, profiles and establishments. */
const cast = {
  boss: { login: '31100001', role: 1 },
  otherBoss: { login: '31100002', role: 1 },
  south: { login: '31100003', role: 2, establishments: ['0001', '0002'] },
  north: { login: '31100004', role: 2, establishments: ['0002', '0003'] },
  viewer: { login: '31100005', role: 3, establishments: ['0001'] },
  stranger: { login: '31100006', role: 3, establishments: ['0003'] },
  bank: { login: '31100007', role: 5, specificCode: 1 },
} as const;
export type Who = keyof typeof cast;

/** A portal with seven people, and what tests of views do in it. */
export interface Fixture {
  database: Database;
  portal: TestPortal;
  ids: Record<Who, number>;
  tokens: Record<Who, string>;
  close(): Promise<void>;
  /** Saves a view, of codes of operators where nothing else is said. */
  save(
    who: Who,
    wish: { name: string; screen?: ScreenPath; state?: ViewState; profiles?: number[]; people?: Who[] },
  ): Promise<{ status: number; body: OpenedView & { fields?: Record<string, string>; message?: string } }>;
  open(who: Who, id: string): Promise<{ status: number; body: OpenedView & { message?: string } }>;
  names(who: Who, screen?: ScreenPath): Promise<string[]>;
}

export const EN = { 'accept-language': 'en' };
export const CODES = '/codigos-operadores' satisfies ScreenPath;
export const stateOf = (filter: object, more: Partial<ViewState> = {}): ViewState => ({
  filter: JSON.stringify(filter),
  ...more,
});

export async function viewsFixture(environment: Record<string, string> = {}): Promise<Fixture> {
  const database = await freshDatabase();
  await addNetwork(database.db);
  const portal = await testPortal(database, environment);
  const ids = {} as Record<Who, number>;
  const tokens = {} as Record<Who, string>;
  for (const [who, { login, ...person }] of Object.entries(cast) as [Who, (typeof cast)[Who]][]) {
    ids[who] = await addUser(database.db, {
      name: `Person ${who}`,
      login,
      ...person,
      establishments: 'establishments' in person ? [...person.establishments] : [],
    });
    tokens[who] = (await portal.signIn(login)).token;
  }
  return {
    database,
    portal,
    ids,
    tokens,
    close: async () => {
      await portal.app.close();
      await database.close();
    },
    save: (who, { name, screen = CODES, state = stateOf({}), profiles = [], people = [] }) =>
      portal.call(createView, {
        token: tokens[who],
        headers: EN,
        body: { screen, name, state, profiles, people: people.map((one) => ids[one]) },
      }),
    open: (who, id) => portal.call(getView, { token: tokens[who], params: { id }, headers: EN }),
    names: async (who, screen = CODES) => {
      const { body } = await portal.call(listViews, { token: tokens[who], query: { screen } });
      return (body as { views: { name: string }[] }).views.map(({ name }) => name);
    },
  };
}
