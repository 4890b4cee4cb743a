import type { ScreenTexts, TrailTexts } from '../../area-parts';
import type { password as model } from '../../en/own/password';

export const password: typeof model = {
  forgot: {
    documentTitle: 'Esqueci minha senha – Cofre',
    title: 'Esqueceu sua senha?',
    intro: 'Informe seu CPF. As instruções vão para o e-mail do seu cadastro.',
    taxId: 'CPF',
    missing: 'Informe seu CPF.',
    send: 'Enviar',
    sending: 'Enviando…',
    failed: 'Não foi possível enviar a solicitação. Tente novamente.',
    toSignIn: 'Voltar para o login',
  },
  reset: {
    documentTitle: 'Nova senha – Cofre',
    title: 'Nova senha',
    intro: 'Escolha a senha que você vai usar a partir de agora.',
    checking: 'Verificando o seu link…',
    notChecked: 'Não foi possível verificar o seu link. Tente novamente.',
    retry: 'Tentar novamente',
    invalid: 'Token inválido! Solicite uma nova redefinição de senha.',
    invalidHelp:
      'O link só pode ser usado uma vez e por tempo limitado. Se você acabou de recarregar esta página, abra de novo o link do e-mail.',
    request: 'Solicitar um novo link',
    newPassword: 'Nova senha',
    confirmation: 'Confirme a nova senha',
    hint: 'De %{least} a %{most} caracteres, com letras, números e símbolos. Não pode conter seu login, nome ou e-mail nem ser uma das suas últimas 5 senhas.',
    lengthHint:
      'De %{least} a %{most} caracteres. Uma frase de algumas palavras é fácil de lembrar. Não pode conter seu login, nome ou e-mail nem ser uma das suas últimas 5 senhas.',
    rules: {
      length: 'De %{least} a %{most} caracteres',
      letter: 'Uma letra',
      digit: 'Um número',
      symbol: 'Um símbolo',
    },
    empty: 'Preencha todos os campos!',
    different: 'As senhas devem ser iguais!',
    short: 'Senha não contém a quantidade mínima de caracteres.',
    criteria: 'Senha não respeita os critérios!',
    failed: 'Não foi possível alterar a senha.',
    save: 'Salvar senha',
    saving: 'Salvando…',
    saved: 'Senha alterada com sucesso!',
    savedHelp: 'Entre com a sua nova senha.',
    signIn: 'Ir para o login',
  },
  own: {
    account: 'Sua conta',
    accountHelp: 'Quem cuida do nome e do login é o seu administrador.',
    name: 'Nome',
    login: 'Login',
    section: 'Senha',
    sectionHelp: 'Ao salvar, sua sessão é encerrada nos outros dispositivos.',
    newPassword: 'Nova senha',
    confirmation: 'Confirme a nova senha',
    different: 'O campo de confirmação não tem a mesma senha',
    criteria: 'A senha não atende aos critérios mínimos',
    failed: 'Não foi possível salvar a nova senha!',
    noAnswer:
      'O servidor não respondeu. O que você digitou continua aqui. Tente novamente. Se aparecer que a senha já foi usada, é porque ela já tinha sido salva.',
    saved: 'Senha alterada com sucesso!',
    save: 'Salvar senha',
    current: {
      title: 'Confirme que é você',
      text: 'Informe sua senha atual para salvar a nova.',
      label: 'Senha atual',
      confirm: 'Salvar senha',
    },
    rules: {
      title: 'O que a senha precisa ter',
      count: '%{met} de %{all} atendidos',
      length: 'De %{least} a %{most} caracteres',
      lowercase: 'Uma letra minúscula',
      uppercase: 'Uma letra maiúscula',
      digit: 'Um número',
      symbol: 'Um dos símbolos ! @ # % &',
      noRepetition: 'Sem caracteres iguais consecutivos',
      nothingPersonal: 'Sem seu nome, sobrenome, login ou e-mail',
      notReused: 'Diferente das suas últimas 5 senhas',
      met: 'atendido',
      unmet: 'ainda não atendido',
      onSave: 'verificado ao salvar',
      failed: 'Não foi possível carregar o que a senha precisa ter.',
    },
  },
};

export const screens: ScreenTexts = {
  '/alterar-senha-perfil': { title: 'Alterar senha', menu: 'Alterar senha' },
};

export const trail: TrailTexts = {
  entities: { password: 'Senha', password_link: 'Link para uma nova senha' },
  fields: { userId: 'Usuário', by: 'Meio', minutes: 'Minutos de validade' },
};
