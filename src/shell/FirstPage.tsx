import { Navigate, useSearchParams } from 'react-router-dom';
import { useLastPage } from './last-page';

/** The address without a page: home, or from a phone's home screen (`/?app`) where the person was last. */
export function FirstPage() {
  const [parameters] = useSearchParams();
  const lastPage = useLastPage();
  return <Navigate to={parameters.has('app') ? lastPage : '/home'} replace />;
}
