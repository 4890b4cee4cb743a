import { expect, test } from 'vitest';
import { BANK_USER, LEVEL, type Standing } from '../../contract/access';
import type { Language } from '../../contract/languages';
import { loadCatalogue } from '../../i18n';
import { profileKeys } from '../../src/shell/profile-keys';

/* A§3: bank user, API user, local groups, establishment administrator, report viewer, specific user. */
test.each<[Language, string[]]>([
  [
    'en',
    [
      'Bank user',
      'API user',
      'Local groups',
      'Establishment administrator',
      'Report viewer',
      'Specific user',
    ],
  ],
  [
    'co',
    [
      'Usuario del banco',
      'Usuario de la API',
      'Grupos locales',
      'Administrador de establecimiento',
      'Visualizador de informes',
      'Usuario específico',
    ],
  ],
  [
    'es',
    [
      'Usuario del banco',
      'Usuario de API',
      'Grupos locales',
      'Administrador de establecimiento',
      'Visualizador de reportes',
      'Usuario específico',
    ],
  ],
  [
    'pt',
    [
      'Usuário do banco',
      'Usuário de API',
      'Grupos locais',
      'Administrador de estabelecimento',
      'Visualizador de relatórios',
      'Usuário específico',
    ],
  ],
])('SHELL-26 the catalogue names the user categories (%s)', async (language, names) => {
  const { profiles } = (await loadCatalogue(language)).shell;
  const { bankUser, apiUser, localGroups, manager, viewer, specific } = profiles;
  expect([bankUser, apiUser, localGroups, manager, viewer, specific]).toEqual(names);
});

const standing = (level: Standing['level'], rest: Partial<Standing> = {}): Standing => ({
  level,
  apiAccess: false,
  specificCode: null,
  ...rest,
});

test.each<[Standing, string[]]>([
  [standing(LEVEL.provider), ['provider']],
  [standing(LEVEL.manager), ['manager']],
  [standing(LEVEL.manager, { apiAccess: true }), ['manager', 'apiUser']],
  [standing(LEVEL.viewer), ['viewer']],
  [standing(LEVEL.specific), ['specific']],
  [standing(LEVEL.specific, { specificCode: BANK_USER }), ['bankUser']],
  [standing(LEVEL.none), ['none']],
])('SHELL-26 a person is called by its categories (%o)', (person, keys) => {
  expect(profileKeys(person)).toEqual(keys);
});
