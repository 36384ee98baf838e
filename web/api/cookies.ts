/**
 * The cookies that the page reads and writes: session token, language, digit grouping, light or dark theme, hidden menu and
 * banner, and the world for developers.
 */
export type CookieName = 'token' | 'language' | 'grouping' | 'theme' | 'drawer' | 'banner' | 'world'

/** The value of a cookie, empty when it is not set or nothing that we wrote, and where there is no browser. */
export function readCookie(name: CookieName): string {
  if (typeof document === 'undefined') return ''
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
  try {
    return decodeURIComponent(found?.slice(name.length + 1) ?? '')
  } catch {
    return ''
  }
}

/** Writes a cookie, or removes it when the value is empty. */
export function writeCookie(name: CookieName, value: string, days: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const age = value ? days * 86_400 : 0
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API cannot be read synchronously at the first render
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`
  // Chromium writes behind our back: another tab that is told at once still read the old value in every second of 3000
  // tries. Reading waits for the write.
  readCookie(name)
}
