import { deleteGrouper, getGrouper, listAssociators, saveGrouper } from '../../../../contract/groupers';
import type { Answer } from '../../../support/portal';
import { type Office, openOffice } from '../users/office';

/** The office of users, and what its administrator does with groupers, in English. */
export interface GroupersOffice extends Office {
  list(query?: object, token?: string): Promise<Answer>;
  read(id: number, token?: string): Promise<Answer>;
  save(body: object, token?: string): Promise<Answer>;
  remove(query: object, token?: string): Promise<Answer>;
  /** The audit trail of a grouper, oldest first. */
  story(id: number): Promise<{ action: string; before: unknown; after: unknown }[]>;
}

export async function openGroupersOffice(): Promise<GroupersOffice> {
  const office = await openOffice();
  const { portal, tokens, database } = office;
  const headers = { 'accept-language': 'en' };
  const provider = tokens.administrator;
  return {
    ...office,
    list: (query = {}, token = provider) =>
      portal.call(listAssociators, { token, headers, query: { filtering: true, ...query } }),
    read: (id, token = provider) => portal.call(getGrouper, { token, headers, params: { id } }),
    save: (body, token = provider) => portal.call(saveGrouper, { token, headers, body }),
    remove: (query, token = provider) => portal.call(deleteGrouper, { token, headers, query }),
    story: (id) =>
      database.db
        .selectFrom('audit')
        .where('entity', '=', 'grouper')
        .where('entity_key', '=', String(id))
        .select(['action', 'before', 'after'])
        .orderBy('id')
        .execute(),
  };
}

/** What the form of groupers sends. */
export const form = (id: number | null, name: string, codes: readonly string[], rest: object = {}) => ({
  id,
  name,
  ecs: codes.map((cdEc) => ({ cdEc })),
  ...rest,
});
