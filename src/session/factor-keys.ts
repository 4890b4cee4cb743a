/** Everything that is fetched of second factors has this key, because each change of one makes all of it old. */
export const FACTORS = 'secondFactor';

export const ownFactorKey = [FACTORS, 'own'] as const;
export const userFactorKey = (user: number) => [FACTORS, 'user', user] as const;
export const factorRulesKey = [FACTORS, 'rules'] as const;
