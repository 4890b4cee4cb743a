import type { SystemStyleObject } from '@mui/system';

/** Where tabs do not fit into one line they take two, because hidden ones would not be found. */
export const wrappedTabsStyle: SystemStyleObject = {
  '& [role="tablist"]': { flexWrap: 'wrap' },
  '& .MuiTabs-indicator': { display: 'none' },
  '& .Mui-selected': { boxShadow: 'inset 0 -2px 0 currentColor' },
};
