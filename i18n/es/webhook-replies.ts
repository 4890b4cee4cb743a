/** What the server alone says about webhooks. */
export const webhookReplies = {
  most: 'Ya tiene %{most} receptores; no es posible agregar más.',
  known: 'Ya tiene un receptor con esta dirección. Si no vio su secreto, genere uno nuevo ahí.',
  moment: 'Ingrese un día y una hora, como 2026-03-31T06:00:00.',
  withheld: 'No se envió: en ese momento no había acceso a la API, o el establecimiento ya no era suyo.',
  url: {
    noUrl: 'Ingrese una dirección completa, como https://tienda.example.com/eventos.',
    noHttps: 'La dirección debe comenzar con https://.',
    credentials: 'No se admite una dirección con usuario, contraseña o #.',
    port: 'Solo se admiten el puerto 443 y los puertos desde el 1024.',
    private: 'Esto lleva a una dirección privada, a la que no se pueden enviar eventos.',
  },
  problems: {
    timeout: 'El receptor no respondió en diez segundos.',
    unknownHost: 'Nadie conoce una máquina con este nombre.',
    unreachable: 'No hay conexión con el receptor, o se interrumpió.',
    certificate: 'El certificado del receptor no es válido.',
    address: 'El nombre lleva a una dirección privada, a la que no se pueden enviar eventos.',
    redirect:
      'El receptor respondió con una redirección (%{status}), que no se sigue. Ingrese la dirección a la que lleva.',
    status: 'El receptor respondió %{status} en lugar de 200.',
    gone: 'El receptor respondió 410: ya no quiere recibir nada.',
  },
};
