import { expect } from '@playwright/test';
import type { Tour } from './tour';
import { PASSWORD } from './walk';

/** Signing in safely: login, password that only its owner looks at, robot check, and the button. */
export const signIn: Tour = {
  person: null,
  poster: 3,
  steps: [
    {
      seconds: 3,
      act: (page, { session }) => page.getByLabel(session.login).fill('20000002'),
      names: ({ session }) => ({ login: session.login }),
      mark: (page, { session }) => page.getByLabel(session.login),
      says: {
        en: 'Type the login you were registered with into {login}.',
        co: 'Escriba en {login} el usuario con el que está registrado.',
        es: 'Escriba en {login} el usuario con el que se dio de alta.',
        pt: 'Digite em {login} o login que consta no seu cadastro.',
      },
    },
    {
      seconds: 3,
      act: async (page, { session }) => {
        await page.getByLabel(session.password, { exact: true }).fill(PASSWORD);
        await page.getByRole('button', { name: session.showPassword }).click();
      },
      names: ({ session }) => ({ password: session.password }),
      mark: (page, { session }) => page.getByRole('button', { name: session.hidePassword }),
      says: {
        en: '{password}: the eye shows what you typed only to you, and hides it again.',
        co: '{password}: el ojo le muestra solo a usted lo que escribió y lo vuelve a ocultar.',
        es: '{password}: el ojo le muestra solo a usted lo que escribió y lo vuelve a ocultar.',
        pt: '{password}: o olho mostra só a você o que digitou e o esconde de novo.',
      },
    },
    {
      seconds: 3,
      act: async (page, { session }) => {
        await page.getByRole('button', { name: session.hidePassword }).click();
        await page.getByRole('checkbox', { name: session.robotCheck.label }).check();
        await expect(page.getByText(session.robotCheck.passed)).toBeVisible();
      },
      names: ({ session }) => ({ check: session.robotCheck.label }),
      mark: (page, { session }) => page.getByText(session.robotCheck.label),
      says: {
        en: 'Tick {check}. It runs on your own device.',
        co: 'Marque {check}. Se verifica en su propio dispositivo.',
        es: 'Marque {check}. Se verifica en su propio dispositivo.',
        pt: 'Marque {check}. A verificação é feita no seu próprio aparelho.',
      },
    },
    {
      seconds: 3,
      act: (page, { session }) => page.getByRole('button', { name: session.signIn, exact: true }).hover(),
      names: ({ session }) => ({ signIn: session.signIn }),
      mark: (page, { session }) => page.getByRole('button', { name: session.signIn, exact: true }),
      says: {
        en: 'Press {signIn}.',
        co: 'Haga clic en {signIn}.',
        es: 'Presione {signIn}.',
        pt: 'Clique em {signIn}.',
      },
    },
  ],
};
