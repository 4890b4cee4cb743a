/** Around a chart, in px: on the right half of the longest day, which is written below the last point. */
export const CHART_MARGIN = { top: 12, right: 40, bottom: 0, left: 0 };
