/** What becomes of an ASIN that is typed or pasted. */
import { ASIN_LENGTH, isAsin, normaliseAsin } from '#contracts/core/rules.ts'
import { type Marketplace, marketplaceOfHost } from '#contracts/model/marketplaces.ts'

/** While typing: upper case, no spaces around, never longer than an ASIN. */
export const asinTyped = (text: string) => normaliseAsin(text).slice(0, ASIN_LENGTH)

export type AsinProblem = 'emptyAsin' | 'wrongAsin'

/** What is wrong with an ASIN, or undefined. */
export function asinProblem(asin: string): AsinProblem | undefined {
  if (asin === '') return 'emptyAsin'
  return isAsin(asin) ? undefined : 'wrongAsin'
}

/**
 * The ASIN in a pasted text or Amazon link, with the marketplace when the link names one of ours. Undefined when there
 * is none: the text is then pasted as it stands.
 */
export function asinPasted(text: string): { asin: string; marketplace: Marketplace | undefined } | undefined {
  const asin = /(?<![A-Z0-9])B0[A-Z0-9]{8}(?![A-Z0-9])/.exec(text.toUpperCase())?.[0]
  if (!asin) return undefined
  const address = /(?:https?:\/\/)?(?:www\.)?amazon\.[a-z.]+/i.exec(text)?.[0]
  return { asin, marketplace: address ? marketplaceOfHost(address.toLowerCase()) : undefined }
}
