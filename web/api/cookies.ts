/**
 * `drawer` and `banner`: whether menu and banner are hidden. `world`: which isolated set of server data ("world") a
 * dev server uses for this browser.
 */
export type CookieName = 'token' | 'language' | 'grouping' | 'theme' | 'drawer' | 'banner' | 'world'

/** The value of a cookie; empty if it is unset or malformed, and during server rendering. */
export function readCookie(name: CookieName): string {
  if (typeof document === 'undefined') return ''
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
  try {
    return decodeURIComponent(found?.slice(name.length + 1) ?? '')
  } catch {
    return ''
  }
}

/** An empty value removes the cookie. */
export function writeCookie(name: CookieName, value: string, days: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const age = value ? days * 86_400 : 0
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API cannot be read synchronously at the first render
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`
  // Chromium writes asynchronously: in half of 3000 trials, another tab that was notified at once read the old value.
  // Reading waits for the write.
  readCookie(name)
}
