import type { images as model } from '../en/images';

export const images: typeof model = {
  unsupported: 'Archivo no admitido',
  tooLarge: 'La imagen puede tener 5 MB como máximo.',
  damaged: 'La imagen está dañada o incompleta.',
  tooManyPixels: 'La imagen puede tener 40 millones de píxeles como máximo.',
  otherSize: 'El tamaño no coincide con el archivo.',
  storageAway: 'No se pueden guardar imágenes por el momento. Inténtelo más tarde.',
};
