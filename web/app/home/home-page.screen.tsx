import { HomeScreen } from '#web/features/home/home.screen.tsx'
import { devMode } from '#web/kit/dev-mode.ts'
import { lazyCode } from '#web/kit/lazy/lazy-code.ts'
import { OptionalPart } from '#web/kit/lazy/optional-part.tsx'
import { FrontDialogHost } from './front-dialog-host.tsx'
import { UnknownAddress } from './unknown-address.tsx'

const DEV_MARK = lazyCode(() => import('./front-dev-mark.tsx'))

/** The front page with its dialogs and the notice about an unknown address. */
export function HomePage() {
  return (
    <>
      <UnknownAddress />
      <HomeScreen />
      <FrontDialogHost />
      {devMode && <OptionalPart lazy={DEV_MARK}>{({ FrontDevMark }) => <FrontDevMark />}</OptionalPart>}
    </>
  )
}
