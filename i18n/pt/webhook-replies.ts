/** What the server alone says about webhooks. */
export const webhookReplies = {
  noSample: 'Ainda não chegou destes estabelecimentos nada que um evento possa informar.',
  most: 'Você já tem %{most} receptores; não é possível incluir mais.',
  known: 'Você já tem um receptor com este endereço. Se não viu o segredo dele, troque-o ali.',
  moment: 'Informe um dia e uma hora, por exemplo 2026-03-31T06:00:00.',
  withheld: 'Não enviado: naquele momento não havia acesso à API, ou o estabelecimento já não era seu.',
  url: {
    noUrl: 'Informe um endereço completo, por exemplo https://loja.example.com/eventos.',
    noHttps: 'O endereço deve começar com https://.',
    credentials: 'O endereço não pode conter usuário, senha ou #.',
    port: 'Use a porta 443 ou uma porta a partir da 1024.',
    private: 'Este endereço é privado. Não é possível enviar eventos para ele.',
  },
  problems: {
    timeout: 'O receptor não respondeu em dez segundos.',
    unknownHost: 'Nenhum servidor foi encontrado com este nome.',
    unreachable: 'Não foi possível conectar ao receptor, ou a conexão caiu.',
    certificate: 'O certificado do receptor não é válido.',
    address: 'O nome leva a um endereço privado. Não é possível enviar eventos para ele.',
    redirect:
      'O receptor respondeu com um redirecionamento (%{status}), que não é seguido. Informe o endereço de destino.',
    status: 'O receptor respondeu %{status} em vez de 200.',
    gone: 'O receptor respondeu 410: não aceita mais eventos.',
    secretGone: 'O segredo deste receptor não está mais disponível aqui. Troque-o e ative o receptor.',
    outboundOff: 'No momento, este portal não envia nada.',
  },
};
