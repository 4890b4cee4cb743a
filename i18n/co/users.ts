import { users as mexican } from '../es/users';
import { overlay } from '../overlay';
import { userProblems } from './user-problems';

export const users = overlay(mexican, {
  empty: 'Todavía no hay usuarios.',
  back: 'Volver a usuarios',
  deactivate: {
    text: 'La sesión de %{name} se cierra de inmediato, y no podrá ingresar hasta que alguien active el acceso de nuevo.',
  },
  columns: { active: 'Estado' },
  filters: { status: 'Estado' },
  form: {
    basicsHelp: 'El nombre y el usuario no se pueden cambiar después del registro.',
    login: 'Usuario (cédula)',
    active: 'Estado',
    kept: 'Sus valores se conservan para que lo intente de nuevo.',
  },
  problems: userProblems,
  api: {
    none: 'Sin usuario de la API',
    user: 'Usuario de la API %{id}',
    create: {
      action: 'Crear usuario de la API',
      text: '¿Crear un usuario de la API para %{name}? El secreto se muestra una sola vez.',
    },
    renew: {
      text: '¿Reemplazar el secreto del usuario de la API de %{name}? El actual deja de funcionar de inmediato.',
    },
    failed: 'No se pudo guardar el usuario de la API.',
    noAnswer: 'El servidor no respondió. Intente de nuevo.',
    existed: 'El usuario de la API ya se había creado. Si no conoce el secreto, reemplácelo.',
    created: 'Usuario de la API creado.',
    title: 'Usuario de la API',
  },
});
