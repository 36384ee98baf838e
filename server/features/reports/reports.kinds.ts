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
    search: searchText(title, brand, asin),
  }
}

/** `keyword`: the search that led to the niche; defaults to the title. */
export function subjectOfNiche(niche: Niche, keyword?: string | null): Subject {
  const { id, marketplace, title, zh, en, referenceImageUrl, source } = niche
  const searched = keyword?.trim() || title
  const names = { nicheTitle: title, nicheTitleZh: zh, nicheTitleEn: en }
  return {
    kind: 'market',
    marketplace,
    subject: id,
    keyword: searched,
    title,
    card: JSON.stringify({
      marketplace,
      nicheId: id,
      ...names,
      referenceAsinImageUrl: referenceImageUrl,
      sample: source === 'sample',
    }),
    search: searchText(title, zh, en, searched, id),
  }
}

/** Throws a refusal if the catalogue no longer has the subject. */
export function currentSubject({ catalogue }: ReportsWorld, report: ReportRow): Subject {
  const { kind, subject, account_id } = report
  return kind === 'asin'
    ? subjectOfProduct(requireProduct(catalogue, subject, marketplaceOf(report), account_id))
    : subjectOfNiche(requireNiche(catalogue, subject, account_id), report.keyword)
}

export const marketplaceOf = (report: Pick<ReportRow, 'marketplace'>) => report.marketplace as Marketplace // checked when the row was written

const searchText = (...texts: (string | null)[]) => texts.filter(Boolean).join(' ').toLowerCase()
/** Lower case, like the `search` column. */
export const searchWords = (search = ''): string[] => search.toLowerCase().split(/\s+/).filter(Boolean)

const SLUG_MAX = 60
/** The ASIN, or a slug of the niche title, or the niche id if the slug is empty. */
export function downloadName({ kind, marketplace, subject, title }: ReportRow): string {
  const slug = title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
  const short = [...slug].slice(0, SLUG_MAX).join('').replace(/^-|-$/g, '')
  return `${marketplace}-${kind === 'asin' ? subject : short || subject}.pdf`
}
