/** The clips of the project, as the server describes them (HELP-06). */
export const videos = {
  signIn: {
    title: 'Signing in safely',
    text: 'Login, password and robot check. Nobody from support ever asks for your password; the eye shows it to you alone.',
  },
  statement: {
    title: 'Reading the statement',
    text: 'Choose a period, create the report, and see deposits and withdrawals with their totals.',
  },
  export: {
    title: 'From the statement to a spreadsheet',
    text: 'Export the whole report to Excel and keep working while the file is created.',
  },
  finder: {
    title: 'Finding a page with the keyboard',
    text: 'Ctrl and K open the finder. Type a few letters, press Enter, and you are there.',
  },
};
