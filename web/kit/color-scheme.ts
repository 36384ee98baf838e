/**
 * Light, dark or as the system says: kept in a cookie, so that the server can name it in the page it sends
 * (server/http/page.ts) and nothing flashes before the first script runs. No cookie is `auto`.
 */
import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core'
import { readCookie, writeCookie } from '#web/api/cookies.ts'

/** In the order in which they are offered. */
export const SCHEMES = ['auto', 'light', 'dark'] as const satisfies readonly MantineColorScheme[]

const held = (): MantineColorScheme => {
  const cookie = readCookie('theme')
  return SCHEMES.find((scheme) => scheme === cookie) ?? 'auto'
}

const otherTabs = new BroadcastChannel('theme')
let heard = () => {}

/** What Mantine remembers the choice by; the other tabs follow. */
export const schemeManager: MantineColorSchemeManager = {
  get: held,
  set(scheme) {
    // Mantine also sets what it was told by another tab: telling them again would never end.
    if (scheme === held()) return
    writeCookie('theme', scheme === 'auto' ? '' : scheme, 365)
    otherTabs.postMessage('changed')
  },
  subscribe(onUpdate) {
    heard = () => onUpdate(held())
    otherTabs.addEventListener('message', heard)
  },
  unsubscribe: () => otherTabs.removeEventListener('message', heard),
  clear: () => schemeManager.set('auto'),
}
