import type { marketing as model } from '../en/marketing';

export const marketing: typeof model = {
  problems: {
    required: 'Há campos não modificados. Preencha os campos obrigatórios!',
    titleTooLong: 'O título pode ter no máximo 100 caracteres.',
    titleUnseen: 'O título contém uma quebra de linha ou outro caractere que não se vê.',
    textTooLong: 'O texto pode ter no máximo 4000 caracteres.',
    status: 'Status incorreto',
    noDate: 'Isto não é uma data.',
    past: 'O fim está no passado.',
    endBeforeOpening: 'O fim é anterior à publicação.',
  },
  noImage: 'Escolha uma imagem!',
  imageGone: 'Esta imagem não existe. Envie-a novamente.',
};
