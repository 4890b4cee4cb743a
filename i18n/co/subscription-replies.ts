import { subscriptionReplies as mexican } from '../es/subscription-replies';
import { overlay } from '../overlay';

export const subscriptionReplies = overlay(mexican, {
  problems: {
    required: 'Diligencie este campo.',
    port: 'Solo se aceptan el puerto 22 y los puertos desde el 1024.',
  },
});
