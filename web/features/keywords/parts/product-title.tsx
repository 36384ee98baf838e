import { VisuallyHidden } from '@mantine/core'
import { Link } from 'wouter'
import { type Marketplace, marketplaces } from '#contracts/model/marketplaces.ts'
import { productPath } from '#web/features/catalogue/public/detail-paths.ts'
import { useTranslation } from '#web/kit/i18n.ts'

interface ProductTitleProps {
  asin: string
  title: string | null | undefined
  inCatalogue: boolean
  marketplace: Marketplace
  className: string | undefined
}

/** The title of a clicked product. Leads to its details, or to Amazon if the catalogue does not have it. */
export function ProductTitle({ asin, title, inCatalogue, marketplace, className = '' }: ProductTitleProps) {
  const { t } = useTranslation('list')
  const { domain, language } = marketplaces[marketplace]
  const shown = title ?? asin
  const text = <span lang={title ? language : undefined}>{shown}</span>
  if (inCatalogue)
    return (
      <Link href={productPath(asin, marketplace)} className={className} title={shown}>
        {text}
      </Link>
    )
  return (
    <a
      href={`https://www.${domain}/dp/${asin}`}
      className={className}
      title={`${shown} · ${t('onAmazon')}`}
      target="_blank"
      rel="noreferrer"
    >
      {/* Before the title, whose end can be cut. */}
      <span aria-hidden="true">↗ </span>
      {text}
      <VisuallyHidden> · {t('onAmazon')}</VisuallyHidden>
    </a>
  )
}
