import { z } from 'zod';
import { screens } from './access';
import { recordKey } from './keys';
import { op } from './operation';

/** API-07: so many of the newest are listed, and so many of those that are not viewed; the badge counts to one less. */
export const NOTIFICATIONS = { listed: 100 } as const;

const access = { person: 'signedIn' } as const;

/** NOTE-02; `createdAt`, `codTipoNotificacao`, `screen` and `record` are additive. */
const notification = z.strictObject({
  codUsuarioNotificacao: recordKey.describe('The notification as this person has it'),
  codNotificacao: z.int().describe('What was told, alike for everybody who was told'),
  isVisualizado: z.literal([0, 1]).describe('1 viewed, 0 not'),
  createdAt: z.string().describe("YYYY-MM-DDTHH:mm:ss on the network's clocks"),
  screen: z
    .enum(screens.map(({ path }) => path))
    .nullable()
    .describe('The screen on which the person can act on it; null: nothing can be done'),
  record: z
    .string()
    .nullable()
    .describe('The one record of that screen that it is about; null for none or many'),
  notificacao: z.strictObject({
    descricaoNotificacao: z
      .string()
      .describe('In the language of Accept-Language; what somebody wrote is as it was written'),
    tipoNotificacao: z.strictObject({
      codTipoNotificacao: z
        .int()
        .describe(
          '1 news, 2 work order, 3 operator codes, 4 billing, 5 security, 6 export, 7 bulk actions, 8 silent establishments, 9 API, 10 saved views',
        ),
      descricaoTipoNotificacao: z.string().describe('In the language of Accept-Language'),
    }),
  }),
});
export type Notification = z.infer<typeof notification>;

const list = z
  .array(notification)
  .describe(
    `Newest first: the newest ${NOTIFICATIONS.listed}, and of those not viewed the newest ${NOTIFICATIONS.listed}`,
  );

/** API-07. */
export const listNotifications = op({
  name: 'listNotifications',
  summary: "The signed-in person's notifications",
  description:
    "Returns the newest hundred, and the newest hundred of those not yet viewed, in the caller's language.",
  method: 'GET',
  path: '/portal/users/notification',
  access,
  reply: list,
});

/** API-08, NOTE-05: viewed once, it stays viewed; another call changes nothing. */
export const viewNotification = op({
  name: 'viewNotification',
  summary: 'Mark a notification of the signed-in person as viewed',
  description:
    'A viewed notification stays viewed, so repeating the call changes nothing. A notification of another person is ' +
    'answered with 404.',
  method: 'PUT',
  path: '/portal/users/notification/:codUsuarioNotificacao',
  access,
  params: z.strictObject({ codUsuarioNotificacao: recordKey }),
  reply: notification,
});

/** Additive: what came after the person had looked stays unread. */
export const viewNotifications = op({
  name: 'viewNotifications',
  summary: "Mark the signed-in person's notifications as viewed",
  description:
    'Marks all notifications up to the given one; those that arrived after the person looked stay unread. Returns the ' +
    'updated list.',
  method: 'PUT',
  path: '/portal/users/notification',
  access,
  body: z.strictObject({
    newest: recordKey.describe('The highest `codUsuarioNotificacao` that the person has seen'),
  }),
  reply: list,
});

/**
 * NOTE-03: how many of a list are not viewed. The list holds so many of them that from `NOTIFICATIONS.listed` on the
 * number means "at least".
 */
export function unreadCount(notifications: readonly Pick<Notification, 'isVisualizado'>[]): number {
  return notifications.filter(({ isVisualizado }) => isVisualizado === 0).length;
}
