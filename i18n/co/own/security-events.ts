import { securityEvents as mexican } from '../../es/own/security-events';
import { overlay } from '../../overlay';

export const securityEvents = overlay(mexican, {
  failed: 'No fue posible cargar los eventos de seguridad.',
  empty: 'Todavía no hay eventos de seguridad.',
  kinds: {
    'sign-in': 'Ingreso',
    'sign-in-failed': 'Ingreso fallido',
    'sign-on-refused': 'Ingreso por proveedor rechazado',
    'sign-out': 'Salida',
  },
});
