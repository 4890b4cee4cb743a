/** Pictures that people send (NEWS-13, ERR-04). */
export const upload = {
  help: 'PNG or JPEG, up to %{most} MB.',
  progress: 'Sending %{name}, %{percent} %',
  waiting: '%{name}, not sent yet',
  unsupported: 'Unsupported File',
  tooLarge: 'The file is larger than %{most} MB.',
  remove: 'Remove %{name}',
};
