import type { home as model } from '../../en/own/home';

export const home: typeof model = {
  morning: 'Bom dia, %{name}',
  afternoon: 'Boa tarde, %{name}',
  evening: 'Boa noite, %{name}',
  intro: 'Depósitos, saques e relatórios dos seus estabelecimentos, em um só lugar.',
  actions: {
    statement: 'Abrir extrato',
    dashboard: 'Ver painel de controle',
    workOrders: 'Abrir chamados',
  },
  balance: {
    title: 'Saldo de depósitos',
    hide: 'Ocultar o saldo',
    show: 'Mostrar o saldo',
    hidden: 'Saldo oculto',
    scope:
      'Depositado hoje em %{count} estabelecimento, atualizado às %{time} |||| Depositado hoje em %{count} estabelecimentos, atualizado às %{time}',
    failed: 'Erro ao carregar o saldo!',
    deposits: 'Ver depósitos',
  },
  highlights: {
    title: 'Destaques',
    carousel: 'carrossel',
    slide: 'slide',
    position: '%{position} de %{total}',
    previous: 'Destaque anterior',
    next: 'Próximo destaque',
    more: 'Saiba mais',
  },
  news: {
    title: 'Notícias',
    failed: 'Erro ao carregar as notícias!',
    empty: 'Ainda não há notícias.',
    gone: 'Esta notícia não está mais disponível.',
    picture: 'Imagem da notícia “%{title}”',
  },
  promos: {
    title: 'Para o seu estabelecimento',
    api: {
      title: 'API de conciliação',
      text: 'Concilie os depósitos por API. Fale com o seu executivo de vendas.',
    },
    withdrawals: {
      title: 'Saques gratuitos',
      text: 'Saques gratuitos por pagamento instantâneo.',
    },
    space: {
      title: 'Espaço de saque e pagamento',
      text: 'Um espaço de saques e pagamentos na sua loja.',
    },
  },
  dataProtection: {
    title: 'Proteção de dados.',
    text: 'Dúvidas sobre os seus dados? Escreva para %{address}.',
  },
};
