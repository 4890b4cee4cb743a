import type { SecurityEvent } from '../contract/security-events';
import { actorText, fieldName, profileName, reasonName, recordCode, type Speech } from './audit-words';

/** An event of security in words; `null`: it says nothing there. */
export interface EventText {
  kind: string;
  result: string;
  actor: string;
  profile: string | null;
  /** It concerns this person or record. */
  target: string | null;
  /** Why, and the call that was refused. */
  reason: string | null;
  /** The columns of the record that were changed. */
  fields: string | null;
  browser: string | null;
}

/** Says an event: for the console and for the server's files alike. */
export function eventText(event: SecurityEvent, speech: Speech): EventText {
  const { kind, result, actor, actorName, actorRole, target, reason, operation, browser, system } = event;
  const { say } = speech;
  return {
    kind: say(`securityEvents.kinds.${kind}`),
    result: say(`securityEvents.results.${result}`),
    actor: actor === '' ? say('securityEvents.unknown') : actorText({ actor, actorName }, speech),
    profile: actorRole === null ? null : profileName(actorRole, speech),
    target: target?.name ?? recordOf(event, speech),
    reason: joined([reason === null ? null : reasonName(reason, speech), operation]),
    fields: fieldsOf(event, speech),
    browser: joined([browser, system]),
  };
}

/** The record, where the event is about one that is no person. */
function recordOf({ kind, entry }: SecurityEvent, speech: Speech): string | null {
  if (entry === null) return null;
  if (kind === 'exported') return recordCode(entry.entity, entry.key, speech);
  // A person's own password or factor is that of whoever acts.
  return entry.label !== null && entry.label.login !== entry.actor ? entry.label.name : null;
}

function fieldsOf({ entry }: SecurityEvent, speech: Speech): string | null {
  if (entry === null) return null;
  return entry.changes.map(({ field }) => fieldName(entry.entity, field, speech)).join(', ') || null;
}

const joined = (parts: readonly (string | null)[]): string | null =>
  parts.filter((part) => part !== null).join(' · ') || null;
