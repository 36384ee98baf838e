/** As much of a browser as the session needs: a cookie jar, a page that is heard, and its marks. */
import { vi } from 'vitest'

export interface Browser {
  /** By name, as they stand in the jar. */
  cookies: Record<string, string>
}

/** Opens one for a test, in place of the one before. */
export function openBrowser(): Browser {
  const cookies: Record<string, string> = {}
  const root = { documentElement: { dataset: {} } }
  const page = Object.defineProperty(Object.assign(new EventTarget(), root), 'cookie', {
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
