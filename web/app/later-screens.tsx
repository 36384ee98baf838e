import './all-texts.ts'
import { useSignals } from '@preact/signals-react/runtime'
import { Redirect, useRouter } from 'wouter'
import { usePathname, useSearch } from 'wouter/use-browser-location'
import { token } from '#web/api/session.ts'
import type { Screen } from '#web/kit/screen.ts'
import { ReadyScreens } from '#web/kit/screens/ready-screens.ts'
import { BareTitle } from './bare-title.tsx'
import { devScreens } from './dev-screens.ts'
import { findScreen, redirectTarget } from './find-screen.ts'
import { isReadyAt } from './menu.ts'
import { componentOf, ScreenView } from './screen-view.tsx'
import { screens as productScreens } from './screens.ts'
import { Shell } from './shell.tsx'
import type { Unknown } from './unknown-address.ts'

const screens = [...productScreens, ...devScreens]

/**
 * Preloads the screen at a path. It compares only the fixed parts of the paths, because a wrong match costs only a
 * needless preload.
 */
export async function preloadScreenAt(path: string): Promise<void> {
  const fixed = (screen: Screen) => screen.path.split('/:')[0] ?? ''
  const [first] = screens
    .filter((screen) => path === fixed(screen) || path.startsWith(`${fixed(screen)}/`))
    .sort((a, b) => fixed(b).length - fixed(a).length)
  if (first) await componentOf(first).load()
}

/**
 * Renders all screens except those of first-screens.ts. The frame stays mounted across screens until the session
 * changes.
 */
export function LaterScreens() {
  useSignals()
  const session = token.value
  const path = usePathname()
  const search = useSearch()
  const { parser } = useRouter()
  const found = findScreen(screens, parser, path)
  if (!found) {
    const target = redirectTarget(path, search)
    // A Redirect runs once per mount; the key mounts a new one for each redirect of a chain.
    if (target) return <Redirect key={path} to={target} replace />
    return <Redirect key={path} to="/" state={{ unknown: path } satisfies Unknown} replace />
  }
  const { screen } = found
  if (screen.frame === 'page')
    return (
      <ScreenView
        {...found}
        frame={(content) => (
          // The key drops screen state and cache of the previous account.
          <Shell key={session} screen={screen}>
            <ReadyScreens value={isReadyAt}>{content}</ReadyScreens>
          </Shell>
        )}
      />
    )
  return (
    <ScreenView {...found}>
      <BareTitle title={screen.title} />
    </ScreenView>
  )
}
