import { auditWire } from './areas/audit/wire';
import { bankWire } from './areas/banks/wire';
import { viewerWire } from './areas/report-viewers/wire';
import { userWire } from './areas/users/wire';
import type { Wire } from './portal/wire';

/** The wire of every resource, by the name under which react-admin knows it. */
export const wires: Readonly<Record<string, Wire>> = {
  auditoria: auditWire,
  bancos: bankWire,
  usuarios: userWire,
  'visualizadores-relatorios': viewerWire,
};
