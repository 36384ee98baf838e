import type { AsinReport, MarketReport, REPORT_STAGES } from '#contracts/api/reports/report-rows.ts'
import type { Static } from '#contracts/core/schema.ts'
import type { Language } from '#contracts/model/language.ts'
import { DEFAULT_MARKETPLACE, type Marketplace, marketplaces } from '#contracts/model/marketplaces.ts'

export type AsinRow = Static<typeof AsinReport>
export type MarketRow = Static<typeof MarketReport>
/** A past report of either kind. */
export type ReportRow = AsinRow | MarketRow
export interface ReportPage {
  row: ReportRow[]
  total: number
}
export type Stage = (typeof REPORT_STAGES)[number]

export const isMarketRow = (row: ReportRow): row is MarketRow => 'niche_id' in row

/** What is shown of the subject of a report wherever the report is named: on a card, on the way, before it is deleted. */
export interface Subject {
  /** The ASIN, or the title of the niche in the reader's language. */
  name: string
  /** The title as the marketplace has it, where the name is a translation. */
  original: string | undefined
  /** The title of the product, or what was searched for when the niche was chosen. */
  about: string
  imageUrl: string | null
  /** Brand or title. Its initial replaces a picture that does not load. */
  pictureName: string
  sample: boolean
}

/** The subject of a row, out of its JSON text. Text that is no JSON object shows as a subject without title and picture. */
export function subjectOf(row: ReportRow, language: Language): Subject {
  if (!isMarketRow(row)) {
    const product = parsed(row.product)
    const title = textIn(product, 'title') ?? ''
    return {
      name: row.asin,
      original: undefined,
      about: title,
      pictureName: textIn(product, 'brand') ?? title,
      ...seen(product, 'imageUrl'),
    }
  }
  const niche = parsed(row.market)
  const original = textIn(niche, 'nicheTitle') ?? row.keyword
  const name = textIn(niche, language === 'zh-CN' ? 'nicheTitleZh' : 'nicheTitleEn') ?? original
  return {
    name: name || row.niche_id,
    original: name === original ? undefined : original,
    about: row.keyword,
    pictureName: name || row.keyword,
    ...seen(niche, 'referenceAsinImageUrl'),
  }
}

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null) return { ...value }
  } catch {
    // Kept as the empty subject: the card still shows state and actions.
  }
  return {}
}

const textIn = (facts: Record<string, unknown>, name: string): string | undefined => {
  const text = facts[name]
  return typeof text === 'string' && text !== '' ? text : undefined
}

const seen = (facts: Record<string, unknown>, picture: string) => ({
  imageUrl: textIn(facts, picture) ?? null,
  sample: facts.sample === true,
})

/** The language in which a marketplace writes its titles, for `lang`. */
export const listingLanguage = (marketplace: Marketplace | '') =>
  marketplaces[marketplace || DEFAULT_MARKETPLACE].language

/** Where a finished report is read: SPEC section 2. */
export const onlinePath = (row: ReportRow): string =>
  isMarketRow(row)
    ? `/market/online/${encodeURIComponent(row.niche_id)}`
    : `/product/online/${row.marketplace || DEFAULT_MARKETPLACE}/${row.asin}`
