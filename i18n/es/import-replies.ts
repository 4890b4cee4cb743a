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
    name: 'Obligatorio para personas nuevas, máximo 100 caracteres. El nombre de quien ya está registrado no se puede modificar.',
    login:
      'Identifica a la persona de la fila. 8, 10 u 11 dígitos, o 6 dígitos, un guion y 5 dígitos. Los ceros a la izquierda se conservan.',
    email:
      'Obligatorio para personas nuevas. Ahí llega el correo de bienvenida con el enlace para crear la contraseña.',
    status: 'Activo o Inactivo, o bien 1 o 0. Obligatorio para personas nuevas.',
    profile:
      'Administrador de establecimiento, Visualizador de reportes o Usuario específico, o bien 2, 3 o 5. Sin perfil, la persona nueva será visualizador de reportes.',
    establishments: 'Códigos separados por espacios. Indique todos los que debe tener la persona.',
    groups: 'Nombres o ID separados por |. Indique todos los que debe tener la persona.',
    category: 'Usuario del banco o 1, solo para usuarios específicos.',
    apiAccess: 'Sí o No, o bien 1 o 0, solo para administradores de establecimiento.',
    apiStart: 'Fecha como 2026-12-31 o 31/12/2026. Obligatoria con acceso a la API.',
    apiEnd: 'Fecha como 2026-12-31 o 31/12/2026. Sin ella, el acceso nuevo no tiene fin.',
  },
  problems: {
    loginTwice:
      'El usuario aparece en más de una fila. Vea también la fila %{lines}. |||| El usuario aparece en más de una fila. Vea también las filas %{lines}.',
    nameFixed: 'El nombre de una persona registrada no se puede modificar. Es %{name}.',
    noStatus: '%{text} no es un estatus. Escriba Activo o Inactivo.',
    noProfile:
      '%{text} no es un perfil. Escriba Administrador de establecimiento, Visualizador de reportes o Usuario específico.',
    noCategory: '%{text} no es una categoría. Escriba Usuario del banco.',
    noDecision: '%{text} no es una respuesta válida. Escriba Sí o No.',
    noDate: '%{text} no es una fecha. Escríbala como 2026-12-31.',
    noEstablishment: 'Estos establecimientos no existen o no son suyos: %{codes}.',
    noGroup: 'Estos grupos no existen: %{names}.',
    severalGroups:
      '“%{text}” puede ser más de un grupo: %{names}. Escriba el nombre exacto, entre comillas si contiene |.',
    lostZeros: 'La hoja de cálculo pudo haber quitado los ceros a la izquierda. Estos existen: %{codes}.',
    noScope: 'Un usuario específico no tiene establecimientos ni grupos.',
    categoryNotSpecific: 'Solo los usuarios específicos tienen categoría.',
    apiNotManager: 'Solo los administradores de establecimiento tienen acceso a la API.',
    dateWithoutAccess: 'Para indicar fechas de la API se requiere acceso a la API.',
    part: 'Esta celda es una de varias partes, y las demás no vienen enseguida. Exporte la lista de nuevo.',
    formula: 'La fórmula de esta celda no tiene valor. Corríjala o escriba el valor.',
    surplus:
      'La fila tiene más celdas que el encabezado. Un texto que contiene el separador debe ir entre comillas.',
  },
  warnings: {
    lostZero:
      'El usuario %{login} ya está registrado. La hoja de cálculo pudo haber quitado los ceros a la izquierda.',
    groupsAlike: 'El nombre no es exacto. Se leyó como: %{names}.',
  },
  refused: {
    workbook: 'No se pudo leer el libro de Excel. Puede estar dañado o protegido con contraseña.',
    columnTwice: 'Una columna aparece dos veces en el archivo.',
    column: 'El archivo tiene una columna que no se puede importar aquí.',
    noKey: 'El archivo no tiene la columna que identifica el registro de cada fila.',
    empty: 'El archivo no tiene filas.',
    lineTwice: 'Dos filas tienen el mismo número.',
    otherNumbers: 'Las cantidades de la vista previa cambiaron. Revísela de nuevo.',
    nothing: 'No hay nada que importar en este archivo.',
    noNames: 'Ningún nombre cambia en este archivo, así que no hay ortografía que corregir.',
    outdated:
      'No se importó nada, porque algo cambió después de la vista previa. Vea la fila %{lines}. |||| No se importó nada, porque algo cambió después de la vista previa. Vea las filas %{lines}.',
    taken: 'No se importó nada, porque mientras tanto alguien registró el usuario %{logins}.',
  },
  /** A sheet that was exported to be edited. */
  sheet: {
    note: 'Cambie las celdas de estas columnas, guarde el archivo como XLSX e impórtelo en la misma lista. Las demás celdas están bloqueadas.',
    tooLong: 'Demasiado largo para una celda (%{characters} caracteres). No cambia.',
    none: 'Esta lista no se puede exportar para editarla.',
    tooMany:
      'Un archivo para editar tiene máximo %{most} filas, y esta lista tiene %{rows}. Use un filtro más específico.',
    tooMuch:
      'Esta lista tiene más texto del que un archivo para editar puede traer de vuelta. Use un filtro más preciso.',
    foreign:
      'Este archivo lo exportó otro portal, o su hoja oculta fue alterada. No se leyó nada. Exporte la lista de nuevo y repita los cambios en el archivo nuevo.',
    otherList: 'Este archivo es de la lista %{list}. Impórtelo ahí.',
    noSheet:
      'La hoja oculta de este archivo ya no está, y no hay forma de saber qué cambió desde entonces. Exporte la lista de nuevo y repita los cambios en el archivo nuevo.',
    noColumns:
      'Faltan las columnas ocultas que dicen cuál es el registro de la fila. Deshaga la eliminación, o exporte la lista de nuevo y repita el cambio.',
    otherFile: 'La fila viene de otro archivo. Suba ese archivo por separado.',
    twice:
      'El registro está en más de una fila. Vea también la fila %{lines}. |||| El registro está en más de una fila. Vea también las filas %{lines}.',
    gone: 'El registro ya no existe, o no es suyo.',
    lost: 'La fila perdió sus celdas ocultas, y no queda claro qué se cambió. Haga el cambio en la fila original, o copie filas completas, con sus columnas ocultas.',
    locked:
      'Esta celda no se puede cambiar aquí. Era: %{was}. Si ordenó las filas, ordene todas las columnas juntas.',
    emptied: 'Una celda vacía no cambia nada. Sigue: %{was}.',
    noAdding: 'No se pueden agregar filas a esta lista.',
    unchosen: 'Elija su versión o la de la otra persona en cada fila en conflicto.',
    outdated:
      'No se importó nada, porque otra persona cambió algo después de la vista previa. Vea la fila %{rows}. |||| No se importó nada, porque otra persona cambió algo después de la vista previa. Vea las filas %{rows}.',
  },
};
