import { audit as mexican } from '../es/audit';
import { overlay } from '../overlay';

export const audit = overlay(mexican, {
  failed: 'No se pudo cargar el registro de auditoría.',
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
    inserted_amount: 'Valor ingresado',
    inserted_approximate: 'El valor ingresado es aproximado',
    disputed_amount: 'Valor reclamado',
    disputed_approximate: 'El valor reclamado es aproximado',
    nsu: 'Referencia bancaria',
  },
  values: { dispute: 'Reclamo de transacción', trail: 'Registro de auditoría' },
  refusals: { day: 'Ingrese un día con la forma AAAA-MM-DD.' },
  history: { all: 'Abrir en el registro de auditoría' },
});
