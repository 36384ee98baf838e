import type { AsinReport, MarketReport, REPORT_STAGES } from '#contracts/api/reports/report-rows.ts'
import type { Static } from '#contracts/core/schema.ts'
import type { Language } from '#contracts/model/language.ts'
import { DEFAULT_MARKETPLACE, type Marketplace, marketplaces } from '#contracts/model/marketplaces.ts'

export type AsinRow = Static<typeof AsinReport>
export type MarketRow = Static<typeof MarketReport>
export type ReportRow = AsinRow | MarketRow
export interface ReportPage {
  row: ReportRow[]
  total: number
}
export type Stage = (typeof REPORT_STAGES)[number]

export const isMarketRow = (row: ReportRow): row is MarketRow => 'niche_id' in row

export interface Subject {
  /** ASIN, or niche title in the reader's language. */
  name: string
  /** The untranslated title if `name` is a translation. */
  original: string | undefined
  /** Product title, or the keyword that found the niche. */
  about: string
  imageUrl: string | null
  /** Brand or title. Its first letter replaces a picture that does not load. */
  pictureName: string
  sample: boolean
}

/** If the JSON in the row is invalid, the subject has no title and no picture. */
export function subjectOf(row: ReportRow, language: Language): Subject {
  if (!isMarketRow(row)) {
    const product = parseObject(row.product)
    const title = textIn(product, 'title') ?? ''
    return {
      name: row.asin,
      original: undefined,
      about: title,
      pictureName: textIn(product, 'brand') ?? title,
      ...pictureAndSample(product, 'imageUrl'),
    }
  }
  const niche = parseObject(row.market)
  const original = textIn(niche, 'nicheTitle') ?? row.keyword
  const name = textIn(niche, language === 'zh-CN' ? 'nicheTitleZh' : 'nicheTitleEn') ?? original
  return {
    name: name || row.niche_id,
    original: name === original ? undefined : original,
    about: row.keyword,
    pictureName: name || row.keyword,
    ...pictureAndSample(niche, 'referenceAsinImageUrl'),
  }
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null) return { ...value }
  } catch {
    // Invalid JSON must not break the card, which still shows state and actions.
  }
  return {}
}

const textIn = (facts: Record<string, unknown>, name: string): string | undefined => {
  const text = facts[name]
  return typeof text === 'string' && text !== '' ? text : undefined
}

const pictureAndSample = (facts: Record<string, unknown>, picture: string) => ({
  imageUrl: textIn(facts, picture) ?? null,
  sample: facts.sample === true,
})

/** The language of product titles in a marketplace, for the `lang` attribute. */
export const listingLanguage = (marketplace: Marketplace | '') =>
  marketplaces[marketplace || DEFAULT_MARKETPLACE].language

/** SPEC section 2 defines these paths. */
export const onlinePath = (row: ReportRow): string =>
  isMarketRow(row)
    ? `/market/online/${encodeURIComponent(row.niche_id)}`
    : `/product/online/${row.marketplace || DEFAULT_MARKETPLACE}/${row.asin}`
