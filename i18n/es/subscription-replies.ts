import type { subscriptionReplies as model } from '../en/subscription-replies';

export const subscriptionReplies: typeof model = {
  gone: 'Esta suscripción se terminó, o usted ya no es uno de sus destinatarios.',
  notYours: 'Solo el dueño de esta suscripción puede cambiarla.',
  noSending: 'Este archivo no es para usted, o ya no se conserva.',
  tooMany: 'Ya tiene %{most} suscripciones. Termine algunas primero.',
  justSent: 'Se acaba de enviar. Espere un minuto antes de enviarla de nuevo.',
  form: 'El archivo de este reporte tiene otro formato, no el que pide Accept.',
  problems: {
    required: 'Llene este campo.',
    notTaken: 'Esto no va con las demás opciones.',
    noTime: 'Escriba una hora, por ejemplo 07:30.',
    format: 'Las vistas como esta no se pueden enviar en este formato.',
    recipients: 'Algunas de estas personas no pueden abrir la vista, o usted no puede enviársela.',
    partOfAccount:
      'Estas personas no ven la cuenta completa y nunca recibirían su archivo bancario: %{names}.',
    attached: 'Este portal envía por correo enlaces y no archivos.',
    noHost: 'Escriba el nombre o la dirección de un servidor.',
    port: 'Solo se admiten el puerto 22 y los puertos desde el 1024.',
    secret: 'Escriba la contraseña o la clave privada.',
    oneSecret: 'Escriba una contraseña o una clave privada, no ambas.',
    receiver: 'Elija uno de sus receptores. Necesitan acceso a la API.',
    numbered: 'Solo los archivos bancarios llevan número.',
  },
};
