/** Only calculations of a supplier's offer need these, so they are one chunk. */
export { ApplyOffer } from './apply-offer.tsx'
export { ValueSource } from './inputs/value-source.tsx'
