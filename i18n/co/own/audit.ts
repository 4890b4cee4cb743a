import type { ScreenTexts, TrailTexts } from '../../area-parts';
import { audit as mexican } from '../../es/own/audit';
import { overlay } from '../../overlay';

export const audit = overlay(mexican, {
  failed: 'No fue posible cargar el registro de auditoría.',
  empty: 'Todavía no hay cambios.',
  removed: 'Retirado',
  added: 'Agregado',
  actions: { create: 'Creación', delete: 'Eliminación' },
  values: {
    dispute: 'Reclamo de transacción',
  },
  refusals: { day: 'Ingrese el día en el formato AAAA-MM-DD.' },
  history: { failed: 'No fue posible cargar el historial.', all: 'Abrir en el registro de auditoría' },
});

export const screens: ScreenTexts = { '/auditoria': { title: 'Registro de auditoría' } };

export const trail: TrailTexts = {
  fields: {
    typedLogin: 'Usuario ingresado',
    active: 'Estado',
    district: 'Barrio',
    state: 'Departamento',
    status: 'Estado',
  },
};
