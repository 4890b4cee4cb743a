import { z } from 'zod';
import { assignedRoles, type Level, screens } from './access';
import { audited } from './audited';
import { KEPT_FILTERS } from './kept-filters';
import { namedPerson } from './named-person';
import { op } from './operation';
import { reach } from './reach';
import { tagged } from './tagged';
import { isOneLine, normalName } from './text-forms';
import { STALE, versioned } from './versions';

/*
 * Saved views (decision 112): a list, a statement or a dashboard as it stands, under a name and without an end. What
 * its filter selects is judged by the call, within the scope of whoever asks.
 */

/** The limits of saved views. */
export const VIEW = {
  /** Characters of a name. */
  nameLength: 60,
  /** Views of one person. */
  ofOnePerson: 200,
  /** Views of one screen that a menu lists. */
  listed: 300,
  /** People with whom one view is shared by name. */
  people: 100,
  /** People whom a search offers. */
  found: 20,
  /** Days after which the own views of whoever was switched off are deleted. */
  leaverDays: 30,
} as const;

const access = { person: 'signedIn' } as const;
const screen = z.enum(screens.map(({ path }) => path)).describe('The screen that it is of');
const id = z.string().max(40);
const params = z.strictObject({ id });

/** What a view keeps: the filter as an address has it, and of a list its order, the size of its pages and its columns. */
export const viewState = z.strictObject({
  filter: z
    .string()
    .max(KEPT_FILTERS.length)
    .describe(
      'As it would appear in the address: a JSON object. A period may stand by its name (`lastMonth`)',
    ),
  sort: z.string().max(100).optional(),
  order: z.enum(['ASC', 'DESC']).optional(),
  size: z.int().min(1).max(1000).optional().describe('Rows of a page'),
  more: z
    .string()
    .max(10_000)
    .optional()
    .describe('Further parameters of the address, encoded, as the part of a report that is looked at'),
  hidden: z.array(z.string().max(100)).max(100).optional().describe('Columns that are not shown'),
});
export type ViewState = z.infer<typeof viewState>;

const name = z
  .string()
  .max(10 * VIEW.nameLength)
  .describe(`1 to ${VIEW.nameLength} characters in one line`);
const profiles = z
  .array(z.literal([...assignedRoles]))
  .max(assignedRoles.length)
  .describe('Profiles whose people see it');
const people = z
  .array(z.int().min(1).max(2_147_483_647))
  .max(VIEW.people)
  .describe('Ids of people who see it');

/** What a menu says of a view. */
const listedView = z.strictObject({
  id,
  screen,
  name: z.string(),
  own: z.boolean(),
  owner: z.string().describe('The name of the person whose view it is'),
  shared: z.boolean().describe('Whether others see it'),
  version: z.int(),
});
export type ListedView = z.infer<typeof listedView>;

const openedView = listedView.extend({
  state: viewState,
  reach,
  sharing: z
    .strictObject({ profiles, people: z.array(namedPerson) })
    .nullable()
    .describe('With whom it is shared; `null` for those who are not its owner'),
});
export type OpenedView = z.infer<typeof openedView>;

/** Whom somebody may share a view with: everybody, the people of its own establishments, or nobody. */
const maySharing = z.enum(['everybody', 'own', 'nobody']);
export type MayShare = z.infer<typeof maySharing>;

export const listViews = op({
  name: 'listViews',
  summary: 'The saved views of a screen that the person sees',
  description: 'Its own ones and those that are shared with it, by name.',
  method: 'GET',
  path: '/portal/views',
  access,
  query: z.strictObject({ screen }),
  reply: z.strictObject({
    views: z.array(listedView).max(VIEW.listed),
    default: id.nullable().describe('The view with which the screen is opened'),
    mayShare: maySharing,
  }),
});

export const getView = op({
  name: 'getView',
  summary: 'A saved view, as the person may see it',
  description:
    'Establishments, accounts, operators and groups that lie beyond the scope of the reader, or are gone, are left out of ' +
    'the filter, and `reach` says so. A view that the person does not see is answered with 404, one of a screen that it ' +
    'may not open with 403.',
  method: 'GET',
  path: '/portal/views/:id',
  access,
  params,
  reply: openedView,
});

export const createView = op({
  name: 'createView',
  summary: 'Save a screen as it stands',
  description: 'A name that the person has given to another view of the screen is answered with 409.',
  method: 'POST',
  path: '/portal/views',
  access,
  body: z.strictObject({ screen, name, state: viewState, profiles, people }),
  reply: openedView,
  creates: true,
  bodyLimit: 4 * KEPT_FILTERS.length,
});

export const updateView = op({
  name: 'updateView',
  summary: 'Change a saved view of one’s own',
  description: `Changes its name, what it keeps, and with whom it is shared; what is not sent stays. ${STALE}`,
  method: 'PUT',
  path: '/portal/views/:id',
  access,
  params,
  body: z.strictObject({
    ...versioned,
    name: name.optional(),
    state: viewState.optional(),
    profiles: profiles.optional(),
    people: people.optional(),
  }),
  reply: openedView,
  bodyLimit: 4 * KEPT_FILTERS.length,
});

export const deleteView = op({
  name: 'deleteView',
  summary: 'Delete a saved view of one’s own',
  description: `Those with whom it is shared lose it too. ${STALE}`,
  method: 'DELETE',
  path: '/portal/views/:id',
  access,
  params,
  query: z.strictObject(versioned),
  reply: z.strictObject({ id }),
});

export const setDefaultView = op({
  name: 'setDefaultView',
  summary: 'Choose the view with which a screen is opened',
  description: 'For the person alone. `null` opens the screen as everybody finds it.',
  method: 'PUT',
  path: '/portal/default-views',
  access,
  body: z.strictObject({ screen, view: id.nullable() }),
  reply: z.strictObject({ screen, view: id.nullable() }),
});

export const findViewPeople = op({
  name: 'findViewPeople',
  summary: 'People with whom the person may share a view',
  description:
    'Active people whom a view of the screen could be of use to, by name or login. Managers find the report viewers of ' +
    'their establishments, others nobody.',
  method: 'GET',
  path: '/portal/view-people',
  access,
  query: z.strictObject({ screen, text: z.string().min(1).max(100) }),
  reply: z.strictObject({ people: z.array(namedPerson).max(VIEW.found) }),
});

/** Why a text is no name of a view; `null` where it is one. */
export function viewNameProblem(text: string): 'required' | 'nameTooLong' | 'nameUnseen' | null {
  const wanted = normalName(text);
  if (wanted === '') return 'required';
  if (wanted.length > VIEW.nameLength) return 'nameTooLong';
  return isOneLine(wanted) ? null : 'nameUnseen';
}

/** With whom a level may share its views. */
export function mayShareViews(level: Level): MayShare {
  if (level === 1) return 'everybody';
  return level === 2 ? 'own' : 'nobody';
}

export const viewAudit = audited({
  view: {
    name: 'text',
    screen: 'text',
    view_owner: 'person',
    shared_profiles: 'text',
    shared_people: 'text',
    kept_state: 'code',
  },
});

export const viewTag = tagged({
  views: 'Saved views of screens.',
  'default-views': 'The views with which screens are opened.',
  'view-people': 'People with whom views can be shared.',
});
