/** Dialogs of the front page that need no account (SPEC section 6 requires a login for all other screens). */
export const OFFERS = ['extension', 'prices', 'help', 'terms'] as const
export type Offer = (typeof OFFERS)[number]

/** A dialog has its own address, so that links to it work and Back closes it. */
export const offerPath = (offer: Offer) => `/?show=${offer}`

/** The dialog that an address opens. */
export function offerIn(search: string): Offer | undefined {
  const asked = new URLSearchParams(search).get('show')
  return OFFERS.find((offer) => offer === asked)
}
