import { ASIN_LENGTH, isAsin, normalizeAsin } from '#contracts/core/rules.ts'
import { type Marketplace, marketplaceOfHost } from '#contracts/model/marketplaces.ts'

/** Returns the text in upper case, trimmed and cut to the length of an ASIN. */
export const normalizeTypedAsin = (text: string) => normalizeAsin(text).slice(0, ASIN_LENGTH)

export type AsinProblem = 'emptyAsin' | 'wrongAsin'

export function asinProblem(asin: string): AsinProblem | undefined {
  if (asin === '') return 'emptyAsin'
  return isAsin(asin) ? undefined : 'wrongAsin'
}

/** Finds the ASIN in a pasted text or Amazon link, and the marketplace if it is supported. */
export function parsePastedAsin(text: string): { asin: string; marketplace: Marketplace | undefined } | undefined {
  const asin = /(?<![A-Z0-9])B0[A-Z0-9]{8}(?![A-Z0-9])/.exec(text.toUpperCase())?.[0]
  if (!asin) return undefined
  const address = /(?:https?:\/\/)?(?:www\.)?amazon\.[a-z.]+/i.exec(text)?.[0]
  return { asin, marketplace: address ? marketplaceOfHost(address.toLowerCase()) : undefined }
}
