/**
 * Whether the drawer stands beside the page; remembered by this browser, in a cookie as the server draws the page around a
 * report too. Below 700 px it lies over the page instead.
 */
import { signal } from '@preact/signals-react'
import { readCookie, writeCookie } from '#web/api/cookies.ts'

/** Below this width the drawer lies over the page (SPEC section 9). */
export const NARROW = '(max-width: 699.98px)'

const DAYS = 365

export const drawerStands = signal(readCookie('drawer') !== 'away')

export function setDrawer(stands: boolean): void {
  drawerStands.value = stands
  writeCookie('drawer', stands ? '' : 'away', DAYS)
}
