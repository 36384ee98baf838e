/** Whether the drawer beside the page is open. A cookie stores it, because server rendering needs it too. */
import { signal } from '@preact/signals-react'
import { readCookie, writeCookie } from '#web/api/cookies.ts'

/** Below this width the drawer lies over the page (SPEC section 9). */
export const NARROW = '(max-width: 699.98px)'

const DAYS = 365

export const isDrawerOpen = signal(readCookie('drawer') !== 'away')

export function setDrawerOpen(isOpen: boolean): void {
  isDrawerOpen.value = isOpen
  writeCookie('drawer', isOpen ? '' : 'away', DAYS)
}
