import type { exportFile as model } from '../en/export-file';

export const exportFile: typeof model = {
  expired: 'O download expirou. Exporte novamente.',
  tooMany: 'Há exportações demais aguardando download. Tente novamente em alguns minutos.',
  tooManyRows:
    'O formato %{form} aceita no máximo %{most} linhas, e este relatório tem %{rows}. Escolha XLSX ou CSV, ou um filtro mais restrito.',
  facts: {
    period: 'Período',
    currency: 'Moeda',
    rows: 'Linhas',
    all: 'Todos (%{smart_count}) |||| Todos (%{smart_count})',
    note: 'Observação',
    longTexts:
      '%{smart_count} linha tem um texto maior que uma célula de planilha e ocupa várias linhas, numeradas como [1/3]. A importação junta todas. |||| %{smart_count} linhas têm textos maiores que uma célula de planilha e ocupam várias linhas, numeradas como [1/3]. A importação junta todas.',
    longAmounts:
      'Os valores com mais de 15 dígitos estão em formato de texto, porque a planilha os arredondaria.',
    editable: 'Colunas para editar',
    made: 'Gerado em',
    number: 'Número do arquivo',
    more: 'mais %{smart_count} |||| mais %{smart_count}',
  },
  pdf: {
    page: 'Página %{page} de %{pages}',
    empty: 'Nenhuma linha.',
    missing: '□ indica um caractere que este arquivo não consegue exibir.',
  },
  sheets: {
    about: 'Sobre este arquivo',
  },
};
