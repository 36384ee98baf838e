import { HomeScreen } from '#web/features/home/home.screen.tsx'
import { OfferHost } from './offer-host.tsx'
import { UnknownAddress } from './unknown-address.tsx'

/** The front page, what opens over it, and a word to visitors whose address led nowhere. */
export function HomePage() {
  return (
    <>
      <UnknownAddress />
      <HomeScreen />
      <OfferHost />
    </>
  )
}
