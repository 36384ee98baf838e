/** Dialogs of the front page for guests (SPEC section 6 requires a login for most screens). */
export const OFFERS = ['extension', 'prices', 'help', 'terms'] as const
export type Offer = (typeof OFFERS)[number]

/** A dialog has its own address, so that links to it work and Back closes it. */
export const offerPath = (offer: Offer) => `/?show=${offer}`

export function offerIn(search: string): Offer | undefined {
  const shown = new URLSearchParams(search).get('show')
  return OFFERS.find((offer) => offer === shown)
}
