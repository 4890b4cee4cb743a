import { expect, test } from 'vitest';
import { createPath, editPath, importPath } from '../../../src/ui/paths';

test('SES-29 addresses below a screen are those of the specification', () => {
  expect(createPath('/usuarios')).toBe('/usuarios/adicionar');
  expect(editPath('/bancos', '001')).toBe('/bancos/editar/001');
  expect(importPath('/usuarios')).toBe('/usuarios/importar');
  expect(createPath('/marketing')).toBe('/marketing/nova-noticia');
  expect(editPath('/marketing', 7)).toBe('/marketing/editar/7');
  expect(editPath('/contas', 7)).toBe('/contas/conta-detalhes/7');
});

test('a key that holds a slash stays one segment', () => {
  expect(editPath('/usuarios', 'a/b')).toBe('/usuarios/editar/a%2Fb');
});
