import type { factorReplies as model } from '../en/factor-replies';

export const factorReplies: typeof model = {
  asked: 'Confirme com o seu segundo fator.',
  wrong:
    'Este código não está certo. Digite o que o aplicativo mostra agora. Seu celular deve mostrar o horário %{time}.',
  codeWrong: 'Este código não está certo. Confira cada caractere.',
  old: 'Este código valia há 1 minuto. Digite o que o aplicativo mostra agora. Seu celular deve mostrar o horário %{time}. |||| Este código valia há %{smart_count} minutos. Digite o que o aplicativo mostra agora. Seu celular deve mostrar o horário %{time}.',
  used: 'Este código já foi usado. Espere até o aplicativo mostrar o próximo.',
  recoveryWrong: 'Este código de recuperação não está certo. Confira cada caractere.',
  recoveryUsed: 'Este código de recuperação já foi usado. Cada um vale uma vez.',
  clockSlow:
    'O relógio do seu celular está 1 minuto atrasado. Acerte para %{time} e digite o próximo código. |||| O relógio do seu celular está %{smart_count} minutos atrasado. Acerte para %{time} e digite o próximo código.',
  clockFast:
    'O relógio do seu celular está 1 minuto adiantado. Acerte para %{time} e digite o próximo código. |||| O relógio do seu celular está %{smart_count} minutos adiantado. Acerte para %{time} e digite o próximo código.',
  unreadable:
    'Seu segundo fator não pode mais ser lido, porque a chave do portal mudou. Peça a um administrador que o redefina.',
  expired: 'Este acesso demorou demais. Entre de novo.',
  due: 'Seu perfil exige um segundo fator. Configure-o primeiro.',
  again: 'Confirme com o seu segundo fator.',
  required:
    'Seu perfil exige um segundo fator, por isso ele não pode ser removido. Você pode configurar outro no lugar.',
  passwordFirst: 'Sua senha só foi aceita junto com um segundo fator. Defina outra primeiro.',
  longPasswordFirst:
    'Sua senha só foi aceita junto com um segundo fator. Defina primeiro outra de pelo menos %{least} caracteres, sem contar partes repetidas.',
  noneWaits: 'O código QR é antigo demais ou foi substituído. Comece de novo.',
  off: 'O segundo fator está desligado para o seu perfil.',
  none: 'Você não configurou um segundo fator.',
  weaker: 'A configuração deste portal exige mais para este perfil.',
  ownFirst: 'Configure primeiro o seu próprio segundo fator.',
  day: 'Informe o primeiro dia em que ele é exigido.',
  past: 'Este dia já passou.',
  passkeyWrong: 'Não foi possível verificar esta chave de acesso. Tente novamente ou use outra forma.',
  passkeyOrigin: 'Esta chave de acesso foi usada em outro endereço. Abra o portal no endereço correto.',
  passkeyExpired: 'Isto demorou demais. Tente novamente com a sua chave de acesso.',
  passkeyUsed: 'Esta resposta da sua chave de acesso já foi usada. Tente novamente.',
  passkeyUnknown:
    'Esta chave de acesso não é conhecida aqui; ela pode ter sido removida. Use outra chave ou outra forma.',
  passkeyCopied:
    'Esta chave de acesso pode ter sido copiada, porque a contagem dela voltou atrás. Use outra forma, remova a chave e avise o administrador.',
  passkeyUnverified:
    'Sua chave de acesso não pediu PIN, digital nem rosto, por isso ela sozinha não basta. Digite seu login e sua senha.',
  passkeyKnown: 'Esta chave de acesso já foi adicionada.',
  passkeysMany: 'Você já tem dez chaves de acesso, que é o máximo. Remova uma primeiro.',
};
