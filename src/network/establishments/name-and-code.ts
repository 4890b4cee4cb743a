import type { Choice } from '../../kit/multi-select/choice';

/** USR-17, LIST-24: how an establishment reads in a list of options. */
export const nameAndCode = ({ key, value }: Choice) => `${value} (Cód.: ${key})`;
