import type { ScreenTexts } from '../../area-parts';
/** `/verificar`: whether a file is what the portal has made. */
export const verification = {
  file: {
    title: 'Arquivo',
    text: 'Qualquer arquivo baixado aqui: PDF, Excel, CSV ou arquivo bancário, de até 500 MB. O conteúdo não é guardado.',
    drop: 'Solte o arquivo aqui, ou',
    choose: 'Escolher um arquivo',
    other: 'Escolher outro arquivo',
  },
  number: {
    label: 'Número do arquivo (opcional)',
    help: 'Está no arquivo, por exemplo CF-7K3M9-QXD4W. Só é necessário se o arquivo não tiver mais o número.',
  },
  again: 'Verificar novamente',
  refused: {
    several: 'Envie um arquivo por vez.',
    tooLarge: 'O arquivo tem mais de 500 MB.',
    number: 'Este número de arquivo não é válido: há um caractere errado ou faltando.',
  },
  sending: 'Enviando o arquivo…',
  checking: 'Comparando o arquivo…',
  failed: 'Não foi possível verificar o arquivo.',
  noAnswer: 'O servidor não respondeu. O arquivo continua aqui. Tente novamente.',
  result: 'Resultado',
  verdicts: {
    identical: { title: 'Idêntico', text: 'É, byte por byte, o arquivo que foi baixado.' },
    sameRows: {
      title: 'Mesmas linhas',
      text: 'Outro programa salvou o arquivo, mas o conteúdo é o mesmo que foi baixado.',
    },
    reordered: {
      title: 'Mesmas linhas em outra ordem',
      text: 'O arquivo foi reordenado. As linhas, os totais e as informações são os mesmos que foram baixados.',
    },
    altered: { title: 'Alterado', text: 'O conteúdo não é o que foi baixado.' },
    unread: {
      title: 'Não comparado',
      text: 'Não é, byte por byte, o arquivo que foi baixado: outro programa o salvou ou alterou.',
    },
    brokenOff: {
      title: 'Incompleto',
      text: 'O arquivo começa como o que foi baixado, mas falta o final.',
    },
    unknown: {
      title: 'Desconhecido',
      text: 'Nenhum arquivo seu corresponde a este: ele não foi baixado aqui, traz dados que você não vê ou perdeu o número.',
    },
  },
  comparisons: {
    compared: 'As linhas foram comparadas com as do momento do download.',
    namesChanged: 'Alguns nomes mudaram desde então: parte das diferenças pode vir só disso.',
    noPast:
      'Os valores anteriores de uma lista não são guardados: aparece o que não existia antes, mas não o que estava no lugar.',
    notReadable:
      'Não é possível comparar as linhas de um arquivo PDF, XLS ou danificado. Um XLS pode ser comparado se for salvo como XLSX.',
  },
  facts: {
    number: 'Número do arquivo',
    file: 'Arquivo',
    madeBy: 'Gerado para',
    gone: 'Alguém que não é mais usuário',
  },
  differences: {
    title: 'Diferenças',
    text: 'As dez primeiras linhas diferentes e o que mais for diferente no arquivo. O cabeçalho é a linha 1.',
    row: 'Linha',
    column: 'Coluna',
    found: 'No arquivo',
    was: 'No download',
    whole: 'Linha inteira',
    missing: 'Falta',
    added: 'Não existia',
    empty: 'Vazio',
    unknown: 'Desconhecido',
    facts: 'Sobre o arquivo, linha %{row}',
    beyond: 'Abaixo da tabela, linha %{row}',
  },
  since: {
    arrived: 'Chegaram desde então',
    cancelled: 'Canceladas desde então',
    none: 'Nenhuma.',
    count: '%{count} transação. |||| %{count} transações.',
    first: 'Estas são as primeiras %{count}.',
    records: 'Para uma lista de cadastros, não é possível saber o que mudou desde então.',
  },
};

export const screens: ScreenTexts = {
  '/verificar': { title: 'Verificar um arquivo', menu: 'Verificar arquivo' },
};
