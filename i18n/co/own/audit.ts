import type { ScreenTexts, TrailTexts } from '../../area-parts';
import { audit as mexican } from '../../es/own/audit';
import { overlay } from '../../overlay';

export const audit = overlay(mexican, {
  failed: 'No fue posible cargar el registro de auditoría.',
  empty: 'Todavía no hay cambios.',
  removed: 'Retirado',
  added: 'Agregado',
  actions: { create: 'Creación', delete: 'Eliminación' },
  systems: { singleSignOn: 'Ingreso único' },
  values: {
    dispute: 'Reclamo de transacción',
    onlyByProvider: 'La persona solo puede ingresar por el proveedor',
    providerNotGenuine: 'No fue posible verificar la respuesta del proveedor',
  },
  refusals: { day: 'Ingrese el día en el formato AAAA-MM-DD.' },
  history: { failed: 'No fue posible cargar el historial.', all: 'Abrir en el registro de auditoría' },
});

export const screens: ScreenTexts = { '/auditoria': { title: 'Registro de auditoría' } };

export const trail: TrailTexts = {
  fields: {
    signInWay: 'Ingresó con',
    typedLogin: 'Usuario ingresado',
    active: 'Estado',
    district: 'Barrio',
    state: 'Departamento',
    status: 'Estado',
  },
};
