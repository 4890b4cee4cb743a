import { type OrderView, orderViews } from '../../../contract/work-orders';
import { ListTabs } from '../../kit/list/ListTabs';
import type { ListView, ListViews } from '../../kit/list/views';

const byTimeLeft = { field: 'dueDate', order: 'ASC' } as const;
const byChange = { field: 'modifiedDate', order: 'DESC' } as const;
const byStart = { field: 'createdDate', order: 'DESC' } as const;

/** A part of the queue; its filter has the same names on the screen and on the wire. */
const view = (name: OrderView, sort: ListView['sort'], empty: string, alarming = false): ListView => ({
  name,
  label: `workOrders.views.${name}`,
  filter: orderViews[name],
  sort,
  empty,
  alarming,
});

const waiting = view('waiting', byTimeLeft, 'workOrders.views.noneWaiting');
const overdue = view('overdue', byTimeLeft, 'workOrders.views.noneOverdue', true);
const attended = view('attended', byChange, 'workOrders.views.noneAttended');
const all = view('all', byStart, 'workOrders.empty');

const views = { all: [waiting, overdue, attended, all], label: 'workOrders.views.label', Tabs: ListTabs };

/** For those who answer orders, and for the bank: they begin with what waits, the least time first. */
export const queueFirst: ListViews = { ...views, first: waiting };

/** For managers, who look after their own. */
export const allFirst: ListViews = { ...views, first: all };
