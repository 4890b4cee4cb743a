import type { notices as model } from '../en/notices';

export const notices: typeof model = {
  types: {
    news: 'Notícia',
    workOrder: 'Chamado',
    codes: 'Códigos de operador',
    billing: 'Faturamento',
    security: 'Segurança',
    export: 'Exportação',
    bulk: 'Ações em massa',
    silence: 'Estabelecimentos em silêncio',
    api: 'API',
    views: 'Visões salvas',
    operation: 'Operação',
  },
  texts: {
    newsPublished: 'Nova notícia: %{title}',
    workOrderOpened: '%{by} abriu o chamado %{number}. %{shop}, terminal %{terminal}.',
    workOrderAttended: 'O chamado %{number} foi atendido. %{shop}, terminal %{terminal}.',
    workOrderClosed: 'O chamado %{number} foi encerrado. %{shop}, terminal %{terminal}.',
    workOrderWaiting: 'O chamado %{number} aguarda atendimento novamente. %{shop}, terminal %{terminal}.',
    workOrderReopened: '%{by} reabriu o chamado %{number}. %{shop}, terminal %{terminal}.',
    workOrderCommented: '%{by} escreveu no chamado %{number}. %{shop}, terminal %{terminal}.',
    codesReady:
      'O código de operador solicitado para %{shop} já funciona nos terminais. |||| Os %{smart_count} códigos de operador solicitados para %{shop} já funcionam nos terminais.',
    codesOverdue:
      '%{shop} aguarda um código de operador há mais de %{hours} horas: foi solicitado em %{date} às %{time}. |||| %{shop} aguarda %{smart_count} códigos de operador há mais de %{hours} horas: foram solicitados em %{date} às %{time}.',
    codeUsedOff:
      'O código de %{operator} com final %{code} (%{shop}) estava desativado e foi usado em %{date} às %{time} em %{where}.',
    codeUsedElsewhere:
      'O código de %{operator} com final %{code} é de %{shop} e foi usado em %{date} às %{time} em %{where}.',
    codesUnused:
      'O código de operador de %{codes} (%{shop}) não é usado há %{days} dias. |||| %{smart_count} códigos de operador de %{shop} não são usados há %{days} dias: %{codes}.',
    codesEnding:
      'O código de operador de %{codes} (%{shop}) não é usado há %{days} dias. Será desativado em %{date} se ninguém o usar. |||| %{smart_count} códigos de operador de %{shop} não são usados há %{days} dias: %{codes}. Serão desativados em %{date} se ninguém os usar.',
    codesEnded:
      'O código de operador de %{codes} (%{shop}) foi desativado: não era usado há %{days} dias. |||| %{smart_count} códigos de operador de %{shop} foram desativados: não eram usados há %{days} dias. %{codes}.',
    billingAvailable: 'O faturamento de %{first} a %{last} está disponível em Financeiro.',
    passwordChanged: 'Sua senha foi alterada. Se não foi você, avise o seu administrador imediatamente.',
    newBrowser:
      'Alguém entrou com o seu login em um novo navegador: %{browser}, endereço %{address}. Se não foi você, altere a sua senha.',
    wrongPasswords:
      'Foram digitadas %{times} senhas incorretas seguidas com o seu login, a última a partir do endereço %{address}. Se não foi você, avise o seu administrador imediatamente.',
    wrongCodes:
      'Alguém digitou a sua senha e depois %{times} códigos errados, o último a partir do endereço %{address}. Se não foi você, troque a senha imediatamente.',
    factorAdded:
      'Um segundo fator foi configurado para o seu acesso, e todas as outras sessões foram encerradas. Se não foi você, avise o administrador imediatamente.',
    factorRemoved: 'Seu segundo fator foi removido. Se não foi você, avise o administrador imediatamente.',
    factorReset: '%{by} redefiniu o seu segundo fator. Você acessa com a senha e pode configurar outro.',
    recoveryCodeUsed:
      'Um código de recuperação foi usado para acessar; resta 1. Se não foi você, avise o administrador imediatamente. |||| Um código de recuperação foi usado para acessar; restam %{smart_count}. Se não foi você, avise o administrador imediatamente.',
    passkeyAdded:
      'A chave de acesso “%{name}” foi adicionada. Se não foi você, remova-a em Meu segundo fator, troque a senha e avise o administrador imediatamente.',
    passkeyCopied:
      'Uma das suas chaves de acesso pode ter sido copiada, porque a contagem dela voltou atrás. Ela não entra mais aqui. Remova-a em Meu segundo fator e avise o administrador.',
    passkeyRemoved:
      'A chave de acesso “%{name}” foi removida. Se não foi você, troque a senha e avise o administrador imediatamente.',
    accountDeactivated: '%{by} desativou o seu acesso.',
    accountReactivated: '%{by} reativou o seu acesso.',
    exportReady: '%{title} (%{format}): exportação concluída. O arquivo está nos downloads do seu navegador.',
    bulkDone: '%{action}: %{changed} alterados, %{others} sem alteração (%{resource}).',
    shopSilent:
      '%{shop} parou de depositar: o último depósito foi em %{date} às %{time}. Um silêncio tão longo ocorre cerca de uma vez a cada %{days} dias.',
    shopBack: '%{shop} voltou a depositar: em %{date} às %{time}.',
    webhookPaused:
      'O receptor de eventos em %{host} falhou repetidas vezes ou não aceita mais eventos: nada mais é enviado a ele. Corrija-o e salve-o como ativo; o que ele perdeu nos últimos %{days} dias pode ser reenviado.',
    webhookDayHeld:
      'O dia contábil %{date} ainda não foi fechado: as transações da rede estão atrasadas. O evento será enviado assim que elas chegarem.',
    webhookEnded:
      '%{by} excluiu o seu receptor de eventos em %{host}: nada mais é enviado a ele, e o que o aguardava foi descartado.',
    sumsDiffer:
      'Valores guardados diferem das transações. Dias de totais: %{days}. Dias fechados: %{closings}. Arquivos bancários: %{files}. O runbook diz o que fazer (CofreTotalsDiffer).',
    viewShared: '%{by} compartilhou a visão “%{view}” (%{screen}) com você.',
    viewInherited:
      'A visão compartilhada “%{view}” (%{screen}) agora é sua, porque o acesso de %{from} foi desativado. As pessoas com quem ela é compartilhada continuam com ela.',
    viewReturned:
      'A visão compartilhada “%{view}” (%{screen}) voltou a ser de %{to}, porque o acesso foi reativado.',
    subscriptionNamed:
      '%{by} passa a enviar a você a visão “%{view}”, com o que está no seu acesso. Você pode deixar de recebê-la em Minhas assinaturas.',
    subscriptionLate:
      '“%{view}”, nº %{number}: ainda não foi possível enviar, e há novas tentativas. %{reason} |||| Ainda não foi possível fazer %{count} envios, e há novas tentativas; entre eles “%{view}”, nº %{number}. %{reason}',
    subscriptionFailed:
      '“%{view}”, nº %{number}: não foi enviada, e não há novas tentativas. %{reason} |||| %{count} envios não foram feitos, e não há novas tentativas; entre eles “%{view}”, nº %{number}. %{reason}',
    subscriptionWithheld: '“%{view}”, nº %{number}: não foi enviada a %{to}. %{reason}',
    subscriptionEmpty: '“%{view}”, nº %{number}: foi enviada sem linhas, porque não há nada no período.',
    subscriptionFewer:
      '“%{view}”, nº %{number}, para %{to}: abrange menos estabelecimentos que antes. Agora: %{count}. No número anterior: %{before}.',
    subscriptionStopped: '“%{view}” não é mais enviada. %{reason}',
    subscriptionEnded: '%{by} encerrou a sua assinatura de “%{view}”: ela não é mais enviada.',
  },
  browserOn: '%{browser} no %{system}',
  unknownBrowser: 'navegador desconhecido',
};
