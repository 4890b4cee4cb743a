/*
 * Runs before anything is drawn, and as a file, because nothing inline may run: the theme that the person has chosen,
 * a drawer that they keep open, and no frame for somebody who is about to be sent to the sign-in page.
 */
{
  const { dataset } = document.documentElement;
  try {
    const theme = localStorage.getItem('@theme');
    if (theme === 'light' || theme === 'dark') dataset.theme = theme;
    if (localStorage.getItem('@menu') === 'open') dataset.menu = 'open';
    if (!localStorage.getItem('@token') || !localStorage.getItem('@refreshToken')) dataset.away = '';
  } catch {
    // The browser refuses its storage, so that nobody is signed in.
    dataset.away = '';
  }
}
