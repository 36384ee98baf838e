/**
 * The login path carries the address to return to after the login. The address must be on this site, to prevent open
 * redirects. It is decoded only once: a second decoding would turn `H%26M` into `H&M`, whose value ends at the `&`.
 */
const LOGIN = '/user/login'

export const loginPath = (wanted: string) => `${LOGIN}?back=${encodeURIComponent(wanted)}`

/** History state after the guard refused a page, so that the login can say why. */
export interface GuardRedirect {
  refused: true
}

/** Where to go after the login; undefined if the query names no page of this site. */
export function wayBack(search: string): string | undefined {
  const back = new URLSearchParams(search).get('back')
  // A second slash or a backslash would start a host: //evil.example, /\evil.example.
  if (!back || !/^\/(?![/\\])/.test(back) || /[\\\p{Cc}]/u.test(back)) return undefined
  return /^\/user(?![\w-])/.test(back) ? undefined : back
}
