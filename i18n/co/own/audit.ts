import { audit as mexican } from '../../es/own/audit';
import { overlay } from '../../overlay';

export const audit = overlay(mexican, {
  failed: 'No fue posible cargar el registro de auditoría.',
  empty: 'Todavía no hay cambios.',
  removed: 'Retirado',
  added: 'Agregado',
  actions: { create: 'Creación', delete: 'Eliminación' },
  entities: { api_user: 'Usuario de la API' },
  fields: {
    active: 'Estado',
    minutes: 'Minutos de validez',
    partner: 'Aliado',
    branch: 'Oficina',
    district: 'Barrio',
    state: 'Departamento',
    status: 'Estado',
    inserted_amount: 'Valor ingresado',
    inserted_approximate: 'El valor ingresado es aproximado',
    disputed_amount: 'Valor reclamado',
    disputed_approximate: 'El valor reclamado es aproximado',
    nsu: 'Referencia bancaria',
    transaction_captured_at: 'Registro de la transacción',
  },
  values: {
    dispute: 'Reclamo de transacción',
  },
  refusals: { day: 'Ingrese el día en el formato AAAA-MM-DD.' },
  history: { failed: 'No fue posible cargar el historial.', all: 'Abrir en el registro de auditoría' },
});
