import { users as mexican } from '../../es/own/users';
import { overlay } from '../../overlay';
import { userProblems } from '../user-problems';

export const users = overlay(mexican, {
  empty: 'Todavía no hay usuarios.',
  back: 'Volver a usuarios',
  welcome: {
    text: 'Esta persona todavía no ha creado su contraseña. El enlace del correo de bienvenida es válido por %{hours} horas.',
    failed: 'No fue posible enviar el correo de bienvenida.',
  },
  deactivate: {
    text: 'La sesión de %{name} se cerrará de inmediato y no podrá ingresar hasta que alguien reactive el acceso.',
  },
  columns: { active: 'Estado' },
  filters: { status: 'Estado' },
  form: {
    basicsHelp: 'El nombre y el usuario no se pueden cambiar después del registro.',
    basicsFixed: 'El nombre y el usuario identifican a la persona y no se pueden cambiar.',
    login: 'Usuario (cédula)',
    active: 'Estado',
    profileHelp: 'Un perfil por usuario. Si no elige ninguno, será visualizador de informes.',
    profiles: { '3': 'Extracto y tableros, solo lectura' },
    groupsFailed: 'No fue posible cargar los filtros.',
    kept: 'Lo que escribió sigue aquí. Intente de nuevo.',
  },
  problems: userProblems,
  api: {
    none: 'Sin usuario de la API',
    user: 'Usuario de la API %{id}',
    create: {
      action: 'Crear usuario de la API',
      text: '¿Crear un usuario de la API para %{name}? El secreto se mostrará una sola vez.',
    },
    renew: {
      text: '¿Reemplazar el secreto del usuario de la API de %{name}? El actual deja de funcionar de inmediato.',
    },
    failed: 'No fue posible guardar el usuario de la API.',
    noAnswer: 'El servidor no respondió. Intente de nuevo.',
    existed: 'El usuario de la API ya se había creado. Si no tiene el secreto, reemplácelo.',
    created: 'Usuario de la API creado.',
    title: 'Usuario de la API',
  },
  webhooks: {
    delete: { failed: 'No fue posible eliminar el receptor.' },
    loadFailed: 'No fue posible cargar los receptores de eventos.',
  },
});
