/** What a file of work orders says. */
export const workOrderFile = {
  columns: {
    caseType: 'Type',
    workOrder: 'Request number',
    numeroLogico: 'Logical number',
    nomeEstabelecimento: 'Establishment',
    createdDate: 'Start date',
    modifiedDate: 'Last modification',
    status: 'Status',
    sla: 'SLA',
    dueDate: 'Due by',
    solicitante: 'Requested by',
  },
  types: { maintenance: 'Maintenance', dispute: 'Dispute' },
  status: { waiting: 'Waiting for service', closed: 'Closed', attended: 'Attended' },
  sla: { within: 'On time', overdue: 'Overdue' },
};
