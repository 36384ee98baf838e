import { type ReactNode, Suspense } from 'react'
import { useSearch } from 'wouter/use-browser-location'
import { Waiting } from '#web/kit/parts/waiting.tsx'
import type { Screen, ScreenProps } from '#web/kit/screen.ts'
import { type Found, propsOf } from './find-screen.ts'
import { Guard } from './guard.tsx'
import { type Later, later } from './later.ts'
import { ScreenBoundary } from './screen-boundary.tsx'

const loading = new Map<Screen, Later<ScreenProps>>()

/** The component of a screen, loaded when it is first drawn, or before. */
export function componentOf(screen: Screen): Later<ScreenProps> {
  const known = loading.get(screen)
  if (known) return known
  const component = later(screen.load)
  loading.set(screen, component)
  return component
}

interface ScreenViewProps extends Found {
  /** What stands around the screen. */
  frame?: (content: ReactNode) => ReactNode
  /** Drawn with the screen. */
  children?: ReactNode
}

/** A screen behind its guard. When it fails, what stands around it stays. */
export function ScreenView({ screen, params, frame = (content) => content, children }: ScreenViewProps) {
  return (
    <Guard screen={screen}>
      {frame(
        <ScreenBoundary key={screen.path} renew={componentOf(screen).renew}>
          <Suspense fallback={<Waiting />}>
            {children}
            <Drawn screen={screen} params={params} />
          </Suspense>
        </ScreenBoundary>,
      )}
    </Guard>
  )
}

/** Reads `component` inside the boundary, so that the boundary can reload it. */
function Drawn(found: Found) {
  const Component = componentOf(found.screen).component
  return <Component {...propsOf(found, useSearch())} />
}
