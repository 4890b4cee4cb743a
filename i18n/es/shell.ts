import type { shell as model } from '../en/shell';

export const shell: typeof model = {
  product: 'Cofre',
  documentTitle: '%{page} · Cofre',
  skip: 'Ir al contenido',
  menu: 'Menú principal',
  openMenu: 'Abrir menú',
  closeMenu: 'Cerrar menú',
  keepMenuOpen: 'Mantener el menú abierto',
  foldMenu: 'Contraer el menú',
  groups: {
    main: 'Principal',
    reports: 'Estados de cuenta y reportes',
    administration: 'Administración',
    bank: 'Banco',
  },
  finder: {
    label: 'Buscar en el portal',
  },
  profile: 'Perfil de %{name}',
  shortcuts: 'Atajos de teclado',
  theme: {
    label: 'Tema',
    light: 'Claro',
    dark: 'Oscuro',
    system: 'Igual que el dispositivo',
  },
  language: 'Idioma',
  languages: {
    en: 'English',
    co: 'Español (Colombia)',
    es: 'Español (México)',
    pt: 'Português',
  },
  profiles: {
    provider: 'Administrador del proveedor',
    manager: 'Administrador de establecimiento',
    viewer: 'Visualizador de reportes',
    none: 'Sin perfil',
    specific: 'Usuario específico',
    bankUser: 'Usuario del banco',
    apiUser: 'Usuario de API',
    localGroups: 'Grupos locales',
  },
  notAuthorized: {
    title: 'Página no autorizada',
    text: 'Su perfil no tiene acceso a esta página. Si la necesita, pida el acceso a su administrador.',
    ofProvider: 'Los administradores del proveedor no pueden abrir este registro o esta página.',
  },
  notFound: {
    title: 'Página no encontrada',
    text: 'No hay nada en esta dirección. Tal vez cambió o el enlace está incompleto.',
  },
  lost: 'Sin conexión. Los datos son de %{time} y se actualizarán automáticamente cuando vuelva la conexión.',
  lostEarlier:
    'Sin conexión. Todavía ve las filas de %{time}, sin su último cambio. Se actualizarán automáticamente cuando vuelva la conexión.',
  failed: {
    title: 'No se pudo mostrar esta página',
    part: 'No se pudo mostrar esta parte de la página',
    code: 'No se pudo cargar una parte del portal. Revise su conexión e inténtelo de nuevo.',
    replaced: 'El portal se actualizó. Guarde lo que escribió y vuelva a cargar la página.',
  },
  unverified: {
    title: 'No se pudo verificar su sesión.',
  },
  toHome: 'Ir al inicio',
  signOut: 'Cerrar sesión',
};
