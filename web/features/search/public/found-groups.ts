/** What a search found, as rows with their addresses: one shape for the page and for the command palette. */
import type { FoundEverything } from '#contracts/api/search.ts'
import { asinsIn } from '#contracts/model/asins-in-text.ts'
import type { Language } from '#contracts/model/language.ts'
import { type Marketplace, marketplaces } from '#contracts/model/marketplaces.ts'
import { formatMoney, minorUnits } from '#contracts/model/money.ts'
import { formatCount, type Grouping } from '#contracts/model/number.ts'
import { STATUS_NAMES } from '#contracts/model/rights/right-names.texts.ts'
import { listPath, marketPath, productPath } from '#web/features/catalogue/public/detail-paths.ts'
import { minerPath } from '#web/features/catalogue/public/miner-path.ts'
import { researchPath } from '#web/features/catalogue/public/research-path.ts'
import { markSearchPath, patentPath, patentSearchPath } from '#web/features/rights/public/search-by-words.ts'

export const GROUP_NAMES = ['products', 'markets', 'keywords', 'patents', 'trademarks'] as const
export type GroupName = (typeof GROUP_NAMES)[number]

export interface FoundRow {
  id: string
  title: string
  /** Of the title, if it is known. */
  lang?: string | undefined
  /** What tells it from others of its name. */
  note: string
  /** Marketplace or office. */
  place: string
  isSample: boolean
  href: string
  /** Undefined for what has no picture; null for a picture that is missing. */
  picture?: string | null
}

export interface FoundGroup {
  name: GroupName
  total: number
  /** Whether all hits are; a group can have imported hits of one marketplace beside sample hits of another. */
  isSample: boolean
  /** `href`: the list of these, with the words filled in. Empty after a search for a number, whose hits all show. */
  counts: { place: string; total: number; href: string }[]
  rows: FoundRow[]
}

interface Reader {
  /** The searched text. */
  q: string
  language: Language
  grouping: Grouping
  words: {
    searches: (count: string) => string
    family: (asin: string) => string
    live: Record<'live' | 'dead', string>
    level: Record<'niche' | 'category', string>
  }
}

/** Groups with hits, in the order of the page. */
export const foundGroups = (found: FoundEverything, reader: Reader): FoundGroup[] =>
  [
    products(found, reader),
    markets(found.markets, reader),
    keywords(found.keywords, reader),
    patents(found.patents, reader),
    trademarks(found.trademarks, reader),
  ]
    .filter(({ total }) => total > 0)
    // The lists search words, not numbers.
    .map((group) => (found.exact === 'number' ? { ...group, counts: [] } : group))

/** Facts that are known. */
const joined = (...facts: readonly (string | null | undefined)[]) => facts.filter(Boolean).join(' · ')

type MarketGroup = Pick<FoundEverything['products'], 'total' | 'counts'>
type Data = FoundEverything['products']['row'][number]['data']

const head = (
  name: GroupName,
  { total, counts }: MarketGroup,
  hrefOf: (marketplace: Marketplace, data: Data) => string,
): Omit<FoundGroup, 'rows'> => ({
  name,
  total,
  isSample: counts.every(({ data }) => data === 'sample'),
  counts: counts.map(({ marketplace, data, total: all }) => ({
    place: marketplace,
    total: all,
    href: hrefOf(marketplace, data),
  })),
})

function products({ products: group, exact }: FoundEverything, { q, grouping, words }: Reader): FoundGroup {
  const asins = exact === 'asin' ? asinsIn(q) : null
  return {
    ...head('products', group, (marketplace, data) =>
      asins ? researchPath(asins, marketplace, data) : listPath('product', q, marketplace, data),
    ),
    rows: group.row.map(({ asin, typed, marketplace, data, title, brand, price, imageUrl }) => ({
      id: `${marketplace} ${asin}`,
      title,
      lang: marketplaces[marketplace].language,
      note: joined(
        asin,
        typed && words.family(typed),
        brand,
        price === null ? null : formatMoney(minorUnits(price, marketplace), marketplace, grouping),
      ),
      place: marketplace,
      isSample: data === 'sample',
      href: productPath(asin, marketplace),
      picture: imageUrl,
    })),
  }
}

function markets(group: FoundEverything['markets'], { q, language, words }: Reader): FoundGroup {
  return {
    ...head('markets', group, (marketplace, data) => listPath('market', q, marketplace, data)),
    rows: group.row.map(({ id, level, marketplace, data, title, titleZh, titleEn, path }) => {
      const own = language === 'zh-CN' ? titleZh : titleEn
      return {
        id: `${marketplace} ${id}`,
        title: own ?? title,
        lang: own === null ? marketplaces[marketplace].language : undefined,
        note: joined(words.level[level], path.join(' › ')),
        place: marketplace,
        isSample: data === 'sample',
        href: marketPath(id, marketplace, { data }),
      }
    }),
  }
}

function keywords(group: FoundEverything['keywords'], { q, language, grouping, words }: Reader): FoundGroup {
  return {
    ...head('keywords', group, (marketplace, data) => minerPath(q, marketplace, data)),
    rows: group.row.map(({ id, marketplace, data, text, zh, searches }) => ({
      id: `${marketplace} ${id}`,
      title: text,
      lang: marketplaces[marketplace].language,
      note: joined(
        language === 'zh-CN' && zh !== text ? zh : null,
        searches === null ? null : words.searches(formatCount(searches, grouping)),
      ),
      place: marketplace,
      isSample: data === 'sample',
      href: minerPath(text, marketplace, data),
    })),
  }
}

function patents({ data, total, counts, row }: FoundEverything['patents'], { q, language }: Reader): FoundGroup {
  return {
    name: 'patents',
    total,
    isSample: data === 'sample',
    counts: counts.map(({ office, total: all }) => ({ place: office, total: all, href: patentSearchPath(q, office) })),
    rows: row.map(({ id, office, publicationNumber, title, titleZh, applicant, status, image }) => ({
      id: String(id),
      title: (language === 'zh-CN' && titleZh) || title,
      note: joined(publicationNumber, applicant, STATUS_NAMES[language][status]),
      place: office,
      isSample: data === 'sample',
      href: patentPath(id),
      picture: image,
    })),
  }
}

function trademarks(group: FoundEverything['trademarks'], { q, words }: Reader): FoundGroup {
  const { data, total, counts, row } = group
  return {
    name: 'trademarks',
    total,
    isSample: data === 'sample',
    counts: counts.map(({ office, total: all }) => ({
      place: office,
      total: all,
      href: markSearchPath(q, { office }),
    })),
    rows: row.map(({ id, office, serialNumber, registrationNumber, words: name, owner, live }) => ({
      id: String(id),
      title: name,
      note: joined(registrationNumber ?? serialNumber, owner, live && words.live[live]),
      place: office,
      isSample: data === 'sample',
      href: markSearchPath(name, { mark: id }),
    })),
  }
}
