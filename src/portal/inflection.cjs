/**
 * Stands in for the package of this name in the built console (0015): react-admin makes an English name of what has no
 * text in the person's language, and everything here has one.
 */
const asItIs = (text) => text;
for (const name of ['capitalize', 'humanize', 'inflect', 'pluralize', 'singularize', 'transform'])
  exports[name] = asItIs;
