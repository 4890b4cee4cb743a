import type { shell as model } from '../en/shell';

export const shell: typeof model = {
  product: 'Cofre',
  documentTitle: '%{page} · Cofre',
  skip: 'Saltar al contenido',
  menu: 'Menú principal',
  openMenu: 'Abrir menú',
  closeMenu: 'Cerrar menú',
  groups: {
    main: 'Principal',
    reports: 'Extractos e informes',
    administration: 'Administración',
    bank: 'Banco',
  },
  finder: {
    label: 'Buscar página',
    noResults: 'No se encontró ninguna página',
  },
  profile: 'Perfil de %{name}',
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
    viewer: 'Visualizador de informes',
    none: 'Sin perfil',
    specific: 'Usuario específico',
    bankUser: 'Usuario bancario',
    apiUser: 'Usuario de API',
    localGroups: 'Grupos locales',
  },
  notAuthorized: {
    title: 'Página no autorizada',
    text: 'Su perfil no permite abrir esta página. Si la necesita, pídala a su administrador.',
  },
  notFound: {
    title: 'Página no encontrada',
    text: 'No hay nada en esta dirección. Tal vez cambió o el enlace está incompleto.',
  },
  failed: {
    title: 'No se pudo mostrar esta página',
  },
  unverified: {
    title: 'No se pudo verificar su sesión.',
  },
  toHome: 'Ir al inicio',
  signOut: 'Cerrar sesión',
};
