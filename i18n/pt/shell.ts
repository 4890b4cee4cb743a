import type { shell as model } from '../en/shell';

export const shell: typeof model = {
  product: 'Cofre',
  documentTitle: '%{page} · Cofre',
  skip: 'Ir para o conteúdo',
  menu: 'Menu principal',
  openMenu: 'Abrir menu',
  closeMenu: 'Fechar menu',
  keepMenuOpen: 'Manter o menu aberto',
  foldMenu: 'Recolher o menu',
  groups: {
    main: 'Principal',
    reports: 'Extratos e relatórios',
    administration: 'Administração',
    bank: 'Banco',
  },
  finder: {
    label: 'Buscar no portal',
  },
  profile: 'Perfil de %{name}',
  shortcuts: 'Atalhos de teclado',
  theme: {
    label: 'Tema',
    light: 'Claro',
    dark: 'Escuro',
    system: 'Igual ao dispositivo',
  },
  language: 'Idioma',
  languages: {
    en: 'English',
    co: 'Español (Colombia)',
    es: 'Español (México)',
    pt: 'Português',
  },
  profiles: {
    provider: 'Administrador do provedor',
    manager: 'Administrador de estabelecimento',
    viewer: 'Visualizador de relatórios',
    none: 'Sem perfil',
    specific: 'Usuário específico',
    bankUser: 'Usuário do banco',
    apiUser: 'Usuário de API',
    localGroups: 'Grupos locais',
  },
  notAuthorized: {
    title: 'Página não autorizada',
    text: 'Seu perfil não permite abrir esta página. Se precisar dela, fale com o seu administrador.',
    ofProvider: 'Administradores do provedor não podem abrir este registro ou esta página.',
  },
  notFound: {
    title: 'Página não encontrada',
    text: 'Não há nada neste endereço. A página pode ter mudado ou o link está incompleto.',
  },
  lost: 'Sem conexão. Os dados são de %{time} e serão atualizados automaticamente quando a conexão voltar.',
  lostEarlier:
    'Sem conexão. Você ainda vê as linhas de %{time}, sem a sua última alteração. Elas serão atualizadas automaticamente quando a conexão voltar.',
  failed: {
    title: 'Não foi possível exibir esta página',
    part: 'Não foi possível exibir esta parte da página',
    code: 'Não foi possível carregar uma parte do portal. Verifique a conexão e tente novamente.',
    replaced: 'O portal foi atualizado. Salve o que você digitou e recarregue a página.',
  },
  unverified: {
    title: 'Não foi possível verificar a sua sessão.',
  },
  toHome: 'Ir para o início',
  signOut: 'Sair',
};
