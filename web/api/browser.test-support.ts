import { vi } from 'vitest'

export interface Browser {
  /** The decoded value of each cookie, by name. */
  cookies: Record<string, string>
}

/** Stubs the parts of the browser that the session needs: a new cookie jar, document events and data attributes. */
export function stubBrowser(): Browser {
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
