/**
 * Stands in for what a table of react-admin brings along and ours never shows: its own bulk bar with a button that deletes,
 * and its own choice of columns. A table imports them whether it shows them or not.
 */
const nothing = () => null;
export const BulkActionsToolbar = nothing;
export const BulkDeleteButton = nothing;
export const ColumnsSelector = nothing;
