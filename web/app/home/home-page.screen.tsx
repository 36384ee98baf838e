import { HomeScreen } from '#web/features/home/home.screen.tsx'
import { OfferHost } from './offer-host.tsx'
import { UnknownAddress } from './unknown-address.tsx'

/** The front page with its dialogs, and a notice for visitors with an unknown address. */
export function HomePage() {
  return (
    <>
      <UnknownAddress />
      <HomeScreen />
      <OfferHost />
    </>
  )
}
