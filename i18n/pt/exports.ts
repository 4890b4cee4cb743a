import type { exports as model } from '../en/exports';

export const exports: typeof model = {
  formats: {
    pdf: 'PDF',
    xlsx: 'Excel (XLSX)',
    xls: 'Excel 97–2003 (XLS)',
    csv: 'CSV',
  },
  running: 'Exportando…',
  tray: 'Exportações',
  rows: '%{rows} de %{total} linhas',
  stop: 'Cancelar a exportação',
  inForm: 'Como %{form}',
  saved: 'O arquivo %{name} foi salvo.',
  expired: 'O download expirou. Exporte novamente.',
  tooMany: 'Há exportações demais aguardando download. Tente novamente em alguns minutos.',
  tooManyRows:
    '%{form} comporta no máximo %{most} linhas, e este relatório tem %{rows}. Escolha XLSX ou CSV, ou um filtro mais restrito.',
  titles: {
    statement: 'Extrato de transações',
    audit: 'Trilha de auditoria',
  },
  facts: {
    period: 'Período',
    currency: 'Moeda',
    rows: 'Linhas',
    all: 'Todos (%{smart_count}) |||| Todos (%{smart_count})',
    note: 'Nota',
    longAmounts:
      'Os valores com mais de 15 dígitos estão como texto, porque os números de uma planilha os arredondariam.',
    made: 'Gerado em',
    arrived: 'Dados até',
    number: 'Número do arquivo',
    delivery: '%{moment} (entrega %{number})',
    more: 'mais %{smart_count} |||| mais %{smart_count}',
  },
  pdf: {
    page: 'Página %{page} de %{pages}',
    empty: 'Nenhuma linha.',
    missing: '□ indica um caractere para o qual este arquivo não tem sinal.',
  },
  sheets: {
    about: 'Sobre este arquivo',
  },
};
