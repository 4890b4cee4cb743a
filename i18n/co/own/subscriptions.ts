import { subscriptions as mexican } from '../../es/own/subscriptions';
import { overlay } from '../../overlay';

export const subscriptions = overlay(mexican, {
  failed: 'No fue posible cargar las suscripciones.',
  none: {
    text: 'Abra el extracto, oprima Vistas y elija Suscribirse.',
    action: 'Ir al extracto',
  },
  turnFailed: 'No fue posible modificar la suscripción.',
  removal: { failed: 'No fue posible terminar la suscripción.' },
  leaving: { failed: 'No fue posible modificarla.' },
  now: { failed: 'No fue posible enviarla.', done: 'El envío comenzó. Su estado está entre los envíos.' },
  sendings: {
    failed: 'No fue posible cargar los envíos.',
    fileFailed: 'No fue posible solicitar el archivo.',
    fetchFailed: 'No fue posible descargar el archivo.',
    againFailed: 'No fue posible enviarla de nuevo.',
  },
  reasons: {
    period: 'El período es demasiado largo o no está cerrado.',
    mailUnreachable: 'No fue posible llegar al servidor de correo.',
    unreachable: 'No fue posible llegar al servidor.',
  },
  one: { failed: 'No fue posible cargar el envío.' },
  form: {
    namedFiles: 'Período y alcance en el nombre del archivo',
    begun: {
      monthClosed:
        'Se envía cuando el nuevo mes ya empezó: “Hoy”, “Esta semana” y “Este mes” son entonces los del nuevo mes. Para el mes que se cerró, guarde la vista con el período “Mes pasado”.',
      dayClosed:
        'Se envía cuando el nuevo día ya empezó: “Hoy”, “Esta semana” y “Este mes” son entonces los del nuevo día. Para el día que se cerró, guarde la vista con el período “Ayer”.',
    },
    offerFailed: 'No fue posible cargar la vista.',
    fixedDays:
      'Esta vista tiene días fijos: todos los envíos tienen los mismos. Un período usual, como “mes pasado”, avanza con el día.',
    mailHelp:
      'Cada persona recibe solo aquello a lo que tiene acceso. El mensaje lleva un enlace al archivo, que pide ingresar.',
    attachedHelp: 'Quien lee el buzón tiene entonces el archivo sin ingresar.',
    by: 'Ingresa con',
    checking: 'Ingresando…',
    checkFailed: 'No fue posible verificar el servidor.',
    saveFailed: 'No fue posible guardar la suscripción.',
    testFailed: 'No fue posible enviar la prueba.',
  },
  everybody: {
    endAll: { failed: 'No fue posible terminar las suscripciones.' },
    endOne: { failed: 'No fue posible terminar la suscripción.' },
  },
});
