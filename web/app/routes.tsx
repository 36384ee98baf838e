import { lazy, Suspense } from 'react'
import { useLocation, useRouter } from 'wouter'
import { Waiting } from '#web/kit/parts/waiting.tsx'
import { BareTitle } from './bare-title.tsx'
import { entrance } from './entrance.ts'
import { findScreen } from './find-screen.ts'
import { ScreenBoundary } from './screen-boundary.tsx'
import { ScreenView } from './screen-view.tsx'

/** The frame and all that only the pages in it need come with the first of them. */
const House = lazy(() => import('./house.tsx').then((module) => ({ default: module.House })))

const bare = entrance.filter((screen) => screen.frame === 'bare')

/** The router: the way in at once, everything else by the house. */
export function Routes() {
  const [path] = useLocation()
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
