export function DeliveriesPanel() {
  return null;
}
