import { Link } from 'wouter'
import type { TermProductRow } from '#contracts/api/search-term-products.ts'
import { TERM_PRODUCT_TEXTS } from '#contracts/model/keywords/term-product-metrics.texts.ts'
import {
  TERM_PRODUCT_NUMBER_NAMES,
  TERM_PRODUCT_NUMBERS,
  type TermProductNumber,
} from '#contracts/model/keywords/term-product-metrics.ts'
import { type Marketplace, marketplaces } from '#contracts/model/marketplaces.ts'
import { DASH, formatPercent } from '#contracts/model/number.ts'
import { ProductPicture } from '#web/features/catalogue/public/product-picture.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import type { ListColumn } from '#web/kit/list/column.ts'
import rowTitle from '#web/kit/list/row-title.module.css'
import { useGrouping, useLanguage } from '#web/kit/session.ts'
import { NumberText } from '../parts/number-text.tsx'
import { pictureOf } from '../parts/picture-of.ts'
import { ProductTitle } from '../parts/product-title.tsx'
import classes from './product-columns.module.css'
import { termQuery } from './term-links.ts'
import type { TermSearch } from './term-search.ts'

type Column = ListColumn<TermProductRow>

/** All columns of the list of products. */
export function useProductColumns(search: TermSearch): Column[] {
  const { t } = useTranslation('search-terms')
  const language = useLanguage()
  const { marketplace } = search
  const reader = { marketplace, language, grouping: useGrouping() }
  const { names, formulas } = TERM_PRODUCT_TEXTS[language]
  const numberColumn = (name: TermProductNumber): Column => ({
    id: name,
    head: names[name],
    help: formulas[name],
    isNumber: true,
    width: 104,
    sort: { by: name, first: TERM_PRODUCT_NUMBERS[name].first },
    cell: ({ values }) => <NumberText metric={TERM_PRODUCT_NUMBERS[name]} value={values[name]} reader={reader} />,
  })
  return [
    {
      id: 'product',
      head: t('product'),
      width: 320,
      cell: (row) => <ProductName row={row} marketplace={marketplace} />,
    },
    {
      id: 'strongest',
      head: t('strongest.title'),
      help: t('strongest.help'),
      width: 300,
      cell: (row) => <StrongestTerms row={row} search={search} />,
    },
    ...TERM_PRODUCT_NUMBER_NAMES.map(numberColumn),
  ]
}

function ProductName({ row, marketplace }: { row: TermProductRow; marketplace: Marketplace }) {
  const { asin, title, brand, inCatalogue } = row
  return (
    <div className={rowTitle.row}>
      <span className={classes.picture}>
        <ProductPicture src={inCatalogue ? pictureOf(asin, marketplace) : null} alt="" name={brand ?? title ?? asin} />
      </span>
      <span className={rowTitle.words}>
        <ProductTitle
          asin={asin}
          title={title}
          inCatalogue={inCatalogue}
          marketplace={marketplace}
          className={rowTitle.title}
        />
        <small>{brand ? `${asin} · ${brand}` : asin}</small>
      </span>
    </div>
  )
}

/** The terms with most estimated clicks. A term leads to its row in the list of terms. */
function StrongestTerms({ row: { terms, sample }, search }: { row: TermProductRow; search: TermSearch }) {
  const { t } = useTranslation('search-terms')
  const grouping = useGrouping()
  const { marketplace } = search
  if (terms.length === 0) return DASH
  return (
    <span className={classes.terms}>
      {terms.map(({ id, text, zh, place, clickShare }) => (
        <span key={id}>
          <Link
            href={`/search/aba?${termQuery(search, { text, marketplace, sample })}`}
            lang={marketplaces[marketplace].language}
            title={zh === null || zh === text ? text : `${text} · ${zh}`}
          >
            {text}
          </Link>
          <small>{t('place', { place, share: formatPercent(clickShare, grouping) })}</small>
        </span>
      ))}
    </span>
  )
}
