/** `/verificar`: whether a file is what the portal has made. */
export const verification = {
  file: {
    title: 'Arquivo',
    text: 'Qualquer arquivo baixado aqui: PDF, Excel ou CSV, de até 50 MB. Nada dele é guardado.',
    drop: 'Solte o arquivo aqui, ou',
    choose: 'Escolher um arquivo',
    other: 'Escolher outro arquivo',
  },
  number: {
    label: 'Número do arquivo (opcional)',
    help: 'Está no arquivo, por exemplo CF-7K3M9-QXD4W. Só é preciso quando o arquivo o perdeu.',
  },
  again: 'Verificar de novo',
  refused: {
    several: 'Um arquivo por vez, por favor.',
    tooLarge: 'O arquivo tem mais de 50 MB.',
    number: 'Não é um número de arquivo: falta um caractere ou há um errado.',
  },
  sending: 'Enviando o arquivo…',
  checking: 'Comparando o arquivo…',
  failed: 'Não foi possível verificar o arquivo.',
  noAnswer: 'O servidor não respondeu. O arquivo continua aqui para você tentar de novo.',
  result: 'Resultado',
  verdicts: {
    identical: { title: 'Idêntico', text: 'É, byte por byte, o arquivo que foi baixado.' },
    sameRows: {
      title: 'As mesmas linhas',
      text: 'Outro programa salvou o arquivo. Suas linhas e totais são os que foram baixados.',
    },
    altered: { title: 'Alterado', text: 'Não é o que foi baixado.' },
    brokenOff: {
      title: 'Incompleto',
      text: 'O arquivo começa como o que foi baixado, mas falta o final.',
    },
    unknown: {
      title: 'Desconhecido',
      text: 'Não se conhece nenhum arquivo seu que possa ser este: não foi baixado aqui, trata de dados que você não vê ou perdeu o seu número.',
    },
  },
  comparisons: {
    compared: 'Suas linhas foram comparadas com as daquele momento.',
    namesChanged: 'Nomes mudaram desde então: algumas diferenças podem vir só disso.',
    noPast:
      'De uma lista não se sabe como era naquele momento, por isso as diferenças não podem ser indicadas.',
    notReadable: 'As linhas de um arquivo PDF ou XLS, ou de um danificado, não podem ser comparadas.',
  },
  facts: {
    number: 'Número do arquivo',
    file: 'Arquivo',
    madeBy: 'Baixado por',
    gone: 'Alguém que não é mais usuário',
  },
  differences: {
    title: 'Diferenças',
    text: 'As primeiras dez linhas que diferem. O cabeçalho é a linha 1.',
    row: 'Linha',
    column: 'Coluna',
    found: 'No arquivo',
    was: 'Ao baixar',
    whole: 'A linha toda',
    missing: 'Falta',
    added: 'Não existia',
    empty: 'Vazio',
  },
  since: {
    arrived: 'Chegaram desde então',
    cancelled: 'Canceladas desde então',
    none: 'Nenhuma.',
    count: '%{count} transação. |||| %{count} transações.',
    first: 'Estas são as primeiras %{count}.',
    records: 'De uma lista de cadastros não se sabe o que mudou desde então.',
  },
};
