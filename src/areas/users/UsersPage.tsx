import { Route, Routes } from 'react-router-dom';
import { SelectRecord } from '../../kit/edit/SelectRecord';
import { ImportPage } from '../../kit/import/lazy-import-page';
import { EditUserPage } from './EditUserPage';
import { NewUserPage } from './NewUserPage';
import { UserList } from './UserList';

/** `/usuarios`, and below it the pages of a new user and of one to edit (SES-29). */
export function UsersPage() {
  return (
    <Routes>
      <Route index element={<UserList />} />
      <Route path="adicionar" element={<NewUserPage />} />
      <Route path="editar/:id?" element={<EditUserPage />} />
      <Route path="importar" element={<ImportPage resource="usuarios" />} />
      <Route path="*" element={<SelectRecord screen="/usuarios" />} />
    </Routes>
  );
}
