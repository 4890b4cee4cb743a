import type { apiReplies as model } from '../en/api-replies';

export const apiReplies: typeof model = {
  token: 'Envíe un token válido de POST /api/token.',
  notAcceptable: 'Elija application/json, application/x-ndjson o text/csv.',
  cursor: 'El cursor no es de este cliente ni de este filtro.',
  position: 'Todavía no hay ninguna entrega con esta posición.',
  day: 'Ese día no existe.',
  oneDay: 'Indique accountingDate o un período de fechas contables.',
  backwards: 'El período termina antes de empezar.',
  oneDelivery: 'Indique position o delivery, que son lo mismo.',
  address:
    'El usuario de API no acepta llamadas desde su dirección. Su administrador registra en el portal las direcciones permitidas.',
  keyPrivate:
    'Esta es una clave privada. Pegue la pública. La clave privada no se guardó, y solo su programa debe tenerla.',
  keyForm: 'Pegue una clave pública en PEM, un JWK o un JWKS.',
  keyKind: 'Pegue una clave para firmas que sea RSA de 2048 a 4096 bits, P-256, P-384 o Ed25519.',
  keyKnown: 'El usuario de API ya tiene esta clave, u otra con el mismo kid.',
  keysMany: 'Un usuario de API puede tener 5 claves. Primero elimine una.',
  addressForm: 'La línea %{place} no es una dirección ni una red como 203.0.113.0/24.',
  addressWide:
    'La línea %{place} es demasiado amplia. Las redes IPv4 tienen al menos /8 y las redes IPv6 al menos /16.',
  addressesChanged: 'Las direcciones cambiaron entretanto. Ábralas de nuevo.',
};
