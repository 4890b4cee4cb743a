import type { images as model } from '../en/images';

export const images: typeof model = {
  unsupported: 'Archivo no admitido',
  tooLarge: 'La imagen puede tener 5 MB como máximo.',
  damaged: 'La imagen está dañada o incompleta.',
  tooManyPixels: 'La imagen puede tener 40 millones de píxeles como máximo.',
  otherType: 'El tipo no coincide con el archivo.',
  otherSize: 'El tamaño no coincide con el archivo.',
  storageAway: 'Las imágenes no se pueden guardar por el momento. Inténtelo más tarde.',
};
