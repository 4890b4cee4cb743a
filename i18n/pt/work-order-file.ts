import type { workOrderFile as model } from '../en/work-order-file';

export const workOrderFile: typeof model = {
  columns: {
    caseType: 'Tipo',
    workOrder: 'Número do chamado',
    numeroLogico: 'Número lógico',
    nomeEstabelecimento: 'Estabelecimento',
    createdDate: 'Data de início',
    modifiedDate: 'Última modificação',
    status: 'Status',
    sla: 'SLA',
    dueDate: 'Prazo',
    solicitante: 'Solicitante',
  },
  types: { maintenance: 'Manutenção', dispute: 'Contestação' },
  status: { waiting: 'Aguardando atendimento', closed: 'Encerrado', attended: 'Atendido' },
  sla: { within: 'No prazo', overdue: 'Fora do prazo' },
};
