import type { images as model } from '../en/images';

export const images: typeof model = {
  unsupported: 'Arquivo não suportado',
  tooLarge: 'A imagem pode ter no máximo 5 MB.',
  damaged: 'A imagem está danificada ou incompleta.',
  tooManyPixels: 'A imagem pode ter no máximo 40 milhões de pixels.',
  otherSize: 'O tamanho não corresponde ao arquivo.',
  storageAway: 'Não é possível armazenar imagens no momento. Tente novamente mais tarde.',
};
