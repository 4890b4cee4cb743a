/** What the server alone says about webhooks. */
export const webhookReplies = {
  most: 'Você já tem %{most} receptores; não é possível incluir mais.',
  known: 'Você já tem um receptor com este endereço. Se não viu o segredo dele, gere um novo ali.',
  moment: 'Informe um dia e uma hora, como 2026-03-31T06:00:00.',
  withheld: 'Não enviado: naquele momento não havia acesso à API, ou o estabelecimento já não era seu.',
  url: {
    noUrl: 'Informe um endereço completo, como https://loja.example.com/eventos.',
    noHttps: 'O endereço deve começar com https://.',
    credentials: 'Não é possível usar um endereço com usuário, senha ou #.',
    port: 'Só são possíveis a porta 443 e as portas a partir da 1024.',
    private: 'Isto leva a um endereço privado, para o qual não se podem enviar eventos.',
  },
  problems: {
    timeout: 'O receptor não respondeu em dez segundos.',
    unknownHost: 'Ninguém conhece uma máquina com este nome.',
    unreachable: 'Não há conexão com o receptor, ou ela se interrompeu.',
    certificate: 'O certificado do receptor não é válido.',
    address: 'O nome leva a um endereço privado, para o qual não se podem enviar eventos.',
    redirect:
      'O receptor respondeu com um redirecionamento (%{status}), que não é seguido. Informe o endereço a que ele leva.',
    status: 'O receptor respondeu %{status} em vez de 200.',
    gone: 'O receptor respondeu 410: não quer mais receber nada.',
  },
};
