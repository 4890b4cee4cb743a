export function CallsPanel() {
  return null;
}
