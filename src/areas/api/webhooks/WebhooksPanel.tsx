export function WebhooksPanel() {
  return null;
}
