export function DocumentationPanel() {
  return null;
}
