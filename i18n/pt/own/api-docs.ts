import type { ScreenTexts } from '../../area-parts';
import type { apiDocs as english } from '../../en/own/api-docs';

export const apiDocs: typeof english = {
  loadFailed: 'Não foi possível carregar a documentação.',
  contents: 'Conteúdo',
  search: 'Buscar chamadas e campos',
  found: '%{smart_count} chamada encontrada |||| %{smart_count} chamadas encontradas',
  none: 'Nenhuma chamada tem essas palavras',
  noneHelp: 'Busque um caminho, um parâmetro, um campo ou uma palavra das descrições em inglês.',
  download: 'Baixar como OpenAPI 3.1',
  guide: {
    title: 'Primeira conciliação em cinco minutos',
    text: 'Do usuário de API até um dia com a soma de verificação conferida. Não é preciso instalar nada além de Python ou Node.js.',
    user: {
      title: 'Obtenha o usuário de API',
      text: 'Um administrador do provedor o cria no formulário do seu usuário e entrega a você o ID do cliente e o segredo. O segredo aparece uma única vez; se você o perder, pode renová-lo.',
      link: 'Ir para as credenciais',
    },
    shell: {
      title: 'Informe as credenciais no terminal',
      text: 'Todos os exemplos leem o ID do cliente e o segredo do ambiente, para que nenhum arquivo os contenha. Cole as linhas, digite o segredo e pressione Enter.',
    },
    reconcile: {
      title: 'Concilie o dia de ontem',
      text: 'Salve como `reconcile.py` ou `reconcile.mjs` e execute com `python3 reconcile.py` ou `node reconcile.mjs`. O programa lê os totais do dia, depois todas as transações, página por página, e compara a quantidade e a soma de verificação de cada estabelecimento. Para outro dia, informe a data depois do nome: `2026-11-19`.',
    },
    webhook: {
      title: 'Saiba quando um dia é fechado',
      text: 'Execute este pequeno servidor com o segredo de assinatura em `COFRE_WEBHOOK_SECRET`, torne-o acessível por https, adicione o endereço como receptor e envie um evento de teste. Ele recusa o que o portal não assinou.',
      link: 'Ir para os receptores',
    },
    file: {
      title: 'Verifique um arquivo',
      text: 'Um arquivo baixado do portal pode ser conferido mais tarde, na página própria ou com `POST /api/v1/files/verify`: se está inalterado e o que chegou ou foi cancelado desde então.',
      link: 'Ir para a verificação de arquivos',
    },
  },
  keys: {
    title: 'Identificar-se com uma chave',
    text: 'Em vez do segredo, um programa pode usar uma chave que nunca sai dele. Ninguém rouba do portal o que o portal não tem.',
    make: {
      title: 'Criar uma chave',
      text: 'Estas duas linhas de OpenSSL gravam uma chave privada e a sua parte pública. Guarde `cofre.key` onde só o seu programa a leia e adicione o conteúdo de `cofre.pub` às suas credenciais.',
      link: 'Ir para as suas chaves',
    },
    token: {
      title: 'Obter um token',
      text: 'Para cada token, assine com ela um JWT de curta duração, com o cabeçalho e os dados abaixo, e envie-o a `/api/token` como `client_assertion`, sem segredo. As bibliotecas de OAuth chamam isso de `private_key_jwt`.',
    },
  },
  call: {
    deprecated: 'obsoleto',
    required: 'obrigatório',
    parameters: 'Parâmetros',
    body: 'Corpo da requisição',
    answer: 'Resposta %{status}',
    example: 'Exemplo',
    exampleOf: 'Exemplo de resposta: %{call}',
    languageOf: 'Linguagem: %{title}',
  },
  try: {
    open: 'Testar',
    close: 'Fechar',
    kept: 'O token e o segredo ficam somente nesta página. Eles são esquecidos quando você sai da aba ou recarrega.',
    how: 'De onde vem o token',
    byClient: 'ID do cliente e segredo',
    byToken: 'Um token que já tenho',
    token: 'Token',
    missing: 'Preencha este campo.',
    fetch: 'Obter um token',
    fetching: 'Obtendo um token…',
    useToken: 'Usar este token',
    held: 'Esta página tem um token.',
    forget: 'Esquecer o token',
    invalidClient:
      'Sem token: o ID do cliente ou o segredo está errado, o segredo foi revogado, o acesso à API não é válido hoje ou o seu endereço não é permitido.',
    noToken: 'Sem token: o servidor respondeu %{status}. Tente novamente em um minuto.',
    many: 'Vários, separados por vírgulas',
    sent: 'Corpo da requisição (JSON)',
    file: 'Arquivo',
    noJson: 'O texto não é um JSON válido: confira aspas, vírgulas e chaves.',
    send: 'Enviar',
    sending: 'Enviando…',
    cancelled: 'Cancelado. Mesmo assim, o servidor pode ter respondido.',
    unanswered: 'O servidor não respondeu. Verifique a conexão e tente novamente.',
    answer: 'Resposta recebida',
    status: 'Status %{status} após %{time} ms, %{size}',
    body: 'Corpo da resposta',
    cut: 'São mostrados os primeiros %{drawn} de %{all} caracteres.',
    said: {
      400: 'Algo na requisição não foi aceito.',
      401: 'O token não vale mais. Esqueça-o e obtenha outro.',
      403: 'Este estabelecimento não é um dos seus.',
      404: 'Não existe.',
      406: 'Não há resposta nesse formato.',
      429: 'Chamadas demais. Continue após %{wait} segundos.',
      503: 'O servidor está ocupado. Tente novamente em instantes.',
      other: 'O servidor respondeu %{status}.',
    },
  },
  events: {
    title: 'Eventos para os seus receptores',
    text: 'Um receptor é um endereço seu para o qual o portal envia o que acontece, como `type`, `timestamp` e `data`, com assinatura conforme o Standard Webhooks.',
    order: {
      title: 'Ordem',
      text: 'Cada receptor recebe um evento por vez, na ordem em que aconteceram. Um evento que falha segura os seguintes.',
    },
    again: {
      title: 'Novas tentativas',
      text: 'Responda 2xx em até %{seconds} segundos. Caso contrário, o evento é enviado de novo, %{attempts} vezes ao todo em %{hours} horas, com pausas crescentes. Redirecionamentos contam como falhas.',
    },
    once: {
      title: 'Pelo menos uma vez',
      text: 'Um evento pode chegar duas vezes, com o mesmo `webhook-id`. Ignore o que já recebeu.',
    },
    pause: {
      title: 'Pausa',
      text: 'Depois da última tentativa, ou logo após um 410, o receptor é pausado e o administrador é avisado. O que acontece nesse meio-tempo espera. Ao ser salvo como ativo, ele continua depois do evento que falhou, que pode ser reenviado por %{days} dias.',
    },
    limits: {
      title: 'Limites',
      text: 'Um administrador pode ter até %{most} receptores, por https na porta 443 ou em portas a partir da 1024, em endereços públicos.',
    },
    samples: {
      title: 'Amostras',
      text: '`POST /api/v1/webhooks/{id}/samples` e a sua página de receptores enviam na hora um evento de qualquer tipo, assinado, com dados reais dos seus estabelecimentos. O `webhook-id` dele começa com `sample_`: verifique-o como os demais e não o lance.',
    },
    amounts: {
      title: 'Valores e horários',
      text: 'Os valores são exatos, na moeda da rede, e textos com duas casas decimais: `amount` e `sum` nos eventos, `amountText` e `sumText` nas demais chamadas, cujos `amount` e `sum` são o mesmo em número e estão obsoletos. `timestamp` e os momentos que terminam em Z estão em UTC; os demais, no horário da rede. `GET /api/v1/establishments` diz quais são esse fuso horário e essa moeda.',
    },
    headers: 'Cabeçalhos de um evento',
    fields: 'Campos de %{type}',
    example: 'Exemplo de %{type}',
  },
  bankFiles: {
    title: 'Arquivos bancários',
    text: 'O extrato de uma conta em CNAB 240 (FEBRABAN, extrato para conciliação), OFX 2.2, CAMT.053.001.08 e MT940, para programas de contabilidade que leem o que os bancos enviam.',
    series: {
      title: 'Uma série sem lacunas',
      text: '`POST /api/v1/accounts/{id}/statement-files` cria o próximo arquivo numerado, por exemplo depois da meia-noite com `through` no dia anterior. Ele tem tudo o que chegou ou foi cancelado desde o arquivo anterior, com cujo saldo final começa. Um arquivo antigo nunca muda, e `number` o devolve byte a byte.',
    },
    extract: {
      title: 'Um extrato de quaisquer dias',
      text: 'Com `from` e `to`, `GET /api/v1/accounts/{id}/statement` devolve exatamente as transações que o extrato do console tem, com o saldo anterior e o número 0. Extratos de dias vizinhos se encadeiam se têm o mesmo `delivery`.',
    },
    reference: {
      title: 'Uma referência para sempre',
      text: 'Cada lançamento tem o `reference` da sua transação: `T` e 15 letras e dígitos. O que o estorna tem `R` no lugar de `T`. Importe por ela, e um arquivo importado duas vezes não muda nada.',
    },
    balance: {
      title: 'Saldos',
      text: 'Um saldo é tudo o que foi depositado na conta menos tudo o que foi sacado, até onde o portal sabe; o banco pode saber de mais.',
    },
    dates: {
      title: 'Datas',
      text: 'A data de um lançamento é a sua data contábil, e a de um estorno o dia do cancelamento. O momento da captura está ao lado, no horário local da rede; em OFX e CAMT.053 com o seu fuso.',
    },
    signs: {
      title: 'Caracteres e limites',
      text: 'CNAB 240 tem 240 colunas, CRLF, maiúsculas sem acentos, até 999.900 lançamentos e lotes de até 99.999 que se encadeiam. OFX não tem acentos, MT940 só os caracteres da SWIFT e valores de até 15 caracteres. CAMT.053 é UTF-8.',
    },
    layout: 'O que está onde',
    content: 'Conteúdo',
    samples: 'Exemplos',
    sample: 'Exemplo: %{form}',
    contents: {
      document: 'Número para verificação',
      number: 'Número na série',
      account: 'Banco, agência, conta',
      opening: 'Saldo inicial',
      closing: 'Saldo final',
      booked: 'Data contábil',
      captured: 'Momento da captura',
      amount: 'Valor e sentido',
      kind: 'Tipo',
      reference: 'Referência',
      reverses: 'Referência estornada',
      text: 'Texto',
    },
  },
  limits: {
    title: 'Erros e limites',
    text: 'Falhas são problem details (RFC 9457) com `code`, `detail` no idioma de Accept-Language e, quando houver, `fields`. O token tem os erros da RFC 6749.',
    statuses: {
      400: 'Um parâmetro ou campo está errado, e `fields` diz qual; ou um cursor foi alterado ou é de outro filtro ou cliente.',
      401: 'O token está ausente, venceu ou terminou com o segredo ou a chave: obtenha outro. Em `/api/token`: `invalid_client`.',
      403: 'Algo na requisição não é seu: `fields` diz o quê. Ou o usuário de API não aceita chamadas do seu endereço.',
      404: 'Esse endereço não existe.',
      405: 'O endereço não aceita este método; `Allow` diz quais aceita.',
      406: '`Accept` pede um formato que não existe.',
      413: 'A requisição é grande demais.',
      415: 'A chamada não aceita o tipo de conteúdo do corpo: `Accept` na resposta diz quais ela aceita.',
      429: 'Chamadas ou relatórios demais ao mesmo tempo: `Retry-After` diz quantos segundos esperar.',
      500: 'Algo falhou no portal: tente novamente e, se continuar, informe `instance` ao atendimento.',
      503: 'O servidor está ocupado ou reiniciando: tente novamente, com pausas crescentes.',
      504: 'A resposta demoraria demais: peça menos.',
    },
    rate: 'Limites de chamadas',
    rateText:
      '%{calls} chamadas por minuto para cada cliente, salvo se o operador definiu outro número, e %{tokens} tokens. `RateLimit-Policy` lista todos os limites que se aplicam, `RateLimit` o que está mais perto de se esgotar: quantas chamadas restam (`r`) e por quantos segundos (`t`).',
    again: 'Repetição',
    againText:
      'Toda chamada pode ser repetida. Guarde `ETag` e envie-o como `If-None-Match`: 304 diz que nada mudou.',
  },
  versions: {
    title: 'Versões',
    path: 'O primeiro número da versão está no caminho: `/api/v1`.',
    added:
      'Dentro dela, podem ser acrescentados chamadas, parâmetros, campos e valores de listas. Escreva clientes que ignorem o que não conhecem.',
    breaking:
      'O que for retirado, renomeado, tornado obrigatório ou mudar de sentido virá como `/api/v2`; `/api/v1` continua por pelo menos mais doze meses.',
    version: '%{version}, %{date}',
    changes: {
      reportCoverage:
        'Evento `report.ready`: quantos estabelecimentos o arquivo abrange (`establishments`) e quantos o do número anterior abrangia (`establishmentsBefore`, `establishmentsLost`).',
      reportTotals:
        '`GET /api/v1/reports/{id}/file` informa em cabeçalhos `report-*` o que o arquivo soma agora e se é o que a mensagem dizia.',
      reportReady: 'Webhook `report.ready`: um relatório que o gestor assina está pronto.',
      reportFiles: 'O arquivo desse relatório.',
      closings:
        'Meses e dias fechados: os valores no fechamento, o que mudou desde então e os valores de agora.',
      comparison: 'Dois períodos fechados lado a lado, por estabelecimento, grupo, conta ou operador.',
      monthClosed: 'Webhook `month.closed`: um mês de um estabelecimento foi fechado.',
      references: '`reference` de cada transação: a mesma para sempre, e em todos os arquivos bancários.',
      statements: 'Extratos de contas em CNAB 240, OFX 2.2, CAMT.053.001.08 e MT940, de quaisquer dias.',
      series: 'Uma série de extratos numerados para cada conta, sem lacunas, cujos arquivos nunca mudam.',
      token: 'Token por OAuth 2.0 client credentials.',
      deposits: 'Filtros e relatório de depósitos.',
      reconciliation: 'Transações por dia e por chegada, totais com soma de verificação; JSON, NDJSON e CSV.',
      files: 'Verificação de arquivos baixados do portal.',
      compared:
        'A verificação de arquivos reconhece arquivos ordenados e os que não podem ser comparados, e indica o que foi incluído ou alterado além das linhas.',
      webhooks: 'Webhooks assinados: dia fechado, transação atrasada, estabelecimento em silêncio.',
      events: 'Eventos no documento, com exemplos.',
      statuses:
        'Todos os status e cabeçalhos no documento; `type` de uma falha leva à explicação; 405 onde um método não existe.',
      records: 'Operadores e contas, em listas e por id.',
      filters: 'Transações de um período de datas contábeis ou de dias de captura, por terminal e por tipo.',
      limits: '`RateLimit` trata do limite que está mais perto do fim, também no token.',
      delivery:
        'Uma entrega se chama `delivery` em toda parte, e os valores são textos em `amountText` e `sumText`; `position`, `amount` e `sum` das chamadas estão obsoletos.',
      samples: 'Amostras de eventos para testar um receptor.',
      named: 'Uma recusa indica o estabelecimento, ou outra chave, que não é seu ou não existe.',
      contentTypes:
        '415 em vez de 400 quando uma chamada não aceita o tipo de conteúdo; o endereço que diz onde se obtém um token está no documento.',
      zone: 'Fuso horário e moeda, junto aos estabelecimentos.',
      identifiers:
        'Cada linha do relatório de depósitos traz o estabelecimento, o terminal e o operador (`identificadores`).',
      keys: 'Os programas podem se identificar com a própria chave em vez do segredo (`private_key_jwt`).',
      addresses:
        'É possível listar os endereços de onde os programas chamam; chamadas de outros são respondidas com 403.',
    },
  },
};

export const screens: ScreenTexts = {
  '/swagger': { title: 'Documentação da API', menu: 'Documentação da API' },
};
