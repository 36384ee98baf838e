/** Whether the drawer stands beside the page; remembered by this browser. Below 700 px it lies over the page instead. */
import { signal } from '@preact/signals-react'

/** Below this width the drawer lies over the page (SPEC section 9). */
export const NARROW = '(max-width: 699.98px)'

const KEY = 'drawer'

/** A browser that keeps nothing for us (a private window) shows the drawer each time. */
function remembered(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'closed'
  } catch {
    return true
  }
}

export const drawerStands = signal(remembered())

export function setDrawer(stands: boolean): void {
  drawerStands.value = stands
  try {
    localStorage.setItem(KEY, stands ? 'open' : 'closed')
  } catch {
    // It still holds for this page.
  }
}
