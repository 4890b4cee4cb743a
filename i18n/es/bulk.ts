import type { bulk as model } from '../en/bulk';

export const bulk: typeof model = {
  actions: {
    activate: 'Activar',
    deactivate: 'Desactivar',
    addEstablishments: 'Asignar establecimientos',
    removeEstablishments: 'Quitar establecimientos',
  },
  undone: {
    activate: 'Activación deshecha',
    deactivate: 'Desactivación deshecha',
    addEstablishments: 'Asignación de establecimientos deshecha',
    removeEstablishments: 'Eliminación de establecimientos deshecha',
  },
  resources: {
    usuarios: 'Usuarios',
    'visualizadores-relatorios': 'Visualizadores de informes',
    contas: 'Cuentas',
    agrupadores: 'Agrupadores',
    'codigos-operadores': 'Códigos de operador',
  },
  tooMany: 'Puede modificar como máximo %{most} registros a la vez. Acote el filtro.',
  notUndoable: 'Solo puede deshacer su última acción masiva.',
  choose: {
    label: 'Establecimientos',
    addEstablishments: '¿Qué establecimientos desea asignar a los registros seleccionados?',
    removeEstablishments: '¿Qué establecimientos desea quitar de los registros seleccionados?',
    missing: 'Seleccione al menos un establecimiento.',
    next: 'Vista previa',
  },
  previewing: 'Revisando los registros seleccionados…',
  previewFailed: 'No se pudo generar la vista previa.',
  switchOff:
    'Las sesiones de estas personas se cierran de inmediato y no podrán entrar hasta que alguien reactive su acceso.',
  untouched: 'Aún no se ha modificado nada.',
  nothing: 'Ninguno de los registros seleccionados cambiaría.',
  counts: {
    changing: 'Se modificarán',
    changed: 'Modificados',
    refused: 'No se pueden modificar',
    vanished: 'Ya no están en la lista',
  },
  already: {
    activate: 'Ya están activos',
    deactivate: 'Ya están inactivos',
    addEstablishments: 'Ya los tienen',
    removeEstablishments: 'No los tienen de todos modos',
  },
  confirm: {
    activate: 'Activar %{count}',
    deactivate: 'Desactivar %{count}',
    addEstablishments: 'Asignar a %{count}',
    removeEstablishments: 'Quitar a %{count}',
  },
  startFailed: 'No se pudo realizar la acción.',
  noAnswer: 'El servidor no respondió. Inténtelo de nuevo. Lo que ya se hizo no se hace dos veces.',
  progress: '%{done} de %{total} registros',
  leave: 'La acción continúa si usted cierra esta ventana, y recibirá una notificación cuando termine.',
  stopped: 'La acción se detuvo antes de terminar.',
  goOn: 'Continuar',
  done: {
    activate: '%{count} registro activado. |||| %{count} registros activados.',
    deactivate: '%{count} registro desactivado. |||| %{count} registros desactivados.',
    addEstablishments:
      'Establecimientos asignados a %{count} registro. |||| Establecimientos asignados a %{count} registros.',
    removeEstablishments:
      'Establecimientos quitados a %{count} registro. |||| Establecimientos quitados a %{count} registros.',
  },
  takenBack:
    '%{count} registro volvió a su estado anterior. |||| %{count} registros volvieron a su estado anterior.',
  result: 'Resultado',
  unchanged: 'Sin modificar',
  staySelected: 'Siguen seleccionados.',
  rowsFailed: 'No se pudieron cargar los registros.',
  more: 'Ver más',
  unknown: 'Registro %{id}',
  undo: 'Deshacer',
  undoLast: 'Deshacer: %{action}, %{count}',
  undoFailed: 'No se pudo deshacer la acción. %{reason}',
  running: '%{action}, %{done} de %{total}',
  show: 'Ver el progreso',
};
