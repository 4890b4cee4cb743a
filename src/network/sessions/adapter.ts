import { endOwnSession, endUserSessions, listSessions, listUserSessions } from '../../../contract/sessions';
import { call } from '../../portal/client';
import { checkedReply } from '../../portal/reply';
import type { ResourceAdapter } from '../../portal/resource-adapter';
import type { SessionRecord } from './session';

/** SES-28: the adapter of sessions, which are the person's own where the filter names no user. */
export const sessionAdapter: ResourceAdapter<SessionRecord, { user: number }, never> = {
  sortable: [],
  async list({ filter: { user } }, signal) {
    const reply = await (user === undefined
      ? call(listSessions, { signal })
      : call(listUserSessions, { params: { id: user }, signal }));
    const { sessions, total } = checkedReply(reply, (sent) => Array.isArray(sent.sessions));
    return { data: sessions.map((session) => ({ ...session, user: user ?? null })), total };
  },
  async delete(id, { user }) {
    const session = String(id);
    if (user == null) await call(endOwnSession, { params: { session } });
    else await call(endUserSessions, { params: { id: user }, query: { session } });
  },
};
