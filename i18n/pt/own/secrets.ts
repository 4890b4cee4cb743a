/** A secret that is said once, and how to take it along. */
export const secrets = {
  once: 'Copie o segredo agora. Ele não será exibido novamente.',
  clientId: 'ID do cliente',
  clientSecret: 'Segredo do cliente',
  copy: 'Copiar %{label}',
  copyShort: 'Copiar',
  notCopied: 'O texto está selecionado. Copie-o com Ctrl+C ou pelo menu do navegador.',
};
