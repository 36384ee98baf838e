import './all-texts.ts'
import { useSignals } from '@preact/signals-react/runtime'
import { Redirect, useRouter } from 'wouter'
import { usePathname, useSearch } from 'wouter/use-browser-location'
import { token } from '#web/api/session.ts'
import type { Screen } from '#web/kit/screen.ts'
import { ReadyScreens } from '#web/kit/screens/ready-screens.ts'
import { BareTitle } from './bare-title.tsx'
import { devScreens } from './dev-screens.ts'
import { findScreen, leadsTo } from './find-screen.ts'
import { isReadyAt } from './menu.ts'
import { componentOf, ScreenView } from './screen-view.tsx'
import { screens as productScreens } from './screens.ts'
import { Shell } from './shell.tsx'
import type { Unknown } from './unknown-address.ts'

const screens = [...productScreens, ...devScreens]

/**
 * Loads the screen that a visit begins with. A guess, by the part of its path that does not vary: what is drawn is for the
 * router to say.
 */
export async function loadFirstScreen(path: string): Promise<void> {
  const fixed = (screen: Screen) => screen.path.split('/:')[0] ?? ''
  const [first] = screens
    .filter((screen) => path === fixed(screen) || path.startsWith(`${fixed(screen)}/`))
    .sort((a, b) => fixed(b).length - fixed(a).length)
  if (first) await componentOf(first).begin()
}

/** Every screen behind the way in. One frame stays while the screens in it change, and goes with the session. */
export function House() {
  useSignals()
  const session = token.value
  const path = usePathname()
  const search = useSearch()
  const { parser } = useRouter()
  const found = findScreen(screens, parser, path)
  if (!found) {
    const known = leadsTo(path, search)
    // By its address: one redirect may lead to the next, and each goes once.
    if (known) return <Redirect key={path} to={known} replace />
    return <Redirect key={path} to="/" state={{ unknown: path } satisfies Unknown} replace />
  }
  const { screen } = found
  if (screen.frame === 'page')
    return (
      <ScreenView
        {...found}
        frame={(content) => (
          // Nothing that one account has on the screen or in the cache is left for the next one.
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
