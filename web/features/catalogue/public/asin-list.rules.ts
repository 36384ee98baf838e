import { type Marketplace, marketplaceOfHost } from '#contracts/model/marketplaces.ts'

export interface PastedAsins {
  /** In the order of the text, each once. */
  asins: string[]
  /** Beyond the allowed number. */
  tooMany: string[]
  /** Words without an ASIN. */
  rubbish: string[]
  /** Of the links, if those that we support agree. */
  marketplace: Marketplace | undefined
  /** Whether the links are of several marketplaces that we support. */
  isMixed: boolean
  /** Hosts of links to marketplaces that we lack, such as `amazon.com.br`. */
  unsupported: string[]
}

const ASIN = /(?<![A-Z0-9])B0[A-Z0-9]{8}(?![A-Z0-9])/g
/** The product of a link; other ASINs in it are where the buyer came from. */
const PRODUCT_OF_LINK = /\/(?:DP|PRODUCT|D|ASIN|PRODUCT-REVIEWS)\/(B0[A-Z0-9]{8})(?![A-Z0-9])/
const HOST = /amazon\.[a-z]+(?:\.[a-z]+)?/i

/** Finds ASINs in pasted text: lists, links of any marketplace, or both, with other words in between. */
export function parsePastedAsins(text: string, most: number): PastedAsins {
  const found = new Set<string>()
  const rubbish = new Set<string>()
  const markets = new Set<Marketplace>()
  const unsupported = new Set<string>()
  for (const word of wordsOf(text)) {
    const asins = asinsOf(word)
    for (const asin of asins) found.add(asin)
    if (asins.length === 0) rubbish.add(word)
    const host = HOST.exec(word)?.[0].toLowerCase()
    if (host === undefined || asins.length === 0) continue
    const marketplace = marketplaceOfHost(host)
    if (marketplace) markets.add(marketplace)
    else unsupported.add(host)
  }
  const asins = [...found]
  return {
    asins: asins.slice(0, most),
    tooMany: asins.slice(most),
    rubbish: [...rubbish],
    marketplace: markets.size === 1 ? [...markets][0] : undefined,
    isMixed: markets.size > 1,
    unsupported: [...unsupported],
  }
}

/** Links may follow each other without a space. */
const wordsOf = (text: string) =>
  text
    .replace(/(?=https?:\/\/)/gi, ' ')
    .split(/[\s,，、;；|]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))

function asinsOf(word: string): string[] {
  // Letters of a Chinese or Japanese keyboard may be of full width.
  const upper = word.normalize('NFKC').toUpperCase()
  if (!HOST.test(word)) return upper.match(ASIN) ?? []
  const [first] = upper.match(ASIN) ?? []
  const asin = PRODUCT_OF_LINK.exec(upper)?.[1] ?? first
  return asin === undefined ? [] : [asin]
}
