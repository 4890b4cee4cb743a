import type { importReplies as model } from '../en/import-replies';

export const importReplies: typeof model = {
  reasons: 'Qué corregir',
  columns: {
    name: 'Nombre',
    login: 'Usuario',
    email: 'Correo electrónico',
    status: 'Estatus',
    profile: 'Perfil',
    establishments: 'Establecimientos',
    groups: 'Grupos',
    category: 'Categoría',
    apiAccess: 'Acceso a la API',
    apiStart: 'Inicio de la API',
    apiEnd: 'Fin de la API',
    ecs: 'Acceso a establecimientos',
  },
  help: {
    name: 'Se necesita para las personas nuevas, máximo 100 caracteres. El nombre de quien ya está registrado no se puede modificar.',
    login:
      'Indica de quién es la fila. 8, 10 u 11 dígitos, o 6 dígitos, un guion y 5 dígitos. Los ceros iniciales se conservan.',
    email:
      'Se necesita para las personas nuevas. Ahí llega el correo de bienvenida con el enlace para la contraseña.',
    status: 'Activo o Inactivo, o bien 1 o 0. Se necesita para las personas nuevas.',
    profile:
      'Administrador de establecimiento, Visualizador de informes o Usuario específico, o bien 2, 3 o 5. Sin perfil, las personas nuevas son visualizadores de informes.',
    establishments: 'Códigos separados por espacios, todos los que debe tener la persona.',
    groups: 'Nombres o identificadores separados por |, todos los que debe tener la persona.',
    category: 'Usuario bancario o 1, solo para usuarios específicos.',
    apiAccess: 'Sí o No, o bien 1 o 0, solo para administradores de establecimiento.',
    apiStart: 'El día como 2026-12-31 o 31/12/2026. Se necesita con acceso a la API.',
    apiEnd: 'El día como 2026-12-31 o 31/12/2026. Sin él, un acceso nuevo no tiene fin.',
  },
  problems: {
    loginTwice: 'El usuario está en más de una fila. Consulte también la fila %{lines}.',
    nameFixed: 'El nombre de una persona registrada no se puede modificar. Es %{name}.',
    noStatus: '%{text} no es un estatus. Escriba Activo o Inactivo.',
    noProfile:
      '%{text} no es un perfil. Escriba Administrador de establecimiento, Visualizador de informes o Usuario específico.',
    noCategory: '%{text} no es una categoría. Escriba Usuario bancario.',
    noDecision: '%{text} no es una respuesta. Escriba Sí o No.',
    noDate: '%{text} no es un día. Escríbalo como 2026-12-31.',
    noEstablishment: 'Estos establecimientos no existen o no son suyos: %{codes}.',
    noGroup: 'Estos grupos no existen: %{names}.',
    noScope: 'Un usuario específico no tiene establecimientos ni grupos.',
    categoryNotSpecific: 'Solo los usuarios específicos tienen categoría.',
    apiNotManager: 'Solo los administradores de establecimiento tienen acceso a la API.',
    dateWithoutAccess: 'Una fecha de la API requiere acceso a la API.',
    surplus:
      'La fila tiene más celdas que el encabezado. Un texto que contiene el separador debe ir entre comillas.',
  },
  refused: {
    columnTwice: 'Una columna está dos veces en el archivo.',
    column: 'El archivo tiene una columna que no se puede importar aquí.',
    noKey: 'El archivo no tiene ninguna columna que diga de qué registro trata cada fila.',
    empty: 'El archivo no tiene filas.',
    lineTwice: 'Dos filas tienen el mismo número.',
    otherNumbers: 'La vista previa tiene otras cantidades. Revísela de nuevo.',
    nothing: 'No hay nada que importar en este archivo.',
    outdated:
      'No se importó nada, porque algo cambió después de la vista previa. Se trata de la fila %{lines}.',
    taken: 'No se importó nada, porque alguien registró mientras tanto el usuario %{logins}.',
  },
};
