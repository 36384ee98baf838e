import { Suspense } from 'react'
import { useRouter } from 'wouter'
import { usePathname } from 'wouter/use-browser-location'
import { Waiting } from '#web/kit/parts/waiting.tsx'
import { PreloadScreen } from '#web/kit/screens/preload-screen.ts'
import type { Namespaces } from '#web/locales/zh-CN/index.ts'
import { BareTitle } from './bare-title.tsx'
import { entrance } from './entrance.ts'
import { findScreen } from './find-screen.ts'
import { ONLINE_REPORT, WAY_IN } from './first-paths.ts'
import { later } from './later.ts'
import { ScreenBoundary } from './screen-boundary.tsx'
import { ScreenView } from './screen-view.tsx'

/** The frame and all that only the pages in it need come with the first of them. */
const House = later(() => import('./house.tsx').then((module) => module.House))

const bare = entrance.filter((screen) => screen.frame === 'bare')

/** Starts loading a screen of the way in. A failure shows when the screen is drawn. */
function preload(path: string): void {
  bare
    .find((screen) => screen.path === path)
    ?.load()
    .catch(() => {})
}

/** What a visit begins with: the texts that its first page asks for, and when all else of it is here. */
interface First {
  texts: (keyof Namespaces)[]
  ready: Promise<unknown>
}

/**
 * Begins to load all that the first page of a visit needs, at once: one after the other each would cost a way to the
 * server and back. A failure shows when the page is drawn.
 */
export function loadFirst(path: string): First {
  const first = bare.find((screen) => screen.path === path)
  if (first || WAY_IN.test(path)) {
    preload(path)
    return { texts: first?.texts ? [first.texts] : [], ready: Promise.resolve() }
  }
  const house = Promise.all([House.begin(), import('./house.tsx').then((module) => module.loadFirstScreen(path))])
  if (!ONLINE_REPORT.test(path)) return { texts: ['shell'], ready: house }
  const report = import('#web/features/reports/online/begin.ts').then((module) => module.beginReport(path))
  return { texts: ['shell', 'report', 'reports'], ready: Promise.all([house, report]) }
}

/** Reads `component` inside the boundary, so that the boundary can reload it. */
function HouseDrawn() {
  const Component = House.component
  return <Component />
}

/** The router: the way in at once, everything else by the house. */
export function Routes() {
  const path = usePathname()
  const { parser } = useRouter()
  const found = findScreen(bare, parser, path)
  return (
    <ScreenBoundary renew={House.renew}>
      <PreloadScreen value={preload}>
        <Suspense fallback={<Waiting />}>
          {found ? (
            <ScreenView {...found}>
              {found.screen.frame === 'bare' && <BareTitle title={found.screen.title} />}
            </ScreenView>
          ) : (
            <HouseDrawn />
          )}
        </Suspense>
      </PreloadScreen>
    </ScreenBoundary>
  )
}
