/** The fulfilment centre of a shipment. */
import type { Marketplace } from '../../marketplaces.ts'
import type { FulfilmentCentre } from './input.ts'

export const normaliseFcCode = (typed: string): string => typed.trim().toUpperCase()

/** Amazon's codes are an airport and a number (ONT8), or letters (IUSP). */
export const isFcCode = (code: string): boolean => /^[A-Z][A-Z0-9]{2,5}$/.test(code)

/** Undefined for a code that is not in the list. Such codes are accepted without a region. */
export const centreOf = (code: string, centres: readonly FulfilmentCentre[]): FulfilmentCentre | undefined =>
  centres.find((centre) => normaliseFcCode(centre.code) === normaliseFcCode(code))

/** A code of the marketplace to show as an example; undefined if the list has none. */
export const exampleCode = (marketplace: Marketplace, centres: readonly FulfilmentCentre[]): string | undefined =>
  centres.find((centre) => centre.marketplace === marketplace && centre.code.trim() !== '')?.code
