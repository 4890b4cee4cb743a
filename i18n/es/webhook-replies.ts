/** What the server alone says about webhooks. */
export const webhookReplies = {
  noSample: 'Aún no ha llegado de estos establecimientos nada que un evento pueda informar.',
  most: 'Ya tiene %{most} receptores; no es posible agregar más.',
  known: 'Ya tiene un receptor con esta dirección. Si no vio su secreto, reemplácelo ahí.',
  moment: 'Capture un día y una hora, por ejemplo 2026-03-31T06:00:00.',
  withheld: 'No se envió: en ese momento no había acceso a la API, o el establecimiento ya no era suyo.',
  url: {
    noUrl: 'Capture una dirección completa, por ejemplo https://tienda.example.com/eventos.',
    noHttps: 'La dirección debe comenzar con https://.',
    credentials: 'La dirección no puede contener usuario, contraseña o #.',
    port: 'Solo se admiten el puerto 443 y los puertos desde el 1024.',
    private: 'Esta dirección es privada. No se pueden enviar eventos ahí.',
  },
  problems: {
    timeout: 'El receptor no respondió en diez segundos.',
    unknownHost: 'No se encontró ningún servidor con este nombre.',
    unreachable: 'No se pudo conectar con el receptor, o se perdió la conexión.',
    certificate: 'El certificado del receptor no es válido.',
    address: 'El nombre lleva a una dirección privada. No se pueden enviar eventos ahí.',
    redirect:
      'El receptor respondió con una redirección (%{status}), que no se sigue. Capture la dirección a la que lleva.',
    status: 'El receptor respondió %{status} en lugar de 200.',
    gone: 'El receptor respondió 410: ya no acepta eventos.',
    secretGone: 'El secreto de este receptor ya no está disponible aquí. Reemplácelo y active el receptor.',
    outboundOff: 'Por ahora este portal no envía nada.',
  },
};
