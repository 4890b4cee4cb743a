/** The frame around every page. */
export const shell = {
  product: 'Cofre',
  documentTitle: '%{page} · Cofre',
  skip: 'Skip to content',
  menu: 'Main menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  keepMenuOpen: 'Keep menu open',
  foldMenu: 'Fold menu',
  groups: {
    main: 'Main',
    reports: 'Statements and reports',
    administration: 'Administration',
    bank: 'Bank',
  },
  finder: {
    label: 'Find anything',
  },
  profile: 'Profile of %{name}',
  shortcuts: 'Keyboard shortcuts',
  theme: {
    label: 'Theme',
    light: 'Light',
    dark: 'Dark',
    system: 'Same as device',
  },
  language: 'Language',
  /** Each in its own language. */
  languages: {
    en: 'English',
    co: 'Español (Colombia)',
    es: 'Español (México)',
    pt: 'Português',
  },
  /** SHELL-26: what somebody is, and what else the users' screens call by these names. */
  profiles: {
    provider: 'Provider administrator',
    manager: 'Establishment administrator',
    viewer: 'Report viewer',
    none: 'No profile',
    specific: 'Specific user',
    bankUser: 'Bank user',
    apiUser: 'API user',
    localGroups: 'Local groups',
  },
  notAuthorized: {
    title: 'Page not authorized',
    text: 'Your profile does not give you access to this page. If you need it, ask your administrator.',
    ofProvider: 'Provider administrators cannot open this record or page.',
  },
  notFound: {
    title: 'Page not found',
    text: 'There is nothing at this address. It may have moved, or the link is incomplete.',
  },
  lost: 'No connection. You are seeing data as of %{time}. It will update automatically when the connection is back.',
  lostEarlier:
    'No connection. You are still seeing the rows as of %{time}, without your last change. They will update automatically when the connection is back.',
  failed: {
    title: 'This page could not be shown',
    part: 'This part of the page could not be shown',
    code: 'Part of the portal could not be loaded. Check your connection and try again.',
    replaced: 'The portal has been updated. Save what you have typed, then reload the page.',
  },
  unverified: {
    title: 'Could not verify your session.',
  },
  toHome: 'Go to home',
  signOut: 'Sign out',
};
