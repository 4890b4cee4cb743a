import type { pickedRows as model } from '../../en/own/picked-rows';

export const pickedRows: typeof model = {
  title: 'Linhas escolhidas',
  hint: 'Clique nas linhas para somá-las e copiá-las; com Shift, todas até a linha clicada.',
  count: '%{count} linha |||| %{count} linhas',
  average: '(média %{average})',
  all: 'Escolher todas as linhas exibidas',
  copy: 'Copiar',
  copied:
    '%{count} linha copiada, pronta para colar em uma planilha. |||| %{count} linhas copiadas, prontas para colar em uma planilha.',
  copyFailed: 'O navegador não permite copiar aqui. Pressione Ctrl+C.',
  end: 'Parar de escolher linhas',
};
