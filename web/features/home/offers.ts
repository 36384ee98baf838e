/** What a visitor can open on the front page without an account (SPEC section 6 has a login before everything else). */
export const OFFERS = ['extension', 'prices', 'help', 'terms'] as const
export type Offer = (typeof OFFERS)[number]

/** Its address: a link to it can be passed on, and Back closes it. */
export const offerPath = (offer: Offer) => `/?show=${offer}`

/** What an address opens. */
export function offerIn(search: string): Offer | undefined {
  const asked = new URLSearchParams(search).get('show')
  return OFFERS.find((offer) => offer === asked)
}
