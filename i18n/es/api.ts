/** `/swagger`: the API of the establishments, and what an integrator runs of it. */
export const api = {
  tabs: {
    documentation: 'Documentación',
    credentials: 'Credenciales',
    webhooks: 'Webhooks',
    calls: 'Llamadas',
    deliveries: 'Entregas',
  },
};
