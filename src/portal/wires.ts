import { auditWire } from '../audit/wire';
import { bankWire } from '../banks/wire';
import { viewerWire } from '../report-viewers/wire';
import { userWire } from '../users/wire';
import type { Wire } from './wire';

/** The wire of every resource, by the name under which react-admin knows it. */
export const wires: Readonly<Record<string, Wire>> = {
  auditoria: auditWire,
  bancos: bankWire,
  usuarios: userWire,
  'visualizadores-relatorios': viewerWire,
};
