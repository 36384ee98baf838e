/**
 * The way back after login: an address of this site, never one of another (an open redirect). Addresses are taken as the
 * browser holds them: the hooks of wouter itself decode them, and decoded twice `H%26M` ends at its `&`.
 */
const LOGIN = '/user/login'

/** The login's address, remembering where the person wanted to go. */
export const loginPath = (wanted: string) => `${LOGIN}?back=${encodeURIComponent(wanted)}`

/** What the guard leaves in the history when it refuses a page: the login says why. */
export interface Refused {
  refused: true
}

/** Where to go after login, or undefined when the query names no page of this site. */
export function wayBack(search: string): string | undefined {
  const back = new URLSearchParams(search).get('back')
  // A second slash or a backslash would make it a host: //evil.example, /\evil.example.
  if (!back || !/^\/(?![/\\])/.test(back) || /[\\\p{Cc}]/u.test(back)) return undefined
  return /^\/user(?![\w-])/.test(back) ? undefined : back
}
