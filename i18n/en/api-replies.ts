/** What the calls of the API say. No text holds a colon (ERR-01). */
export const apiReplies = {
  token: 'Send a valid token from POST /api/token.',
  notAcceptable: 'Choose one of application/json, application/x-ndjson and text/csv.',
  cursor: 'The cursor does not belong to this client and filter.',
  position: 'There is no delivery at this position yet.',
  day: 'This day does not exist.',
  oneDay: 'Give either accountingDate or a period of accounting dates.',
  backwards: 'The period ends before it begins.',
  oneDelivery: 'Give position or delivery, which are the same.',
  address:
    'The API user accepts no calls from the address that you call from. Its manager lists allowed addresses in the portal.',
  keyPrivate:
    'This is a private key. Paste the public one. The private key was not stored, and nobody but your program should have it.',
  keyForm: 'Paste a public key in PEM, a JWK or a JWKS.',
  keyKind: 'Paste a key for signatures that is RSA of 2048 to 4096 bits, P-256, P-384 or Ed25519.',
  keyKnown: 'The API user already has this key, or another one with the same kid.',
  keysMany: 'An API user can have 5 keys. Remove one first.',
  addressForm: 'Line %{place} is neither an address nor a network such as 203.0.113.0/24.',
  addressWide: 'Line %{place} is too wide. IPv4 networks have at least /8, IPv6 networks at least /16.',
  addressesChanged: 'The addresses have been changed meanwhile. Open them again.',
};
