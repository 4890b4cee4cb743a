/** SHELL-20: below 600 px the main action of a page stands in a dock, where the thumb is. */
export const DOCKED = '@media (max-width: 599.98px)';
