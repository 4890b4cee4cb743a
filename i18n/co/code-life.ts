import { codeLife as mexican } from '../es/code-life';
import { overlay } from '../overlay';

export const codeLife = overlay(mexican, {
  title: 'Historial del código',
  failed: 'No se pudo cargar el historial del código.',
  loading: 'Cargando el historial del código…',
  names: { overtaken: 'Entretanto recibió el nombre %{name}. Guardar de nuevo lo reemplaza.' },
});
