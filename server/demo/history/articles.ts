/** A news item of the demo. */
interface Article {
  title: string;
  /** Lines are paragraphs. */
  text: string;
  /** One of the demo's pictures, by name; without one the client shows its own. */
  picture: string | null;
  /** Inactive after so many days; `null` keeps it. */
  runsFor: number | null;
}

const article = (
  title: string,
  picture: string | null,
  runsFor: number | null,
  ...lines: readonly string[]
): Article => ({ title, text: lines.join('\n'), picture, runsFor });

/** What the provider tells its establishments, one item a week, over and over. */
export const articles: readonly Article[] = [
  article(
    'Depósitos em maços de até 200 cédulas',
    'terminal',
    null,
    'O compartimento de entrada dos terminais T-400 agora aceita maços de até 200 cédulas de uma vez. Basta alinhar as notas e retirar clipes, elásticos e fitas antes de depositar.',
    'A atualização chega aos terminais durante a madrugada e não exige nenhuma ação da loja.',
    'Dica: limpe a bandeja uma vez por semana com um pano seco.',
  ),
  article(
    'Coletas em feriados: veja como fica o calendário',
    'calendar',
    90,
    'Em feriados nacionais e bancários não há coleta. O carro-forte passa no dia útil anterior e no dia útil seguinte, no horário de costume.',
    'Se o seu cofre costuma encher antes disso, peça uma coleta extra com três dias de antecedência pela central de atendimento.',
  ),
  article(
    'Cuide dos códigos da sua equipe',
    'dial',
    null,
    'O código de operador é pessoal. Quando alguém sair da equipe, desative o código no mesmo dia em Códigos de operadores.',
    'Novos códigos levam até dois dias para chegar aos terminais. Solicite com antecedência quando contratar para a temporada.',
  ),
  article(
    'Novo horário das coletas nas capitais',
    'van',
    100,
    'Para reduzir a espera na porta da loja, as coletas nas capitais passam a acontecer entre 9h e 16h.',
    'O horário da sua loja não muda sem aviso: a transportadora confirma cada alteração com o responsável cadastrado.',
  ),
  article(
    'Saques gratuitos para os seus clientes',
    'notes',
    30,
    'Até o fim da campanha, o cliente saca por pagamento instantâneo no terminal da sua loja sem pagar tarifa.',
    'Mais gente entra na loja e o dinheiro do caixa circula sem sair do bairro. O material para a vitrine segue com a próxima coleta.',
  ),
  article(
    'Ninguém da central pede a sua senha',
    'shield',
    null,
    'Nenhum atendente pede senha, código de operador ou o valor que está no cofre, nem por telefone nem por mensagem.',
    'Se receber um contato assim, desligue e fale com a central pelos números que estão em Ajuda. Anote o dia, a hora e o número que apareceu.',
  ),
  article(
    'Extrato: consulte até 365 dias para trás',
    'statement',
    null,
    'O extrato de transações aceita períodos de até 59 dias que comecem a no máximo 365 dias de hoje.',
    'Para fechar o mês, escolha a data contábil: ela mostra o dia em que o valor entrou na sua conta, e não o dia do depósito.',
  ),
  article(
    'Um espaço de saque e pagamento na sua loja',
    'storefront',
    40,
    'Lojas com movimento a partir de 300 clientes por dia já podem pedir um espaço completo de saque e pagamento de contas.',
    'A instalação é feita fora do horário de funcionamento. Fale com o seu executivo de vendas e receba uma visita técnica.',
  ),
  article(
    'Manutenção programada dos sistemas',
    null,
    10,
    'No próximo domingo, entre 2h e 4h, o portal pode ficar indisponível por alguns minutos.',
    'Os terminais continuam a receber depósitos normalmente. As transações desse intervalo aparecem no extrato logo depois.',
  ),
  article(
    'Cinco minutos que evitam um chamado',
    'terminal',
    null,
    'Antes de abrir um chamado, confira três pontos: a bobina da impressora, o cabo de rede e a bandeja de cédulas.',
    'Se o terminal mostrar que o cofre está cheio, não desligue o equipamento. A coleta extra é acionada automaticamente.',
    'Se nada resolver, abra o chamado com o sintoma certo: ele chega à equipe que pode atender mais rápido.',
  ),
  article(
    'API de conciliação ganha duas colunas',
    'statement',
    50,
    'O relatório de depósitos da API agora traz o número lógico do terminal e o NSU do banco em colunas separadas.',
    'Quem já integra não precisa mudar nada: as colunas novas vêm no fim. Para ativar a API, fale com o seu executivo de vendas.',
  ),
  article(
    'Dia de pagamento: prepare o seu caixa',
    'notes',
    35,
    'No quinto dia útil e no dia 20 os saques chegam a dobrar. Deposite na véspera, para que o terminal tenha cédulas para os seus clientes.',
    'O painel de controle mostra as horas de maior movimento da sua loja.',
  ),
  article(
    'Como contestar uma transação',
    'shield',
    null,
    'Contou um valor e o terminal registrou outro? Abra uma contestação em até 30 dias, com a data, a hora e, se houver, o NSU do comprovante.',
    'A análise leva até cinco dias. O resultado aparece no chamado e nas suas notificações.',
  ),
  article(
    'Obrigado por mais um ano juntos',
    'storefront',
    null,
    'Padarias, mercados, farmácias, postos e lotéricas de todas as regiões fazem esta rede. Obrigado pela confiança.',
    'Conte para nós o que podemos melhorar: a central de atendimento registra cada sugestão.',
  ),
];
