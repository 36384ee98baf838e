/**
 * The colour scheme, stored in a cookie. The server writes the scheme into the page (server/http/page.ts), so that
 * nothing flashes before the first script runs. No cookie means `auto`.
 */
import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core'
import { readCookie, writeCookie } from '#web/api/cookies.ts'

/** In the order of the menu. */
export const SCHEMES = ['auto', 'light', 'dark'] as const satisfies readonly MantineColorScheme[]

const storedScheme = (): MantineColorScheme => {
  const cookie = readCookie('theme')
  return SCHEMES.find((scheme) => scheme === cookie) ?? 'auto'
}

const otherTabs = new BroadcastChannel('theme')
let onMessage = () => {}

/** Syncs the scheme between tabs. */
export const schemeManager: MantineColorSchemeManager = {
  get: storedScheme,
  set(scheme) {
    // Mantine also calls this after a message from another tab: posting again would loop.
    if (scheme === storedScheme()) return
    writeCookie('theme', scheme === 'auto' ? '' : scheme, 365)
    otherTabs.postMessage('changed')
  },
  subscribe(onUpdate) {
    onMessage = () => onUpdate(storedScheme())
    otherTabs.addEventListener('message', onMessage)
  },
  unsubscribe: () => otherTabs.removeEventListener('message', onMessage),
  clear: () => schemeManager.set('auto'),
}
