import type { workOrderFile as model } from '../en/work-order-file';

export const workOrderFile: typeof model = {
  columns: {
    caseType: 'Tipo',
    workOrder: 'Número de solicitud',
    numeroLogico: 'Número lógico',
    nomeEstabelecimento: 'Establecimiento',
    createdDate: 'Fecha de inicio',
    modifiedDate: 'Última modificación',
    status: 'Estatus',
    sla: 'SLA',
    dueDate: 'Plazo',
    solicitante: 'Solicitante',
  },
  types: { maintenance: 'Mantenimiento', dispute: 'Aclaración' },
  status: { waiting: 'En espera de atención', closed: 'Cerrada', attended: 'Atendida' },
  sla: { within: 'A tiempo', overdue: 'Vencida' },
};
