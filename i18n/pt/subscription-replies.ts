import type { subscriptionReplies as model } from '../en/subscription-replies';

export const subscriptionReplies: typeof model = {
  gone: 'Esta assinatura foi encerrada, ou você não é mais destinatário dela.',
  notYours: 'Só o dono desta assinatura pode alterá-la.',
  noSending: 'Este arquivo não é para você, ou não é mais guardado.',
  tooMany: 'Você já tem %{most} assinaturas. Encerre algumas primeiro.',
  justSent: 'Ela acabou de ser enviada. Espere um minuto antes de enviá-la de novo.',
  form: 'O arquivo deste relatório tem outro formato, e não o que Accept pede.',
  problems: {
    required: 'Preencha este campo.',
    notTaken: 'Isto não combina com as outras escolhas.',
    noTime: 'Informe uma hora, por exemplo 07:30.',
    format: 'Visões como esta não podem ser enviadas neste formato.',
    recipients: 'Algumas destas pessoas não podem abrir a visão, ou você não pode enviá-la a elas.',
    partOfAccount:
      'Estas pessoas não veem a conta inteira e nunca receberiam o arquivo bancário dela: %{names}.',
    attached: 'Este portal envia links, e não arquivos, por e-mail.',
    noHost: 'Informe o nome ou o endereço de um servidor.',
    port: 'Use a porta 22 ou uma porta a partir da 1024.',
    secret: 'Informe a senha ou a chave privada.',
    oneSecret: 'Informe uma senha ou uma chave privada, não as duas.',
    receiver: 'Escolha um dos seus receptores. Eles precisam do acesso à API.',
    numbered: 'Só arquivos bancários são numerados.',
  },
};
