/** `/swagger`: the API of the establishments, and what an integrator runs of it. */
export const api = {
  tabs: {
    documentation: 'Documentation',
    credentials: 'Credentials',
    webhooks: 'Webhooks',
    calls: 'Calls',
    deliveries: 'Deliveries',
  },
};
