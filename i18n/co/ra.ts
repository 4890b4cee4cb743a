import { ra as mexican } from '../es/ra';
import { overlay } from '../overlay';
import { errors } from './errors';
import { session } from './session';

/** react-admin's own texts in Colombian Spanish. */
export const ra = overlay(mexican, {
  ra: {
    action: { back: 'Volver' },
    page: { empty: 'Todavía no hay registros en %{name}.' },
    input: { references: { all_missing: 'No fue posible cargar los registros relacionados.' } },
    message: {
      access_denied: 'Usted no tiene acceso a esta página.',
      authentication_error: 'No fue posible verificar su sesión.',
      auth_error: 'No fue posible verificar su sesión. Ingrese nuevamente.',
      error: errors.reload,
      invalid_form: errors.form,
      loading: 'Por favor espere.',
      unsaved_changes: errors.unsaved,
      placeholder_data_warning: 'No fue posible actualizar los datos.',
    },
    navigation: { no_filtered_results: errors.noData },
    auth: {
      auth_check_error: 'Ingrese para continuar.',
      sign_in: 'Ingresar',
      sign_in_error: session.notSignedIn,
      logout: 'Salir',
    },
    notification: {
      http_error: errors.notProcessed,
      data_provider_error: errors.unexpected,
      i18n_error: 'No fue posible cargar el idioma.',
      canceled: errors.canceled,
      logged_out: errors.unauthenticated,
      not_authorized: errors.forbidden,
      offline: 'No hay conexión. No fue posible cargar los datos.',
    },
    validation: {
      minLength: 'Ingrese mínimo %{min} caracteres.',
      maxLength: 'Ingrese máximo %{max} caracteres.',
      number: 'Ingrese un número.',
    },
    saved_queries: { help: 'Filtre la lista y guarde esta consulta para usarla más adelante.' },
  },
});
