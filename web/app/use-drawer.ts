import { useMediaQuery } from '@mantine/hooks'
import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { drawerStands, NARROW, setDrawer } from './drawer.ts'

export interface DrawerState {
  /** Whether the page is so narrow that the drawer lies over it. */
  narrow: boolean
  open: boolean
  toggle: () => void
  close: () => void
}

/** The drawer as it is on this page. What lies over the page goes when the page changes. */
export function useDrawer(): DrawerState {
  useSignals()
  const narrow = useMediaQuery(NARROW, matchMedia(NARROW).matches)
  const [over, setOver] = useState(false)
  const [path] = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: it closes on every change of page
  useEffect(() => setOver(false), [path, narrow])
  if (narrow) return { narrow, open: over, toggle: () => setOver(!over), close: () => setOver(false) }
  const open = drawerStands.value
  return { narrow, open, toggle: () => setDrawer(!open), close: () => setDrawer(false) }
}
