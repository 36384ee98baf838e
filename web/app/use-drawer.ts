import { useMediaQuery } from '@mantine/hooks'
import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { isDrawerOpen, NARROW, setDrawerOpen } from './drawer.ts'

export interface DrawerState {
  narrow: boolean
  open: boolean
  toggle: () => void
  close: () => void
  /** If true, the focus belongs to the new page and does not return to the menu button. */
  isClosedByNavigation: boolean
}

/** The state of the drawer. A drawer that lies over the page closes on navigation. */
export function useDrawer(): DrawerState {
  useSignals()
  const narrow = useMediaQuery(NARROW, matchMedia(NARROW).matches)
  const [overlay, setOverlay] = useState<'open' | 'closed' | 'closedByNavigation'>('closed')
  const [path] = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes on every navigation
  useEffect(() => setOverlay((before) => (before === 'open' ? 'closedByNavigation' : before)), [path, narrow])
  if (narrow) {
    const open = overlay === 'open'
    const close = () => setOverlay('closed')
    const isClosedByNavigation = overlay === 'closedByNavigation'
    return { narrow, open, toggle: open ? close : () => setOverlay('open'), close, isClosedByNavigation }
  }
  const open = isDrawerOpen.value
  return {
    narrow,
    open,
    toggle: () => setDrawerOpen(!open),
    close: () => setDrawerOpen(false),
    isClosedByNavigation: false,
  }
}
