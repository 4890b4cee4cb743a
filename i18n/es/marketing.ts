import type { marketing as model } from '../en/marketing';

export const marketing: typeof model = {
  problems: {
    required: 'Hay campos sin modificar. ¡Complete los campos obligatorios!',
    titleTooLong: 'El título puede tener 100 caracteres como máximo.',
    titleUnseen: 'El título contiene un salto de línea u otro carácter que no se ve.',
    textTooLong: 'El texto puede tener 4000 caracteres como máximo.',
    status: 'Estado incorrecto',
    noDate: 'Esta no es una fecha.',
    past: 'El fin está en el pasado.',
    endBeforeOpening: 'El fin es anterior a la publicación.',
  },
  noImage: '¡Elija una imagen!',
  imageGone: 'Esta imagen no existe. Súbala de nuevo.',
};
