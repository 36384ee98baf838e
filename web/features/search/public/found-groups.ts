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
  href: string
  /** Undefined for what has no picture; null for a picture that is missing. */
  picture?: string | null
}

export interface FoundGroup {
  name: GroupName
  total: number
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

type MarketGroup = Pick<FoundEverything['products'], 'data' | 'total' | 'counts'>

const head = (
  name: GroupName,
  { data, total, counts }: MarketGroup,
  hrefOf: (marketplace: Marketplace) => string,
): Omit<FoundGroup, 'rows'> => ({
  name,
  total,
  isSample: data === 'sample',
  counts: counts.map((each) => ({ place: each.marketplace, total: each.total, href: hrefOf(each.marketplace) })),
})

function products({ products: group, exact }: FoundEverything, { q, grouping }: Reader): FoundGroup {
  const { data } = group
  const asins = exact === 'asin' ? asinsIn(q) : null
  return {
    ...head('products', group, (marketplace) =>
      asins ? researchPath(asins, marketplace, data) : listPath('product', q, marketplace, data),
    ),
    rows: group.row.map(({ asin, marketplace, title, brand, price, imageUrl }) => ({
      id: `${marketplace} ${asin}`,
      title,
      lang: marketplaces[marketplace].language,
      note: joined(
        asin,
        brand,
        price === null ? null : formatMoney(minorUnits(price, marketplace), marketplace, grouping),
      ),
      place: marketplace,
      href: productPath(asin, marketplace),
      picture: imageUrl,
    })),
  }
}

function markets(group: FoundEverything['markets'], { q, language, words }: Reader): FoundGroup {
  const { data } = group
  return {
    ...head('markets', group, (marketplace) => listPath('market', q, marketplace, data)),
    rows: group.row.map(({ id, level, marketplace, title, titleZh, titleEn, path }) => {
      const own = language === 'zh-CN' ? titleZh : titleEn
      return {
        id: `${marketplace} ${id}`,
        title: own ?? title,
        lang: own === null ? marketplaces[marketplace].language : undefined,
        note: joined(words.level[level], path.join(' › ')),
        place: marketplace,
        href: marketPath(id, marketplace, { data }),
      }
    }),
  }
}

function keywords(group: FoundEverything['keywords'], { q, grouping, words }: Reader): FoundGroup {
  const { data } = group
  return {
    ...head('keywords', group, (marketplace) => minerPath(q, marketplace, data)),
    rows: group.row.map(({ id, marketplace, text, zh, searches }) => ({
      id: `${marketplace} ${id}`,
      title: text,
      lang: marketplaces[marketplace].language,
      note: joined(zh, searches === null ? null : words.searches(formatCount(searches, grouping))),
      place: marketplace,
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
      href: markSearchPath(name, { mark: id }),
    })),
  }
}
