import { images as mexican } from '../es/images';
import { overlay } from '../overlay';

export const images = overlay(mexican, {
  storageAway: 'No es posible guardar imágenes en este momento. Intente más tarde.',
});
