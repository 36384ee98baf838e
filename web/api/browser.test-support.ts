/** As much of a browser as the session needs: a cookie jar and a page that is heard. */
import { vi } from 'vitest'

export interface Browser {
  /** By name, as they stand in the jar. */
  cookies: Record<string, string>
}

/** Opens one for a test, in place of the one before. */
export function openBrowser(): Browser {
  const cookies: Record<string, string> = {}
  const page = Object.defineProperty(new EventTarget(), 'cookie', {
    get: () =>
      Object.entries(cookies)
        .filter(([, value]) => value)
        .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
        .join('; '),
    set(written: string) {
      const [name = '', value = ''] = (written.split(';')[0] ?? '').split('=')
      cookies[name] = decodeURIComponent(value)
    },
  })
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { protocol: 'http:' })
  return { cookies }
}
