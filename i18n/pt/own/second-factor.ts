import type { ScreenTexts, TrailTexts } from '../../area-parts';
import type { secondFactor as model } from '../../en/own/second-factor';

export const secondFactor: typeof model = {
  app: 'Aplicativo autenticador',
  appHelp: 'Um aplicativo no seu celular que mostra um novo código de seis dígitos a cada 30 segundos.',
  explained:
    'Com um segundo fator, cada entrada pede, depois da senha, um código do seu celular ou uma chave de acesso. Quem souber só a sua senha não consegue entrar. Ao configurá-lo, você sai de todos os outros aparelhos.',
  none: 'Você ainda não configurou um segundo fator.',
  noApp: 'Você não configurou um aplicativo.',
  off: 'O seu perfil não usa um segundo fator.',
  loadFailed: 'Não foi possível carregar o segundo fator.',
  since: 'Configurado em %{date}, às %{time}',
  notSetUp: 'Não configurado',
  required: {
    now: 'O seu perfil exige um segundo fator. Nada mais abre enquanto você não o configurar.',
    from: 'O seu perfil exige um segundo fator a partir de %{date}. Configure-o antes desse dia.',
    stays: 'O seu perfil exige um segundo fator, por isso ele não pode ser removido.',
  },
  setUp: {
    action: 'Configurar',
    another: 'Configurar outro celular',
    password: {
      title: 'Confirme que é você',
      text: 'Digite a sua senha atual. Em seguida aparece o código QR para o seu aplicativo.',
      label: 'Senha atual',
      confirm: 'Continuar',
    },
    scan: {
      title: 'Conectar o aplicativo',
      text: 'Leia o código QR com o aplicativo autenticador do seu celular e digite o código que ele mostra. Se não conseguir ler, digite a chave no aplicativo.',
      qr: 'Código QR para o aplicativo autenticador',
      secret: 'Chave',
      open: 'Abrir em um aplicativo deste aparelho',
    },
    code: 'Código de seis dígitos',
    confirm: 'Confirmar',
    failed: 'Não foi possível configurar o segundo fator.',
    noAnswer: 'O servidor não respondeu. Tente novamente.',
    again: 'Começar de novo',
  },
  passkeys: {
    title: 'Chaves de acesso',
    help: 'Uma chave de acesso fica no seu celular, no seu computador ou em uma chave de segurança e responde só a este portal. Em vez de um código, ela pede sua digital, seu rosto ou um PIN.',
    none: 'Você não adicionou nenhuma chave de acesso.',
    list: 'Suas chaves de acesso',
    since: 'Adicionada em %{date}',
    used: 'usada pela última vez em %{date}, às %{time}',
    unused: 'ainda não usada',
    synced: 'em vários dos seus aparelhos',
    unsupported:
      'Este navegador não tem chaves de acesso neste endereço. Elas precisam do endereço do portal que tem um nome, com https.',
    full: 'Você já tem dez chaves de acesso, que é o máximo.',
    add: 'Adicionar chave de acesso',
    dialog: {
      title: 'Adicionar chave de acesso',
      text: 'Digite a sua senha atual. Em seguida o navegador pergunta onde guardar a chave de acesso.',
      name: 'Nome (opcional)',
      nameHelp: 'Por exemplo, “Chave de segurança azul”',
      confirm: 'Continuar',
      failed: 'Não foi possível adicionar a chave de acesso.',
      noAnswer:
        'O servidor não respondeu. A chave de acesso pode já ter sido adicionada; veja a lista antes de tentar novamente.',
      cancelled: 'O navegador não criou nenhuma chave de acesso. Tente novamente.',
      known: 'O aparelho que você escolheu já tem uma chave de acesso para este portal.',
    },
    done: 'Chave de acesso adicionada.',
    remove: {
      action: 'Remover',
      of: 'Remover a chave de acesso %{name}',
      title: 'Remover a chave de acesso %{name}?',
      text: 'Ela não entra mais aqui. Seu aparelho pode continuar a mostrá-la até você apagá-la nele.',
      failed: 'Não foi possível remover a chave de acesso.',
      noAnswer: 'O servidor não respondeu. A chave de acesso pode já ter sido removida. Tente novamente.',
      done: 'Chave de acesso removida.',
    },
    ofUser: 'Chaves de acesso: %{names}',
  },
  codes: {
    title: 'Códigos de recuperação',
    help: 'Para quando você estiver sem o celular. Cada um vale uma vez.',
    left: 'Resta %{count} código de recuperação |||| Restam %{count} códigos de recuperação',
    noneLeft: 'Não restam códigos de recuperação',
    few: 'Gere novos códigos agora. Sem eles, só um administrador poderá ajudar se você perder o celular.',
    use: 'Sem o celular, você entra com um destes códigos. Cada um vale uma vez.',
    once: 'Guarde-os agora, por exemplo em um gerenciador de senhas ou em papel. Eles não serão exibidos novamente.',
    copy: 'Copiar todos',
    save: 'Salvar como arquivo',
    fileName: 'cofre-codigos-de-recuperacao.txt',
    fileHead: 'Códigos de recuperação de %{login} para %{address}',
    stored: 'Já guardei',
    leave: {
      title: 'Fechar sem guardar os códigos?',
      text: 'Eles não serão exibidos novamente.',
      stay: 'Voltar aos códigos',
      leave: 'Fechar mesmo assim',
    },
    renew: {
      action: 'Novos códigos de recuperação',
      title: 'Gerar novos códigos de recuperação?',
      text: 'Você recebe dez códigos novos. Os anteriores deixam de valer imediatamente.',
      confirm: 'Gerar novos códigos',
      failed: 'Não foi possível gerar novos códigos de recuperação.',
      noAnswer:
        'O servidor não respondeu. Os códigos anteriores podem já ter deixado de valer. Tente novamente.',
    },
  },
  remove: {
    action: 'Remover',
    title: 'Remover o seu segundo fator?',
    text: 'Depois disso, só a senha basta para entrar. Os seus códigos de recuperação deixam de valer.',
    others: 'Depois disso, cada acesso pede a sua chave de acesso ou um código de recuperação.',
    failed: 'Não foi possível remover o segundo fator.',
    noAnswer: 'O servidor não respondeu. O segundo fator pode já ter sido removido. Tente novamente.',
    done: 'Segundo fator removido.',
  },
  reset: {
    action: 'Redefinir segundo fator',
    title: 'Redefinir o segundo fator de %{name}?',
    text: 'O aplicativo, as chaves de acesso e os códigos de recuperação de %{name} deixam de valer, e todas as sessões de %{name} terminam imediatamente. Um e-mail avisa %{name}. Até que um novo seja configurado, só a senha basta para entrar.',
    newPassword:
      'Se a senha só foi aceita junto com o segundo fator, %{name} define antes uma nova em “Esqueci minha senha”.',
    confirm: 'Redefinir',
    failed: 'Não foi possível redefinir o segundo fator.',
    noAnswer: 'O servidor não respondeu. O segundo fator pode já ter sido redefinido. Tente novamente.',
    done: 'Segundo fator redefinido.',
    none: 'Já não havia um segundo fator.',
  },
  ofUser: {
    title: 'Segundo fator',
    text: 'Redefina-o para quem perdeu o celular e os códigos de recuperação.',
    none: 'Esta pessoa não configurou um segundo fator.',
  },
  rules: {
    title: 'Segundo fator por perfil',
    text: 'Se as pessoas de um perfil podem ou precisam entrar com um código do celular.',
    loadFailed: 'Não foi possível carregar as regras.',
    enrolled:
      '%{enrolled} de %{people} pessoa já configurou |||| %{enrolled} de %{people} pessoas já configuraram',
    nobody: 'Ninguém tem este perfil',
    requiredFrom: 'Obrigatório a partir de %{date}',
    bySettings: 'Definido pela configuração do portal.',
    off: { name: 'Desligado', help: 'Ninguém o configura. A quem já tem um, ele continua sendo pedido.' },
    offered: { name: 'Opcional', help: 'Cada pessoa decide se quer configurá-lo.' },
    required: {
      name: 'Obrigatório',
      help: 'A partir de um dia, nada mais abre para quem não o configurou.',
    },
    edit: {
      action: 'Editar',
      of: 'Editar a regra de %{profile}',
      title: 'Segundo fator de %{profile}',
      rule: 'Regra',
      day: 'Obrigatório a partir de',
      noDay: 'Informe o primeiro dia em que ele é obrigatório.',
      past: 'Este dia já passou.',
      without:
        '%{count} pessoa deste perfil ainda não tem um segundo fator. A partir desse dia, configurá-lo vem antes de tudo. |||| %{count} pessoas deste perfil ainda não têm um segundo fator. A partir desse dia, configurá-lo vem antes de tudo.',
      save: 'Salvar',
      failed: 'Não foi possível salvar a regra.',
      done: 'Regra salva.',
    },
  },
  administrators: {
    title: 'Segundo fator dos administradores do provedor',
    text: 'Eles não estão na lista de usuários. O seu você altera na própria página.',
    own: 'Você',
  },
};

export const screens: ScreenTexts = {
  '/segundo-fator': { title: 'Meu segundo fator', menu: 'Meu segundo fator' },
  '/acesso': { title: 'Acesso', menu: 'Acesso' },
};

export const trail: TrailTexts = {
  entities: {
    passkey: 'Chave de acesso',
    second_factor: 'Segundo fator',
    second_factor_rule: 'Regra do segundo fator',
  },
  fields: { factorWay: 'Substituído', factorRule: 'Regra', requiredFrom: 'Obrigatório a partir de' },
};
