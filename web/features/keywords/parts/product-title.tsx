import { Link } from 'wouter'
import { type Marketplace, marketplaces } from '#contracts/model/marketplaces.ts'
import { productPath } from '#web/features/catalogue/public/detail-paths.ts'

interface ProductTitleProps {
  asin: string
  title: string | null | undefined
  inCatalogue: boolean
  marketplace: Marketplace
  className: string | undefined
}

/** The title of a clicked product. Leads to its details, or to Amazon if the catalogue does not have it. */
export function ProductTitle({ asin, title, inCatalogue, marketplace, className = '' }: ProductTitleProps) {
  const { domain, language } = marketplaces[marketplace]
  const shown = title ?? asin
  const text = { className, title: shown, children: shown, ...(title && { lang: language }) }
  return inCatalogue ? (
    <Link href={productPath(asin, marketplace)} {...text} />
  ) : (
    <a href={`https://www.${domain}/dp/${asin}`} target="_blank" rel="noreferrer" {...text} />
  )
}
