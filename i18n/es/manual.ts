import type { manual as model } from '../en/manual';

export const manual: typeof model = {
  contents: 'Contenido',
  edition: 'Edición de %{month}',
  EC: {
    title: 'Manual del establecimiento',
    lead: 'Para quienes trabajan con Cofre en un establecimiento, desde el primer inicio de sesión hasta el archivo para el contador.',
  },
  SEP: {
    title: 'Manual del proveedor',
    lead: 'Para los administradores del proveedor, todo lo que ven los establecimientos y las pantallas exclusivas del proveedor.',
  },
};
