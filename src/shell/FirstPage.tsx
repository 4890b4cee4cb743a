import { Navigate, useSearchParams } from 'react-router-dom';
import { useLastPage } from '../session/last-page';

/**
 * The address without a page: leads to home, or from a phone's home screen (`/?app`) to the page where the person was
 * last.
 */
export function FirstPage() {
  const [parameters] = useSearchParams();
  const lastPage = useLastPage();
  return <Navigate to={parameters.has('app') ? lastPage : '/home'} replace />;
}
