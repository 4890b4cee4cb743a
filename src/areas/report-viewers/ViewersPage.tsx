import { Route, Routes } from 'react-router-dom';
import { SelectRecord } from '../../kit/edit/SelectRecord';
import { ImportPage } from '../../kit/import/lazy-import-page';
import { EditViewerPage } from './EditViewerPage';
import { NewViewerPage } from './NewViewerPage';
import { ViewerList } from './ViewerList';

/** `/visualizadores-relatorios`, and below it the pages of a new viewer and of one to edit (SES-29, VIEW-07). */
export function ViewersPage() {
  return (
    <Routes>
      <Route index element={<ViewerList />} />
      <Route path="adicionar" element={<NewViewerPage />} />
      <Route path="editar/:id?" element={<EditViewerPage />} />
      <Route path="importar" element={<ImportPage resource="visualizadores-relatorios" />} />
      <Route path="*" element={<SelectRecord screen="/visualizadores-relatorios" />} />
    </Routes>
  );
}
