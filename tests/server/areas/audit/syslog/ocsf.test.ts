import { expect, test } from 'vitest';
import { type SecurityEvent, securityKinds, securityResultOf } from '../../../../../contract/security-events';
import { ocsfOf } from '../../../../../server/areas/audit/syslog/ocsf';

/** The schema requires this of each class beside what it requires of all. */
const REQUIRED: Record<number, readonly string[]> = {
  3001: ['user'],
  3002: ['user', 'service'],
  3004: ['entity'],
  6003: ['actor', 'api', 'src_endpoint'],
};

const eventOf = (kind: SecurityEvent['kind'], more: Partial<SecurityEvent> = {}): SecurityEvent => ({
  id: 7,
  at: '2026-11-20T12:00:00',
  kind,
  result: securityResultOf[kind],
  count: 2,
  actor: '',
  actorName: null,
  actorRole: null,
  address: '192.0.2.1',
  browser: 'Firefox',
  system: null,
  reason: null,
  operation: null,
  target: null,
  entry: null,
  ...more,
});

const AT = new Date('2026-11-20T15:00:00Z');

test.each(securityKinds)('%s has what its class requires, also where nobody knows who it was', (kind) => {
  const event = ocsfOf(eventOf(kind), AT) as Record<string, number>;
  const { class_uid: of = 0, activity_id: activity = 0 } = event;
  expect(event).toMatchObject({
    category_uid: Math.floor(of / 1000),
    type_uid: of * 100 + activity,
    time: AT.getTime(),
    severity_id: expect.any(Number),
    status_id: securityResultOf[kind] === 'success' ? 1 : 2,
    count: 2,
    metadata: { version: '1.3.0', uid: '7', product: { vendor_name: 'Cofre' } },
    actor: { user: { name: 'unknown' } },
  });
  for (const field of REQUIRED[of] ?? ['no such class']) expect(event).toHaveProperty(field);
});

test.each([
  [true, 2],
  [false, 5],
])('a user whose access becomes %s is activity %d of Account Change', (active, activity) => {
  const entry = {
    id: 1,
    at: '2026-11-20T12:00:00',
    actor: '10000001',
    actorName: 'Ana',
    address: null,
    action: 'update',
    entity: 'portal_user',
    key: '3',
    label: null,
    before: null,
    after: null,
    changes: [{ field: 'active', before: !active, after: active }],
  };
  const target = { name: 'Rui Lopes', login: '30000003' };
  expect(ocsfOf(eventOf('access-changed', { entry, target }), AT)).toMatchObject({
    class_uid: 3001,
    activity_id: activity,
    user: { name: '30000003', full_name: 'Rui Lopes' },
    comment: 'active',
  });
});
