import type { ScreenTexts } from '../../area-parts';
import type { closings as model } from '../../en/own/closings';

export const closings: typeof model = {
  form: 'Filtros dos fechamentos',
  period: 'Período fechado',
  aDay: 'Um dia',
  day: 'Dia',
  missing: 'Informe um dia.',
  next: '%{month} será fechado em %{date} às %{time}.',
  held: 'O fechamento parou em %{day}: ainda faltam transações desse dia. Ele espera desde %{date}, %{time}.',
  none: 'Nenhum mês foi fechado ainda. Os fechamentos são guardados a partir de %{since}.',
  failed: 'Não foi possível carregar os fechamentos.',
  closedAt: 'Fechado em %{date} às %{time}, entrega %{delivery}',
  figures: {
    title: 'Do fechamento até agora',
    closed: 'No fechamento',
    changes: 'Mudanças desde então',
    now: 'Agora',
    balance: 'Saldo',
    deposits: 'Depósitos',
    withdrawals: 'Saques',
    arrived: 'Chegaram depois',
    cancelled: 'Canceladas depois',
    count: '%{count} transação |||| %{count} transações',
  },
  table: 'O que mudou',
  nothing: 'Nada mudou desde o fechamento.',
  first: 'Exibindo as %{shown} mudanças mais recentes de %{count}. Exporte para ver todas.',
  passing:
    '%{count} transação chegou depois e foi cancelada em seguida. Ela não muda nada e não está na lista. |||| %{count} transações chegaram depois e foram canceladas em seguida. Elas não mudam nada e não estão na lista.',
  changes: { arrived: 'Chegou', cancelled: 'Cancelada' },
  columns: {
    change: 'Mudança',
    at: 'Conhecida desde',
    delivery: 'Entrega',
    cancelledAt: 'Cancelada em',
    capturedAt: 'Data da transação',
    accountingDate: 'Data contábil',
    establishment: 'Estabelecimento',
    establishmentCode: 'Código do estabelecimento',
    terminal: 'Terminal',
    operator: 'Operador',
    bank: 'Banco',
    branch: 'Agência',
    account: 'Conta',
    nsu: 'NSU do banco',
    type: 'Tipo',
    amount: 'Valor',
    effect: 'Efeito no saldo',
  },
  refusals: {
    period: 'Escolha um mês ou um dia.',
    notClosed: '%{period} não está fechado.',
    notYet: '%{period} ainda não foi fechado. Será em %{date} às %{time}.',
    soon: '%{period} está sendo fechado. Tente novamente em um minuto.',
    held: '%{period} ainda não foi fechado, porque faltam transações de %{day}. O fechamento espera desde %{date}, %{time}.',
    before:
      '%{period} terminou antes do primeiro fechamento. Os fechamentos são guardados a partir de %{since}.',
  },
  file: {
    title: 'Fechamento',
    figures:
      'depósitos %{deposits} (%{depositCount}), saques %{withdrawals} (%{withdrawalCount}), saldo %{balance}',
    facts: {
      closed: 'Fechado',
      asClosed: 'No fechamento',
      arrived: 'Chegaram depois',
      cancelled: 'Canceladas depois',
      now: 'Agora',
      passing: 'Chegaram depois e foram canceladas',
    },
    totals: { before: 'Saldo no fechamento', effect: 'Mudanças desde então', after: 'Saldo agora' },
  },
  kept: {
    month: {
      alone: 'Último mês fechado',
      before: 'Último mês fechado e o mês anterior',
      year: 'Último mês fechado e o mesmo mês do ano anterior',
    },
    day: {
      alone: 'Último dia fechado',
      before: 'Último dia fechado e o dia anterior',
      year: 'Último dia fechado e o mesmo dia do ano anterior',
    },
  },
  compared: {
    modes: { label: 'O que é exibido', one: 'Um período', two: 'Dois períodos' },
    by: 'Por',
    group: 'Grupo',
    figures: { label: 'Valores', closed: 'No fechamento', now: 'Agora' },
    other: 'Comparar com',
    otherDay: 'Dia comparado',
    quick: {
      month: { before: 'Mês anterior', year: 'Mesmo mês do ano anterior' },
      day: { before: 'Dia anterior', year: 'Mesmo dia do ano anterior' },
    },
    missing: 'Informe o dia com que comparar.',
    table: 'Dois períodos lado a lado',
    period: 'Período',
    difference: 'Diferença',
    percent: 'Diferença em %',
    noBase: 'sem base',
    noBaseHelp: 'Sem um saldo acima de zero com que comparar, não há percentual.',
    order: { label: 'Ordem', difference: 'Por diferença', name: 'Por nome' },
    noGroup: 'Sem grupo',
    shared: 'Contado em mais de um grupo',
    sharedHelp:
      'Um estabelecimento em vários grupos conta em cada um deles. A linha acima do total retira o que conta mais de uma vez.',
    rowsOf: 'Transações de %{name}, %{period}',
    first:
      'Exibindo as primeiras %{shown} de %{all} linhas. As demais estão em uma linha, e os totais abrangem tudo. Exporte para ver todas.',
    nothing: 'Não há transações em nenhum dos dois períodos.',
    file: {
      title: 'Fechamentos comparados',
      both: '%{one} e %{other}',
      sums: '%{smart_count} transação, depósitos %{deposits}, saques %{withdrawals}, saldo %{balance} |||| %{count} transações, depósitos %{deposits}, saques %{withdrawals}, saldo %{balance}',
    },
  },
};

export const screens: ScreenTexts = {
  '/fechamentos': { title: 'Fechamentos', menu: 'Fechamentos' },
};
