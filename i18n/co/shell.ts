import type { shell as model } from '../en/shell';

export const shell: typeof model = {
  product: 'Cofre',
  documentTitle: '%{page} · Cofre',
  skip: 'Ir al contenido',
  menu: 'Menú principal',
  openMenu: 'Abrir el menú',
  closeMenu: 'Cerrar el menú',
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
    system: 'Igual al dispositivo',
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
    bankUser: 'Usuario de banco',
    apiUser: 'Usuario de la API',
    localGroups: 'Grupos locales',
  },
  notAuthorized: {
    title: 'Página no autorizada',
    text: 'Su perfil no permite abrir esta página. Si la necesita, solicítela a su administrador.',
  },
  notFound: {
    title: 'Página no encontrada',
    text: 'No hay nada en esta dirección. Es posible que haya cambiado o que el enlace esté incompleto.',
  },
  failed: {
    title: 'No fue posible mostrar esta página',
  },
  unverified: {
    title: 'No fue posible verificar su sesión.',
  },
  toHome: 'Ir al inicio',
  signOut: 'Salir',
};
