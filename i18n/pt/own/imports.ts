import type { TrailTexts } from '../../area-parts';
import type { imports as model } from '../../en/own/imports';

export const imports: typeof model = {
  list: 'Ir para a lista',
  file: {
    title: 'Arquivo',
    text: 'Uma planilha do Excel (XLSX) ou um arquivo CSV, de até 5 MB e 20.000 linhas.',
    keep: 'Uma célula vazia mantém o valor do registro. Para apagar um valor, use o formulário.',
    template: 'Baixar modelo',
    drop: 'Solte o arquivo aqui, ou',
    choose: 'Escolher um arquivo',
    other: 'Escolher outro arquivo',
    help: 'O que preencher em cada coluna',
    reading: 'Lendo o arquivo…',
    encoding: 'Codificação',
    delimiter: 'Separador',
    first: 'Primeiras linhas',
    count: '%{count} linha |||| %{count} linhas',
    left: 'Ignorada',
    unknown: 'Estas colunas não foram reconhecidas e serão ignoradas: %{columns}.',
    missing: 'Estas colunas não estão no arquivo, e os valores delas não mudam: %{columns}.',
    noKey:
      'O arquivo não tem a coluna %{column}, que identifica cada linha. Confira o separador e os cabeçalhos.',
    twice: 'A coluna %{column} aparece duas vezes no arquivo.',
    check: 'Verificar as linhas',
    describe: 'Não foi possível carregar as colunas.',
    failed: 'Não foi possível verificar as linhas.',
    noAnswer: 'O servidor não respondeu. O arquivo continua aqui. Tente novamente.',
  },
  encodings: {
    'utf-8': 'UTF-8',
    'windows-1252': 'Windows-1252',
    macintosh: 'Mac OS Roman',
    'utf-16le': 'UTF-16',
    'utf-16be': 'UTF-16 (big-endian)',
  },
  delimiters: {
    semicolon: 'Ponto e vírgula (;)',
    comma: 'Vírgula (,)',
    tab: 'Tabulação',
    pipe: 'Barra vertical (|)',
  },
  unusable: {
    quotes: 'As aspas da linha %{line} não fecham.',
    tooLarge: 'O arquivo tem %{size}, e uma importação aceita no máximo 5 MB. Divida-o em vários arquivos.',
    tooManyRows:
      'O arquivo tem %{rows} linhas, e uma importação aceita no máximo 20.000. Divida-o em vários arquivos.',
    empty: 'O arquivo está vazio.',
    noRows: 'O arquivo tem cabeçalho, mas nenhuma linha.',
    binary: 'O arquivo não é de texto. Escolha um arquivo XLSX ou CSV.',
    workbook: 'Não foi possível ler a planilha. Salve-a como XLSX ou CSV e escolha esse arquivo.',
    notSent: 'Não foi possível enviar o arquivo. Tente novamente em instantes.',
    longCell: 'Uma célula da linha %{line} tem mais de 1.000.000 caracteres.',
    unreadable: 'Não foi possível ler o arquivo. Escolha-o novamente.',
    noSheet:
      'Este arquivo foi exportado para edição e perdeu as partes ocultas: foi salvo como CSV, ou elas foram excluídas. Salve como XLSX, ou exporte a lista novamente e repita as alterações no novo arquivo.',
    several: 'Escolha um arquivo por vez.',
  },
  preview: {
    idle: 'Não há nada para importar neste arquivo.',
    title: 'Prévia',
    text: 'Nada foi salvo ainda.',
    filter: 'Linhas por resultado',
    table: 'Linhas do arquivo',
    line: 'Linha',
    card: 'Linha %{line}',
    state: 'Resultado',
    all: 'Todas %{count}',
    change: '%{before} → %{after}',
    nothing: 'nada',
    none: 'Não há linhas com este resultado.',
    failed: 'Não foi possível carregar as linhas.',
    errors:
      '%{smart_count} linha tem erros e não será importada. |||| %{count} linhas têm erros e não serão importadas.',
    correct: 'Corrija-a no arquivo abaixo e importe-o. |||| Corrija-as no arquivo abaixo e importe-o.',
    warnings:
      '%{smart_count} linha pode ser importada, mas confira-a antes. |||| %{count} linhas podem ser importadas, mas confira-as antes.',
    download: 'Baixar as linhas com erros',
    downloadFailed: 'Não foi possível baixar o arquivo.',
    welcome: 'As pessoas novas e ativas recebem um e-mail com um link para criar a senha.',
    commit: 'Importar %{smart_count} linha |||| Importar %{count} linhas',
    again: 'Verificar novamente',
    commitFailed: 'Não foi possível importar o arquivo.',
    noAnswer: 'O servidor não respondeu. Tente novamente. Nada será feito duas vezes.',
  },
  /** How other names are meant, once for all rows. */
  naming: {
    title: 'Os novos nomes',
    newHolder: 'Valem a partir de agora',
    newHolderHelp: 'As transações anteriores continuam com os nomes de antes.',
    spelling: 'Corrigem a grafia',
    spellingHelp: 'São as mesmas pessoas. As transações anteriores também mostram os nomes corrigidos.',
  },
  states: {
    create: 'Nova',
    change: 'Alteração',
    unchanged: 'Sem alteração',
    error: 'Erro',
    conflict: 'Conflito',
    removed: 'Fora do arquivo',
  },
  tabs: {
    create: 'Novas %{count}',
    change: 'Alterações %{count}',
    unchanged: 'Sem alteração %{count}',
    error: 'Erros %{count}',
    warned: 'Avisos %{count}',
    conflict: 'Conflitos %{count}',
    removed: 'Fora do arquivo %{count}',
  },
  /** A sheet that was exported to be edited. */
  sheet: {
    recognised: 'Este arquivo foi exportado para edição. Só as células que você alterou são importadas.',
    unchanged:
      '%{smart_count} linha não foi alterada e não aparece aqui. |||| %{count} linhas não foram alteradas e não aparecem aqui.',
    removed:
      '%{smart_count} registro não está mais no arquivo. Nada acontece com ele. |||| %{count} registros não estão mais no arquivo. Nada acontece com eles.',
    conflicts:
      'Outra pessoa alterou as mesmas células de %{smart_count} linha. Escolha qual versão fica. |||| Outra pessoa alterou as mesmas células de %{count} linhas. Escolha qual versão fica em cada uma.',
    undecided:
      'Falta escolher a versão em %{smart_count} linha. |||| Falta escolher a versão em %{count} linhas.',
    errors:
      'Corrija-a no mesmo arquivo e importe-o de novo. As linhas que já foram importadas não mudam outra vez. |||| Corrija-as no mesmo arquivo e importe-o de novo. As linhas que já foram importadas não mudam outra vez.',
    choose: 'Linha %{line}: qual versão fica',
    mine: 'A minha',
    theirs: 'A da outra pessoa',
    was: 'Antes',
    all: { mine: 'Manter a minha em todas', theirs: 'Manter a da outra pessoa em todas' },
  },
  done: {
    title: 'Importação concluída',
    registered: '%{smart_count} pessoa foi cadastrada. |||| %{count} pessoas foram cadastradas.',
    created: '%{smart_count} registro foi criado. |||| %{count} registros foram criados.',
    changed: '%{smart_count} registro foi alterado. |||| %{count} registros foram alterados.',
    another: 'Importar outro arquivo',
  },
};

export const trail: TrailTexts = {
  entities: { import: 'Importação' },
  fields: { resource: 'Lista', created: 'Criados', changed: 'Alterados' },
};
