import { HomeScreen } from '#web/features/home/home.screen.tsx'
import { devMode } from '#web/kit/dev-mode.ts'
import { LateExtra } from '#web/kit/late/late-extra.tsx'
import { lazyCode } from '#web/kit/late/lazy-code.ts'
import { OfferHost } from './offer-host.tsx'
import { UnknownAddress } from './unknown-address.tsx'

const DEV_MARK = lazyCode(() => import('./front-dev-mark.tsx'))

/** The front page with its dialogs and the notice about an unknown address. */
export function HomePage() {
  return (
    <>
      <UnknownAddress />
      <HomeScreen />
      <OfferHost />
      {devMode && <LateExtra late={DEV_MARK}>{({ FrontDevMark }) => <FrontDevMark />}</LateExtra>}
    </>
  )
}
