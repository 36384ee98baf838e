import { type ReactNode, Suspense } from 'react'
import { useSearch } from 'wouter/use-browser-location'
import { Waiting } from '#web/kit/parts/waiting.tsx'
import type { Screen, ScreenProps } from '#web/kit/screen.ts'
import { type Found, propsOf } from './find-screen.ts'
import { Guard } from './guard.tsx'
import { type LazyComponent, lazyComponent } from './lazy-component.ts'
import { ScreenBoundary } from './screen-boundary.tsx'

const components = new Map<Screen, LazyComponent<ScreenProps>>()

/** Returns the same component every time, because another one would remount the screen and lose its state. */
export function componentOf(screen: Screen): LazyComponent<ScreenProps> {
  const existing = components.get(screen)
  if (existing) return existing
  const component = lazyComponent(screen.load)
  components.set(screen, component)
  return component
}

interface ScreenViewProps extends Found {
  frame?: (content: ReactNode) => ReactNode
  children?: ReactNode
}

/** A screen behind its guard. The frame stays if the screen fails. */
export function ScreenView({ screen, params, frame = (content) => content, children }: ScreenViewProps) {
  return (
    <Guard screen={screen}>
      {frame(
        <ScreenBoundary key={screen.path} reset={componentOf(screen).reset}>
          <Suspense fallback={<Waiting />}>
            {children}
            <LoadedScreen screen={screen} params={params} />
          </Suspense>
        </ScreenBoundary>,
      )}
    </Guard>
  )
}

/** Reads `component` inside the boundary, so that the boundary can reload it. */
function LoadedScreen(found: Found) {
  const Component = componentOf(found.screen).component
  return <Component {...propsOf(found, useSearch())} />
}
