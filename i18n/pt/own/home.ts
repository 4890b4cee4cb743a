import type { ScreenTexts } from '../../area-parts';
import type { home as model } from '../../en/own/home';

export const home: typeof model = {
  morning: 'Bom dia, %{name}',
  afternoon: 'Boa tarde, %{name}',
  evening: 'Boa noite, %{name}',
  actions: {
    statement: 'Abrir extrato',
    dashboard: 'Ver painel',
    workOrders: 'Abrir chamados',
    newUser: 'Novo usuário',
    newOrder: 'Novo chamado',
    bulletins: 'Informativos',
  },
  balance: {
    title: 'Saldo de depósitos',
    hide: 'Ocultar o saldo',
    show: 'Mostrar o saldo',
    hidden: 'Saldo oculto',
    scope:
      'Depositado hoje em %{count} estabelecimento, às %{time} |||| Depositado hoje em %{count} estabelecimentos, às %{time}',
    failed: 'Erro ao carregar o saldo!',
    deposits: 'Ver depósitos',
    lastWeek: 'Até esta hora, há uma semana: %{amount}',
  },
  today: {
    title: 'Para hoje',
    checked: 'verificado às %{time}',
    nothing: 'Nada à sua espera. Verificado às %{time}.',
    failed: 'Não foi possível verificar o que há para hoje.',
    incomplete: 'Nem tudo pôde ser verificado; pode haver mais à sua espera.',
    age: {
      minutes: '%{count} min',
      hours: '%{count} h',
      days: '%{days} d',
      daysHours: '%{days} d %{hours} h',
      late: 'atrasado %{time}',
      due: 'em %{time}',
      since: 'desde %{date}',
      for: 'há %{time}',
    },
  },
  leftOff: { title: 'Onde você parou' },
  highlights: {
    title: 'Destaques',
    carousel: 'carrossel',
    slide: 'slide',
    position: '%{position} de %{total}',
    previous: 'Destaque anterior',
    next: 'Próximo destaque',
    more: 'Saiba mais',
    all: 'Todas (%{count})',
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
    text: 'Dúvidas sobre os seus dados? Escreva para %{address}.',
  },
};

export const screens: ScreenTexts = { '/home': { title: 'Início', menu: 'Início' } };
