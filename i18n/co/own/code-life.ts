import { codeLife as mexican } from '../../es/own/code-life';
import { overlay } from '../../overlay';

export const codeLife = overlay(mexican, {
  failed: 'No fue posible cargar el historial del código.',
  problems: { beforeMade: 'El código todavía no existía en ese momento. Se creó después.' },
  handover: { failed: 'No fue posible confirmar la entrega.' },
  left: {
    failed: 'No fue posible buscar personas.',
    refused:
      'No fue posible desactivar %{smart_count} código. |||| No fue posible desactivar %{smart_count} códigos.',
    offFailed: 'No fue posible desactivar los códigos.',
    undoFailed: 'No fue posible deshacer.',
  },
  names: { failed: 'No fue posible guardar los nombres.' },
  setting: {
    failed: 'No fue posible guardar la configuración.',
    loadFailed: 'No fue posible cargar la configuración.',
  },
});
