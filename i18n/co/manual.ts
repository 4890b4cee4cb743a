import { manual as mexican } from '../es/manual';
import { overlay } from '../overlay';

export const manual = overlay(mexican, {
  EC: {
    lead: 'Para quienes trabajan con Cofre en un establecimiento, desde el primer ingreso hasta el archivo para el contador.',
  },
});
