import { apiSendSample, apiWebhooks } from '../../../contract/api-webhooks';
import type { BodyOf } from '../../../contract/operation';
import { deleteUserWebhook, listUserWebhooks } from '../../../contract/user-webhooks';
import { getWebhookDelivery, listWebhookDeliveries, redeliverWebhook } from '../../../contract/webhook-log';
import { sendWebhookSample } from '../../../contract/webhook-samples';
import {
  createWebhook,
  deleteWebhook,
  listWebhooks,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
} from '../../../contract/webhooks';
import type { AppContext } from '../../platform/context';
import type { Serve } from '../../platform/http/serve';
import { wallClock } from '../../platform/time/wall-clock';
import { deliveriesPage, deliveryOf } from './deliveries';
import { webhooksOf } from './record';
import { assertMoment, redeliver } from './redeliver';
import { rotateSecret } from './rotate';
import { sendSample } from './samples/send';
import { addWebhook, changeWebhook, removeWebhook } from './save';
import { sendListedSample, sendTest } from './send-test';
import { webhookSettings } from './settings';
import { assertUrl } from './url';

export function webhookRoutes(serve: Serve, context: AppContext): void {
  const { db } = context.database;
  const { timeZone, dayClose } = context.config;

  serve(listWebhooks, async ({ principal }) => {
    const { closed_until, held_since } = await db
      .selectFrom('closed_day_look')
      .selectAll()
      .executeTakeFirstOrThrow();
    return {
      content: await webhooksOf(db, principal.id, { timeZone, now: context.now() }),
      dayClose: {
        time: dayClose,
        closedUntil: closed_until,
        heldDate: held_since && wallClock(timeZone, held_since),
      },
    };
  });
  const rules = ({ body }: { body: Partial<BodyOf<typeof createWebhook>> }) =>
    assertUrl(body, context.config.of(webhookSettings));
  serve(createWebhook, ({ principal, body }) => addWebhook(context, principal, body), rules);
  serve(
    updateWebhook,
    ({ principal, params, body }) => changeWebhook(context, principal, params.id, body),
    rules,
  );
  serve(deleteWebhook, ({ principal, params, query }) =>
    removeWebhook(context, principal, principal.id, { ...params, ...query }),
  );
  serve(listUserWebhooks, async ({ params }) => ({
    content: await webhooksOf(db, params.id, { timeZone, now: context.now() }),
  }));
  serve(deleteUserWebhook, ({ principal, params }) =>
    removeWebhook(context, principal, params.id, { id: params.webhook }),
  );
  serve(rotateWebhookSecret, ({ principal, params, body }) =>
    rotateSecret(context, principal, params.id, body),
  );
  serve(testWebhook, ({ principal, params, language, signal }) =>
    sendTest(context, principal, params.id, { language, signal }),
  );
  serve(sendWebhookSample, ({ principal, params, body: wish, language, signal }) =>
    sendListedSample(context, principal, params.id, { wish, language, signal }),
  );
  serve(apiWebhooks, async ({ principal }) => {
    const all = await webhooksOf(db, principal.id, { timeZone, now: context.now() });
    return {
      webhooks: all.map(({ id, url, events, establishments, active }) => ({
        id,
        url,
        events,
        establishments,
        active,
      })),
    };
  });
  serve(apiSendSample, async ({ principal, params, body: wish, signal }) => {
    const { eventId, establishment, body, outcome } = await sendSample(
      context,
      principal,
      params.id,
      wish,
      signal,
    );
    const { problem, status, latency, answer } = outcome;
    const delivered = problem === null;
    return { eventId, establishment, delivered, problem, status, latency, answer, body };
  });
  serve(listWebhookDeliveries, ({ principal, params, query, language }) =>
    deliveriesPage(context, principal, params.id, query, language),
  );
  serve(getWebhookDelivery, ({ principal, params, language }) =>
    deliveryOf(context, principal, params, language),
  );
  serve(
    redeliverWebhook,
    ({ principal, params, body }) => redeliver(context, principal, params.id, body),
    ({ body }) => assertMoment(body),
  );
}
