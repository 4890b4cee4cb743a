import { Admin, type DataProvider, DataTable, List, Resource } from 'react-admin';
import { createRoot } from 'react-dom/client';

/* A list of react-admin as its documentation begins one: what console and peer share is react-admin alone. */

const people = Array.from({ length: 1000 }, (_, index) => ({
  id: index,
  name: `Person ${index}`,
  login: `${70_000_000 + index}`,
  email: `person${index}@example.com`,
  profile: index % 3 === 0 ? 'Manager' : 'Report viewer',
  status: index % 7 === 3 ? 'Inactive' : 'Active',
}));

const dataProvider = {
  getList: async (_resource: string, { pagination }: { pagination?: { page: number; perPage: number } }) => {
    const { page, perPage } = pagination ?? { page: 1, perPage: 100 };
    return { data: people.slice((page - 1) * perPage, page * perPage), total: people.length };
  },
} as unknown as DataProvider;

function PeopleList() {
  return (
    <List perPage={100}>
      <DataTable>
        <DataTable.Col source="name" />
        <DataTable.Col source="login" />
        <DataTable.Col source="email" />
        <DataTable.Col source="profile" />
        <DataTable.Col source="status" />
      </DataTable>
    </List>
  );
}

const place = document.querySelector('div');
if (place === null) throw new Error('The page has no place for the list');
createRoot(place).render(
  <Admin dataProvider={dataProvider} disableTelemetry>
    <Resource name="people" list={PeopleList} />
  </Admin>,
);
