import type { pickedRows as model } from '../../en/own/picked-rows';

export const pickedRows: typeof model = {
  title: 'Filas elegidas',
  hint: 'Presione filas para sumarlas y copiarlas; con Mayús, todas hasta la que presione.',
  count: '%{count} fila |||| %{count} filas',
  average: '(promedio %{average})',
  all: 'Elegir todas las filas mostradas',
  copy: 'Copiar',
  copied:
    '%{count} fila copiada, lista para pegar en una hoja de cálculo. |||| %{count} filas copiadas, listas para pegar en una hoja de cálculo.',
  copyFailed: 'El navegador no permite copiar aquí. Presione Ctrl+C.',
  end: 'Dejar de elegir filas',
};
