import { lazy, Suspense } from 'react'
import { useRouter } from 'wouter'
import { usePathname } from 'wouter/use-browser-location'
import { Waiting } from '#web/kit/parts/waiting.tsx'
import type { Namespaces } from '#web/locales/zh-CN/index.ts'
import { BareTitle } from './bare-title.tsx'
import { entrance } from './entrance.ts'
import { findScreen } from './find-screen.ts'
import { ScreenBoundary } from './screen-boundary.tsx'
import { ScreenView } from './screen-view.tsx'

/** The frame and all that only the pages in it need come with the first of them. */
const House = lazy(() => import('./house.tsx').then((module) => ({ default: module.House })))

const bare = entrance.filter((screen) => screen.frame === 'bare')

/**
 * Begins to load the screen that a visit starts with, while the texts are on their way, and names the texts it will ask
 * for: one after the other they would each cost a way to the server and back. A failure shows when the screen is drawn.
 */
export function loadFirst(path: string): (keyof Namespaces)[] {
  const first = bare.find((screen) => screen.path === path)
  first?.load().catch(() => {})
  return first?.texts ? [first.texts] : []
}

/** The router: the way in at once, everything else by the house. */
export function Routes() {
  const path = usePathname()
  const { parser } = useRouter()
  const found = findScreen(bare, parser, path)
  return (
    <ScreenBoundary>
      <Suspense fallback={<Waiting />}>
        {found ? (
          <ScreenView {...found}>
            {found.screen.frame === 'bare' && <BareTitle title={found.screen.title} />}
          </ScreenView>
        ) : (
          <House />
        )}
      </Suspense>
    </ScreenBoundary>
  )
}
