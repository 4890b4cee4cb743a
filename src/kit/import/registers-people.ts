import type { ImportResource } from '../../../contract/imports';

/** Whether what a file adds are people, who are registered and told of it. */
export const registersPeople = (resource: ImportResource): boolean =>
  resource === 'usuarios' || resource === 'visualizadores-relatorios';
