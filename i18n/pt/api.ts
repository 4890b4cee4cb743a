/** `/swagger`: the API of the establishments, and what an integrator runs of it. */
export const api = {
  tabs: {
    documentation: 'Documentação',
    credentials: 'Credenciais',
    webhooks: 'Webhooks',
    calls: 'Chamadas',
    deliveries: 'Entregas',
  },
};
