import type { todayReplies as model } from '../en/today-replies';

export const todayReplies: typeof model = {
  more: 'mais %{count} |||| mais %{count}',
  tasks: {
    silence: {
      title: '%{count} estabelecimento em silêncio |||| %{count} estabelecimentos em silêncio',
      text: '%{shops}; costuma depositar até as %{hour} |||| %{shops}; costumam depositar até as %{hour}',
      action: 'Ver por quê',
    },
    ownSilence: {
      title: '%{count} estabelecimento em silêncio |||| %{count} estabelecimentos em silêncio',
      text: '%{shops}; costuma depositar até as %{hour} |||| %{shops}; costumam depositar até as %{hour}',
      action: 'Abrir extrato',
    },
    orders: {
      overdue: '%{count} chamado fora do prazo |||| %{count} chamados fora do prazo',
      more: 'mais %{count} aguardando |||| mais %{count} aguardando',
      waiting: '%{count} chamado aguardando |||| %{count} chamados aguardando',
      text: '%{order} %{shop}, terminal %{terminal}',
      action: 'Abrir fila',
    },
    ownOrders: {
      title: '%{count} chamado fora do prazo |||| %{count} chamados fora do prazo',
      text: '%{order} %{shop}, terminal %{terminal}, aguardando atendimento',
      action: 'Ver chamados',
    },
    answeredOrders: {
      title: '%{count} chamado atendido |||| %{count} chamados atendidos',
      text: '%{order} %{shop}, terminal %{terminal}; veja se voltou a funcionar',
      action: 'Ver chamados',
    },
    caseDeliveries: {
      title:
        '%{count} chamado não chegou ao sistema de casos |||| %{count} chamados não chegaram ao sistema de casos',
      text: '%{order} %{shop}; o portal continua tentando',
      action: 'Ver envios',
    },
    codeRequests: {
      title:
        '%{count} pedido de código não chegou aos terminais |||| %{count} pedidos de código não chegaram aos terminais',
      text: '%{shops}; %{codes} código à espera |||| %{shops}; %{codes} códigos à espera',
      action: 'Ver pedidos',
    },
    unusedCodes: {
      title:
        '%{count} código sem uso há mais de %{days} dias |||| %{count} códigos sem uso há mais de %{days} dias',
      text: '%{operators}; desative os de quem saiu',
      action: 'Ver códigos',
    },
    tariffs: {
      title: '%{count} terminal sem tarifa para %{month} |||| %{count} terminais sem tarifa para %{month}',
      text: '%{terminals}; a fatura não pode ser feita |||| %{terminals}; as faturas não podem ser feitas',
      action: 'Ver financeiro',
    },
    apiAccess: {
      title: 'Seu acesso à API termina em %{date}',
      text: 'Peça a prorrogação ao seu executivo de vendas; depois disso, os seus programas deixam de funcionar.',
      action: 'Ver acesso',
    },
  },
};
