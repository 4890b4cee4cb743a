/** A secret that is said once, and how to take it along. */
export const secrets = {
  once: 'Copie el secreto ahora. No se mostrará de nuevo.',
  clientId: 'ID de cliente',
  clientSecret: 'Secreto de cliente',
  copy: 'Copiar %{label}',
  copyShort: 'Copiar',
  notCopied: 'El texto está seleccionado. Cópielo con Ctrl+C o con el menú del navegador.',
};
