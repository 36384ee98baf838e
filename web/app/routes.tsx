import { type ComponentType, lazy, Suspense } from 'react'
import { matchRoute, Redirect, useLocation, useRouter } from 'wouter'
import { Waiting } from '#web/kit/parts/waiting.tsx'
import type { Screen, ScreenProps } from '#web/kit/screen.ts'
import { DocumentTitle } from './document-title.tsx'
import { Guard } from './guard.tsx'
import { ScreenBoundary } from './screen-boundary.tsx'
import { redirects, screens } from './screens.ts'

/** The frame and all that only a logged-in page needs come with the first page that stands in it. */
const Frame = lazy(() => import('./shell.tsx').then(({ Shell }) => ({ default: Shell })))

const components = new Map<Screen, ComponentType<ScreenProps>>(
  screens.map((screen) => [screen, lazy(() => screen.load().then((component) => ({ default: component })))]),
)

/** The router. One frame stays while the screens in it change; an address that is no screen leads to `/`. */
export function Routes() {
  const [path] = useLocation()
  const { parser } = useRouter()
  for (const screen of screens) {
    const [matches, params] = matchRoute(parser, screen.path, path)
    if (matches) return <ScreenView screen={screen} params={params} />
  }
  const redirect = redirects.find((one) => matchRoute(parser, one.path, path)[0])
  return <Redirect to={redirect?.to ?? '/'} replace />
}

function ScreenView({ screen, params }: { screen: Screen; params: ScreenProps }) {
  const Component = components.get(screen)
  const content = (
    <ScreenBoundary key={screen.path}>
      <Suspense fallback={<Waiting />}>
        <DocumentTitle title={screen.title} />
        {Component && <Component {...params} />}
      </Suspense>
    </ScreenBoundary>
  )
  return (
    <Guard auth={screen.auth}>
      <ScreenBoundary>
        <Suspense fallback={<Waiting />}>{screen.frame === 'bare' ? content : <Frame>{content}</Frame>}</Suspense>
      </ScreenBoundary>
    </Guard>
  )
}
