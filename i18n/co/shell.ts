import { shell as mexican } from '../es/shell';
import { overlay } from '../overlay';

export const shell = overlay(mexican, {
  openMenu: 'Abrir el menú',
  closeMenu: 'Cerrar el menú',
  groups: { reports: 'Extractos e informes' },
  theme: { system: 'Igual al dispositivo' },
  profiles: { viewer: 'Visualizador de informes', apiUser: 'Usuario de la API' },
  notAuthorized: {
    text: 'Su perfil no tiene acceso a esta página. Si la necesita, solicite el acceso a su administrador.',
  },
  notFound: {
    text: 'No hay nada en esta dirección. Es posible que haya cambiado o que el enlace esté incompleto.',
  },
  failed: {
    title: 'No fue posible mostrar esta página',
    part: 'No fue posible mostrar esta parte de la página',
    code: 'No fue posible cargar una parte del portal. Revise su conexión e intente de nuevo.',
    replaced: 'El portal fue actualizado. Guarde lo que escribió y recargue la página.',
  },
  unverified: { title: 'No fue posible verificar su sesión.' },
  signOut: 'Salir',
});
