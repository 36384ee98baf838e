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
  /** It went with its page: the new one has the focus. */
  left: boolean
}

/** The drawer as it is on this page. What lies over the page goes when the page changes. */
export function useDrawer(): DrawerState {
  useSignals()
  const narrow = useMediaQuery(NARROW, matchMedia(NARROW).matches)
  const [over, setOver] = useState<'open' | 'closed' | 'left'>('closed')
  const [path] = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: it closes on every change of page
  useEffect(() => setOver((before) => (before === 'open' ? 'left' : before)), [path, narrow])
  if (narrow) {
    const open = over === 'open'
    const close = () => setOver('closed')
    return { narrow, open, toggle: open ? close : () => setOver('open'), close, left: over === 'left' }
  }
  const open = drawerStands.value
  return { narrow, open, toggle: () => setDrawer(!open), close: () => setDrawer(false), left: false }
}
