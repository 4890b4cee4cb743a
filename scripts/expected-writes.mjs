/**
 * Libraries write this while tests run, and nobody needs to hear of it. Anything else that a test writes fails the run
 * (progress-reporter.mjs); a test that provokes a message spies on it.
 */
const EXPECTED = [
  // react-admin writes each failure of a data provider to the console; tests say what the person is shown of it.
  /^PortalError: /,
  /^Error: The Content-Range header is missing in the HTTP Response\./,
  /^DOMException \[AbortError\]: This operation was aborted/,
  // jsdom computes no layout.
  /^MUI X Charts: ChartsContainer does not have `width` prop, and its container has no `width` defined\./,
  // Tests begin at an address that they have set themselves.
  /^You are trying to use a blocker on a POP navigation to a location that was not created by @remix-run\/router\./,
];

/** Tells whether a message is none of these. Colours are left out of account. @param {string} text */
export const isUnexpected = (text) => {
  // oxlint-disable-next-line no-control-regex -- that is what a colour begins with
  const plain = text.replace(/\u001b\[\d+m/g, '').trimStart();
  return !EXPECTED.some((expected) => expected.test(plain));
};
