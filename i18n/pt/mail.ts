import type { mail as model } from '../en/mail';

export const mail: typeof model = {
  greeting: 'Olá, %{name}!',
  instead: 'Se o botão não funcionar, copie este endereço para o navegador.',
  footer: 'Cofre, o portal da rede de terminais. Este e-mail foi enviado automaticamente; não responda.',
  resetPassword: {
    subject: 'Defina uma nova senha no Cofre',
    title: 'Defina uma nova senha',
    asked: 'Alguém, provavelmente você, pediu uma nova senha para o login %{login}.',
    button: 'Definir nova senha',
    valid: 'O link funciona uma única vez e vale por %{minutes} minutos. Um pedido mais recente o substitui.',
    notYou:
      'Se não foi você, não é preciso fazer nada: sua senha continua a mesma. Não compartilhe este link; ninguém do Cofre vai pedi-lo a você.',
  },
  welcome: {
    subject: 'Boas-vindas ao Cofre',
    title: 'Boas-vindas ao Cofre',
    registered: 'Você foi cadastrado no portal da rede de terminais, com o login %{login}.',
    choose: 'Defina sua senha para poder entrar.',
    button: 'Definir senha',
    valid:
      'O link funciona uma única vez e vale por %{hours} horas. Depois disso, peça outro na página de login, em “Esqueci minha senha”.',
    notYou:
      'Se você não sabe do que se trata, ignore este e-mail. Não compartilhe este link; ninguém do Cofre vai pedi-lo a você.',
  },
  newBrowser: {
    subject: 'Novo acesso ao Cofre',
    title: 'Acesso em um novo navegador',
    happened:
      'Em %{date}, às %{time}, alguém entrou com o login %{login} em um navegador que ainda não tinha sido usado: %{browser}, endereço %{address}.',
    button: 'Ver onde estou conectado',
    notYou:
      'Se foi você, não é preciso fazer nada. Se não foi, encerre essa sessão, altere a sua senha e avise o seu administrador.',
  },
  secondFactor: {
    button: 'Ver meu segundo fator',
    changePassword: 'Trocar minha senha',
    passwordAlone: 'Agora o acesso pede só a senha.',
    signInAgain: 'Acesse com a senha e configure um novo segundo fator.',
    newPassword: 'Definir uma nova senha',
    passwordNeedsFactor:
      'Sua senha só foi aceita junto com um segundo fator. Defina uma nova, acesse com ela e configure um novo segundo fator.',
    added: {
      subject: 'Segundo fator do Cofre configurado',
      title: 'Um segundo fator foi configurado',
      happened:
        'Em %{date}, às %{time}, um segundo fator foi configurado para o login %{login}. Todas as outras sessões foram encerradas; de agora em diante, ele é pedido em cada acesso.',
      notYou: 'Se foi você, não precisa fazer nada. Se não, avise o administrador imediatamente.',
    },
    removed: {
      subject: 'Segundo fator do Cofre removido',
      title: 'Seu segundo fator foi removido',
      happened:
        'Em %{date}, às %{time}, o aplicativo autenticador do login %{login} foi removido como segundo fator.',
      notYou:
        'Se foi você, não precisa fazer nada. Se não, troque a senha e avise o administrador imediatamente.',
    },
    reset: {
      subject: 'Segundo fator do Cofre redefinido',
      title: 'Seu segundo fator foi redefinido',
      happened:
        'Em %{date}, às %{time}, um administrador redefiniu o segundo fator do login %{login}. Todas as sessões foram encerradas.',
      notYou: 'Se você não pediu isso, troque a senha e avise o administrador imediatamente.',
    },
    wrongCodes: {
      subject: 'Códigos errados no seu acesso ao Cofre',
      title: 'Alguém sabe a sua senha',
      happened:
        'Em %{date}, às %{time}, alguém digitou a senha certa do login %{login} e depois vários códigos errados, o último a partir do endereço %{address}. Ninguém entrou.',
      notYou: 'Se foi você, não precisa fazer nada. Se não, troque a senha agora e avise o administrador.',
    },
    passkeyAdded: {
      subject: 'Chave de acesso do Cofre adicionada',
      title: 'Uma chave de acesso foi adicionada',
      happened: 'Em %{date}, às %{time}, a chave de acesso “%{passkey}” foi adicionada ao login %{login}.',
      notYou:
        'Se foi você, não precisa fazer nada. Se não, remova-a em Meu segundo fator, troque a senha e avise o administrador imediatamente.',
    },
    passkeyCopied: {
      subject: 'Uma chave de acesso sua pode ter sido copiada',
      title: 'Uma chave de acesso pode ter sido copiada',
      happened:
        'Em %{date}, às %{time}, a contagem de uma chave de acesso do login %{login} voltou atrás, o que acontece quando ela foi copiada. Ela não entra mais.',
      notYou: 'Remova-a em Meu segundo fator e avise o administrador.',
    },
    passkeyRemoved: {
      subject: 'Chave de acesso do Cofre removida',
      title: 'Uma chave de acesso foi removida',
      happened: 'Em %{date}, às %{time}, a chave de acesso “%{passkey}” do login %{login} foi removida.',
      notYou:
        'Se foi você, não precisa fazer nada. Se não, troque a senha e avise o administrador imediatamente.',
    },
  },
  addressChanged: {
    subject: 'Seu e-mail no Cofre foi alterado',
    title: 'Seu e-mail foi alterado',
    changed:
      'Outro e-mail foi informado para o login %{login}. A partir de agora o portal escreve para ele, e não mais para este endereço.',
    button: 'Abrir o Cofre',
    notYou:
      'Se você já sabia disso, não é preciso fazer nada. Se não sabia, avise imediatamente o seu administrador, porque quem lê o novo endereço pode definir uma nova senha para este login.',
  },
  workOrders: {
    subject: { one: 'Novidades do chamado %{number}', many: 'Novidades dos seus chamados' },
    events: {
      opened: '%{date} %{time}: %{by} abriu o chamado %{number} (%{shop}).',
      attended: '%{date} %{time}: o chamado %{number} foi atendido (%{shop}).',
      closed: '%{date} %{time}: o chamado %{number} foi encerrado (%{shop}).',
      waiting: '%{date} %{time}: o chamado %{number} aguarda atendimento novamente (%{shop}).',
      reopened: '%{date} %{time}: %{by} reabriu o chamado %{number} (%{shop}).',
      commented: '%{date} %{time}: %{by} escreveu no chamado %{number} (%{shop}).',
    },
    more: 'E mais uma novidade. |||| E mais %{smart_count} novidades.',
    button: 'Abrir o Cofre',
    afterwards:
      'As novidades de cada dez minutos vêm em um só e-mail. Responda no portal, no próprio chamado.',
  },
  subscriptionTrouble: {
    subject: 'A sua assinatura de “%{view}” não é enviada',
    others: 'Os demais:',
    button: 'Minhas assinaturas',
    why: 'Você recebe esta mensagem porque a assinatura é sua. O que falha pela mesma causa vem em uma só mensagem.',
  },
  subscription: {
    subject: '%{view}, nº %{number}',
    testSubject: '%{view} (teste)',
    due: 'Prevista para %{date}, às %{time}. Formato: %{format}.',
    total: 'Linhas: %{rows}. Depósitos: %{deposits}. Saques: %{withdrawals}. Saldo: %{balance}.',
    empty: 'Não tem linhas: não há nada no período.',
    account: 'Arquivo nº %{number} da conta. Saldo inicial: %{opening}. Saldo final: %{closing}.',
    still: 'A conta não teve movimento: o arquivo tem somente o saldo.',
    late: 'Chega mais tarde que o previsto.',
    part: 'Parte do que esta visão seleciona está fora do seu acesso e não está no arquivo.',
    establishments: 'Estabelecimentos agora: %{count}. No número anterior: %{before}.',
    lost: 'Não estão mais entre eles: %{count} (%{codes}).',
    attached: 'O arquivo está anexado.',
    button: 'Buscar o arquivo',
    signIn:
      'Entre no Cofre para buscar o arquivo. Ele fica disponível por %{days} dias, dentro do que estiver no seu acesso naquele momento.',
    leave:
      'A numeração não tem falhas. O que não pôde ser enviado é tentado de novo por %{hours} horas. Você pode deixar esta assinatura, ou encerrá-la se for sua, no Cofre, em Minhas assinaturas.',
  },
};
