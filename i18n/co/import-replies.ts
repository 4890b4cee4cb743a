import { importReplies as mexican } from '../es/import-replies';
import { overlay } from '../overlay';

export const importReplies = overlay(mexican, {
  columns: { status: 'Estado' },
  help: {
    name: 'Obligatorio para personas nuevas, máximo 100 caracteres. El nombre de quien ya está registrado no se puede cambiar.',
    email:
      'Obligatorio para personas nuevas. Allí llega el correo de bienvenida con el enlace para definir la contraseña.',
    profile:
      'Administrador de establecimiento, Visualizador de informes o Usuario específico, o bien 2, 3 o 5. Sin perfil, la persona nueva será visualizador de informes.',
  },
  problems: {
    nameFixed: 'El nombre de una persona registrada no se puede cambiar. Es %{name}.',
    noStatus: '%{text} no es un estado. Escriba Activo o Inactivo.',
    noProfile:
      '%{text} no es un perfil. Escriba Administrador de establecimiento, Visualizador de informes o Usuario específico.',
  },
  refused: {
    workbook: 'No fue posible leer el libro de Excel. Puede estar dañado o protegido con contraseña.',
  },
  sheet: { otherList: 'Este archivo es de la lista %{list}. Impórtelo allí.' },
});
