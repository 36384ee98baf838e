import { Suspense } from 'react'
import { useRouter } from 'wouter'
import { usePathname } from 'wouter/use-browser-location'
import { Waiting } from '#web/kit/parts/waiting.tsx'
import { PreloadScreen } from '#web/kit/screens/preload-screen.ts'
import type { Namespaces } from '#web/locales/zh-CN/index.ts'
import { BareTitle } from './bare-title.tsx'
import { entrance } from './entrance.ts'
import { findScreen } from './find-screen.ts'
import { ENTRANCE, ONLINE_REPORT } from './first-paths.ts'
import { lazyComponent } from './lazy-component.ts'
import { ScreenBoundary } from './screen-boundary.tsx'
import { ScreenView } from './screen-view.tsx'

const House = lazyComponent(() => import('./house.tsx').then((module) => module.House))

const bare = entrance.filter((screen) => screen.frame === 'bare')

/** Preloads a login screen. A failure shows when the screen renders. */
function preload(path: string): void {
  bare
    .find((screen) => screen.path === path)
    ?.load()
    .catch(() => {})
}

interface FirstPage {
  texts: (keyof Namespaces)[]
  /** Resolves when code and data are loaded. */
  ready: Promise<unknown>
}

/** Loads everything the first page needs in parallel; in sequence each part would cost a round trip. */
export function loadFirstPage(path: string): FirstPage {
  const first = bare.find((screen) => screen.path === path)
  if (first || ENTRANCE.test(path)) {
    preload(path)
    return { texts: first?.texts ? [first.texts] : [], ready: Promise.resolve() }
  }
  const house = Promise.all([House.load(), import('./house.tsx').then((module) => module.loadFirstScreen(path))])
  if (!ONLINE_REPORT.test(path)) return { texts: ['shell'], ready: house }
  const report = import('#web/features/reports/online/prefetch.ts').then((module) => module.prefetchReport(path))
  return { texts: ['shell', 'report', 'reports'], ready: Promise.all([house, report]) }
}

/** Reads `component` inside the boundary, so that the boundary can reload it. */
function LoadedHouse() {
  const Component = House.component
  return <Component />
}

/** The router. house.tsx draws all screens except those of entrance.ts. */
export function Routes() {
  const path = usePathname()
  const { parser } = useRouter()
  const found = findScreen(bare, parser, path)
  return (
    <ScreenBoundary reset={House.reset}>
      <PreloadScreen value={preload}>
        <Suspense fallback={<Waiting />}>
          {found ? (
            <ScreenView {...found}>
              {found.screen.frame === 'bare' && <BareTitle title={found.screen.title} />}
            </ScreenView>
          ) : (
            <LoadedHouse />
          )}
        </Suspense>
      </PreloadScreen>
    </ScreenBoundary>
  )
}
