import type { upload as model } from '../../en/own/upload';

export const upload: typeof model = {
  help: 'PNG ou JPEG, até %{most} MB.',
  progress: 'Enviando %{name}, %{percent} %',
  waiting: '%{name}, ainda não enviada',
  unsupported: 'Arquivo não suportado',
  tooLarge: 'O arquivo tem mais de %{most} MB.',
  remove: 'Remover %{name}',
};
