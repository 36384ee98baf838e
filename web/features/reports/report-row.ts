import type { AsinReport, REPORT_STAGES, reports } from '#contracts/api/reports.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import type { Static } from '#contracts/core/schema.ts'

export type ReportRow = Static<typeof AsinReport>
export type ReportPage = Output<typeof reports.productList>
export type Stage = (typeof REPORT_STAGES)[number]

/** What a card shows of the product that stands in a row as JSON text. */
export interface RowProduct {
  title: string
  imageUrl: string | null
  sample: boolean
}

/** The product of a row. Text that is no JSON object shows as a product without title and picture. */
export function productOf(row: Pick<ReportRow, 'product'>): RowProduct {
  let product: Record<string, unknown> = {}
  try {
    const parsed: unknown = JSON.parse(row.product)
    if (typeof parsed === 'object' && parsed !== null) product = { ...parsed }
  } catch {
    // Kept as the empty product: the card still shows ASIN, state and actions.
  }
  const { title, imageUrl, sample } = product
  return {
    title: typeof title === 'string' ? title : '',
    imageUrl: typeof imageUrl === 'string' && imageUrl !== '' ? imageUrl : null,
    sample: sample === true,
  }
}

export const onlinePath = ({ marketplace, asin }: Pick<ReportRow, 'marketplace' | 'asin'>) =>
  `/product/online/${marketplace || 'US'}/${asin}`
export const progressPath = ({ id }: Pick<ReportRow, 'id'>) => `/product/report?id=${id}`
