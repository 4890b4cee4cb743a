import type { upload as model } from '../../en/own/upload';

export const upload: typeof model = {
  help: 'PNG o JPEG, hasta %{most} MB.',
  progress: 'Enviando %{name}, %{percent} %',
  waiting: '%{name}, todavía sin enviar',
  unsupported: 'Archivo no admitido',
  tooLarge: 'El archivo pesa más de %{most} MB.',
  remove: 'Quitar %{name}',
};
