import { pickedRows as mexican } from '../../es/own/picked-rows';
import { overlay } from '../../overlay';

export const pickedRows = overlay(mexican, {
  hint: 'Oprima filas para sumarlas y copiarlas; con Mayús, todas hasta la que oprima.',
  copyFailed: 'El navegador no permite copiar aquí. Oprima Ctrl+C.',
});
