export { webhookReplies } from '../es/webhook-replies';
