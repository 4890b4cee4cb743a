import { financial as mexican } from '../../es/own/financial';
import { overlay } from '../../overlay';

export const financial = overlay(mexican, {
  empty: 'Todavía no hay facturas.',
  notBilled: 'Todavía no hay facturas de %{month}.',
  columns: { depositoVarejista: 'Depósito del comerciante' },
  export: { failed: 'Error al exportar el informe.', notDownloaded: 'No fue posible descargar el informe.' },
});
