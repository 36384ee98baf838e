import { Suspense } from 'react'
import { useRouter } from 'wouter'
import { usePathname } from 'wouter/use-browser-location'
import { Waiting } from '#web/kit/parts/waiting.tsx'
import { PreloadScreen } from '#web/kit/screens/preload-screen.ts'
import type { Namespaces } from '#web/locales/zh-CN/index.ts'
import { BareTitle } from './bare-title.tsx'
import { findScreen } from './find-screen.ts'
import { FIRST_SCREENS, ONLINE_REPORT } from './first-paths.ts'
import { firstScreens } from './first-screens.ts'
import { lazyComponent } from './lazy-component.ts'
import { ScreenBoundary } from './screen-boundary.tsx'
import { ScreenView } from './screen-view.tsx'

const LaterScreens = lazyComponent(() => import('./later-screens.tsx').then((module) => module.LaterScreens))

const bare = firstScreens.filter((screen) => screen.frame === 'bare')

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
  if (first || FIRST_SCREENS.test(path)) {
    preload(path)
    return { texts: first?.texts ? [first.texts] : [], ready: Promise.resolve() }
  }
  const later = Promise.all([
    LaterScreens.load(),
    import('./later-screens.tsx').then((module) => module.preloadScreenAt(path)),
  ])
  if (!ONLINE_REPORT.test(path)) return { texts: ['shell'], ready: later }
  const report = import('#web/features/reports/online/prefetch.ts').then((module) => module.prefetchReport(path))
  return { texts: ['shell', 'report', 'reports'], ready: Promise.all([later, report]) }
}

/** Reads `component` inside the boundary, so that the boundary can reload it. */
function LoadedScreens() {
  const Component = LaterScreens.component
  return <Component />
}

/** The router. Screens outside first-screens.ts are in later-screens.tsx. */
export function Routes() {
  const path = usePathname()
  const { parser } = useRouter()
  const found = findScreen(bare, parser, path)
  return (
    <ScreenBoundary reset={LaterScreens.reset}>
      <PreloadScreen value={preload}>
        <Suspense fallback={<Waiting />}>
          {found ? (
            <ScreenView {...found}>
              {found.screen.frame === 'bare' && <BareTitle title={found.screen.title} />}
            </ScreenView>
          ) : (
            <LoadedScreens />
          )}
        </Suspense>
      </PreloadScreen>
    </ScreenBoundary>
  )
}
