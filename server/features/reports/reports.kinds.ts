/** What sets the two kinds of reports apart: what they are about, how it is found again, and what is kept of it. */

import type { Product } from '#contracts/model/catalogue.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import type { Niche } from '#contracts/model/niche.ts'
import { requireNiche, requireProduct } from '#server/features/catalogue/public.ts'
import type { ReportRow, Subject } from './reports.store.ts'
import type { ReportsWorld } from './reports.world.ts'

export function subjectOfProduct(product: Product): Subject {
  const { marketplace, asin, title, brand, imageUrl, source } = product
  return {
    kind: 'asin',
    marketplace,
    subject: asin,
    keyword: null,
    title,
    card: JSON.stringify({
      marketplace,
      title,
      brand,
      imageUrl,
      sample: source === 'sample',
    }),
    search: searchOf(title, brand, asin),
  }
}

/** `keyword` is what was searched for; without one it is the title. */
export function subjectOfNiche(niche: Niche, keyword?: string | null): Subject {
  const { id, marketplace, title, zh, en, referenceImageUrl, source } = niche
  const asked = keyword?.trim() || title
  const names = { nicheTitle: title, nicheTitleZh: zh, nicheTitleEn: en }
  return {
    kind: 'market',
    marketplace,
    subject: id,
    keyword: asked,
    title,
    card: JSON.stringify({
      marketplace,
      nicheId: id,
      ...names,
      referenceAsinImageUrl: referenceImageUrl,
      sample: source === 'sample',
    }),
    search: searchOf(title, zh, en, asked, id),
  }
}

/** What the report is about, as it is known now. Throws what is refused when it is not known any more. */
export function subjectAgain({ catalogue }: ReportsWorld, report: ReportRow): Subject {
  const { kind, subject, account_id } = report
  return kind === 'asin'
    ? subjectOfProduct(requireProduct(catalogue, subject, marketplaceOf(report), account_id))
    : subjectOfNiche(requireNiche(catalogue, subject, account_id), report.keyword)
}

export const marketplaceOf = (report: Pick<ReportRow, 'marketplace'>) => report.marketplace as Marketplace // checked when the row was written

const searchOf = (...texts: (string | null)[]) => texts.filter(Boolean).join(' ').toLowerCase()
/** The words of a search, in the letters of what is searched. */
export const wordsOf = (search = ''): string[] => search.toLowerCase().split(/\s+/).filter(Boolean)

const SLUG_MAX = 60
/** Name under which the PDF is saved: the ASIN, or the title of the niche as far as file systems take it, or its id. */
export function downloadName({ kind, marketplace, subject, title }: ReportRow): string {
  const slug = title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
  const short = [...slug].slice(0, SLUG_MAX).join('').replace(/^-|-$/g, '')
  return `${marketplace}-${kind === 'asin' ? subject : short || subject}.pdf`
}
