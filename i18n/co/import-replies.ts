import { importReplies as mexican } from '../es/import-replies';
import { overlay } from '../overlay';

export const importReplies = overlay(mexican, {
  columns: { status: 'Estado' },
  help: {
    name: 'Se necesita para las personas nuevas, máximo 100 caracteres. El nombre de quien ya está registrado no se puede cambiar.',
    email:
      'Se necesita para las personas nuevas. Allí llega el correo de bienvenida con el enlace para la contraseña.',
    establishments: 'Códigos separados por espacios, todos los que la persona debe tener.',
    groups: 'Nombres o identificadores separados por |, todos los que la persona debe tener.',
    category: 'Usuario de banco o 1, solo para usuarios específicos.',
  },
  problems: {
    loginTwice: 'El usuario está en más de una fila. Vea también la fila %{lines}.',
    nameFixed: 'El nombre de una persona registrada no se puede cambiar. Es %{name}.',
    noStatus: '%{text} no es un estado. Escriba Activo o Inactivo.',
    noCategory: '%{text} no es una categoría. Escriba Usuario de banco.',
    dateWithoutAccess: 'Una fecha de la API necesita acceso a la API.',
  },
  refused: { otherNumbers: 'La vista previa tiene otras cantidades. Revísela nuevamente.' },
});
