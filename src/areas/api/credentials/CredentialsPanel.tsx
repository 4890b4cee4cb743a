export function CredentialsPanel() {
  return null;
}
