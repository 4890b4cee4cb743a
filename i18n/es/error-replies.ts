import type { errorReplies as model } from '../en/error-replies';

export const errorReplies: typeof model = {
  diskFull:
    'No se guardó nada, porque el servidor ya no tiene espacio de almacenamiento. Llame a atención a clientes.',
  currentSession: 'Esta es la sesión que está usando. Para cerrarla, salga del portal.',
  feedKey: 'La clave de la recepción de transacciones falta o no es correcta.',
  methodNotAllowed: 'Esta dirección no admite este método.',
  tooManyCalls: 'Demasiadas solicitudes en poco tiempo. Espere un minuto e inténtelo de nuevo.',
  tooManyReports: 'Tiene demasiados reportes en curso. Espere a que termine alguno.',
  malformed: 'La solicitud no es un JSON válido.',
  mediaType: 'Este tipo de contenido no se acepta. Envíe el cuerpo como %{types}.',
  charset: 'Este juego de caracteres no se acepta. Envíe el cuerpo en UTF-8.',
  contentEncoding:
    'Esta codificación de contenido no se acepta. Envíe el cuerpo sin comprimir, sin Content-Encoding.',
  bodyNoUtf8: 'El cuerpo contiene bytes que no son UTF-8.',
  addressNoUtf8: 'La dirección contiene bytes que no son UTF-8.',
};
