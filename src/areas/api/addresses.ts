import { createPath, editPath } from '../../ui/paths';

/* The addresses below `/swagger` to which the tabs lead. */

export const API_PAGE = '/swagger';
export const WEBHOOKS_TAB = `${API_PAGE}/webhooks`;
export const DELIVERIES_TAB = `${API_PAGE}/entregas`;

export const newWebhookPath = createPath(API_PAGE);
export const webhookPath = (id: number) => editPath(API_PAGE, id);

/** The addresses of the deliveries to a receiver, and of one of them. */
export const deliveriesPath = (webhook: number | string) => `${DELIVERIES_TAB}/${webhook}`;
export const deliveryPath = (webhook: number | string, delivery: number) =>
  `${deliveriesPath(webhook)}/${delivery}`;
