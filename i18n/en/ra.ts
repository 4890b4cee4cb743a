import type { TranslationMessages } from 'ra-core';
import english from 'ra-language-english';
import { errors } from './errors';
import { session } from './session';

const base = english.ra;

/** react-admin's own texts: its English ones, except where they differ from this product's words and sentence case. */
export const ra: TranslationMessages = {
  ra: {
    ...base,
    action: {
      ...base.action,
      back: 'Back',
      bulk_actions: '%{smart_count} selected |||| %{smart_count} selected',
      clear_array_input: 'Empty the list',
      clone: 'Duplicate',
      remove_all_filters: 'Clear all',
      select_all: 'Select all rows on this page',
      show: 'View',
      toggle_theme: 'Switch between light and dark',
      unselect: 'Clear selection',
      update_application: 'Reload',
    },
    boolean: { ...base.boolean, null: 'Not set' },
    page: {
      ...base.page,
      dashboard: 'Dashboards',
      error: 'Something unexpected happened',
      loading: 'Loading…',
      not_found: 'Page not found',
      empty: 'There are no records in %{name} yet.',
      access_denied: 'Page not authorized',
    },
    input: {
      ...base.input,
      references: {
        all_missing: 'Could not load the related records.',
        many_missing: 'At least one of the related records is no longer available.',
        single_missing: 'The related record is no longer available.',
      },
    },
    message: {
      ...base.message,
      access_denied: 'You do not have access to this page.',
      authentication_error: 'Could not verify your session.',
      auth_error: 'Could not verify your session. Sign in again.',
      bulk_delete_content:
        'This record (%{name}) will be deleted. Continue? |||| %{smart_count} records will be deleted. Continue?',
      bulk_update_content:
        'This record (%{name}) will be updated. Continue? |||| %{smart_count} records will be updated. Continue?',
      bulk_update_title: 'Update %{name} |||| Update %{smart_count} %{name}',
      clear_array_input: 'Empty the whole list?',
      delete_content: 'This record (%{name}) will be deleted. Continue?',
      error: errors.reload,
      invalid_form: errors.form,
      loading: 'Please wait.',
      // react-admin adds the full stop itself
      not_found: 'The address is wrong or the page no longer exists',
      select_all_limit_reached:
        'There are too many rows to select them all. Only the first %{max} were selected.',
      unsaved_changes: errors.unsaved,
      placeholder_data_warning: 'The data could not be refreshed.',
    },
    navigation: {
      ...base.navigation,
      no_filtered_results: errors.noData,
      no_results: 'There are no records in %{name}.',
      no_more_results: 'Page %{page} does not exist. Go to the previous page.',
      page_out_of_boundaries: 'Page %{page} does not exist.',
      page_out_from_end: 'This is the last page.',
      page_out_from_begin: 'This is the first page.',
      page_range_info: '%{offsetBegin}–%{offsetEnd} of %{total}',
      partial_page_range_info: '%{offsetBegin}–%{offsetEnd} of more than %{offsetEnd}',
      page_rows_per_page: 'Rows per page',
    },
    // %{field}, because %{field_lower_first} makes "cPF" of CPF
    sort: { ...base.sort, sort_by: 'Sort by %{field}, %{order}' },
    auth: {
      ...base.auth,
      auth_check_error: 'Sign in to continue.',
      username: 'User',
      email: 'E-mail',
      sign_in_error: session.notSignedIn,
      logout: 'Sign out',
    },
    notification: {
      ...base.notification,
      updated: 'Change saved successfully! |||| %{smart_count} changes saved successfully!',
      created: 'Record created.',
      deleted: 'Record deleted. |||| %{smart_count} records deleted.',
      bad_item: 'Invalid record.',
      item_doesnt_exist: 'The record does not exist.',
      http_error: errors.notProcessed,
      data_provider_error: errors.unexpected,
      i18n_error: 'Could not load the language.',
      canceled: errors.canceled,
      logged_out: errors.unauthenticated,
      not_authorized: errors.forbidden,
      offline: 'There is no connection. The data could not be loaded.',
    },
    validation: {
      ...base.validation,
      required: 'Required field.',
      minLength: 'Enter at least %{min} characters.',
      maxLength: 'Enter at most %{max} characters.',
      minValue: 'The lowest value is %{min}.',
      maxValue: 'The highest value is %{max}.',
      number: 'Enter a number.',
      email: 'Invalid e-mail.',
      oneOf: 'Choose one of %{options}.',
      regex: 'Not in the expected format (%{pattern}).',
      unique: 'Already in use.',
    },
    saved_queries: {
      ...base.saved_queries,
      new_label: 'Save current query…',
      remove_label_with_name: 'Remove query “%{name}”',
      remove_message: 'It will be removed from your list of saved queries.',
      help: 'Filter the list and save this query for later.',
    },
    guesser: {
      empty: { title: 'No data to display', message: 'Check the data source.' },
    },
    configurable: {
      customize: 'Customize',
      configureMode: 'Configure this page',
      inspector: {
        title: 'Inspector',
        content: 'Point at the parts of the page to configure them.',
        reset: 'Reset settings',
        hideAll: 'Hide all',
        showAll: 'Show all',
      },
      Datagrid: { title: 'Table', unlabeled: 'Column %{column} without a label' },
      SimpleForm: { title: 'Form', unlabeled: 'Field %{input} without a label' },
      SimpleList: {
        title: 'List',
        primaryText: 'Primary text',
        secondaryText: 'Secondary text',
        tertiaryText: 'Tertiary text',
      },
    },
  },
};
