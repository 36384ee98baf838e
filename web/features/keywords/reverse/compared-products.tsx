import { Button } from '@mantine/core'
import { Link } from 'wouter'
import type { keywordReverse, ReverseProduct } from '#contracts/api/keyword-reverse.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { type Marketplace, marketplaces } from '#contracts/model/marketplaces.ts'
import { formatCount } from '#contracts/model/number.ts'
import { joinSentences, joinWords } from '#contracts/model/wording.ts'
import { productPath } from '#web/features/catalogue/public/detail-paths.ts'
import { ProductPicture } from '#web/features/catalogue/public/product-picture.tsx'
import { thumbnailOf } from '#web/features/catalogue/public/thumbnail.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { CrossIcon } from '#web/kit/parts/icons.tsx'
import { Notice } from '#web/kit/parts/notice.tsx'
import { useGrouping, useLanguage } from '#web/kit/session.ts'
import classes from './reverse.module.css'
import type { ReverseSearchState } from './use-reverse-search.ts'

type Found = Output<typeof keywordReverse.search>

interface ComparedProductsProps {
  state: ReverseSearchState
  data: Pick<Found, 'product' | 'left'>
}

/** Your product and its rivals, and which ASINs have no data. */
export function ComparedProducts({ state, data: { product, left } }: ComparedProductsProps) {
  const { t } = useTranslation('reverse')
  return (
    <>
      {left.length > 0 && (
        <LeftOut left={left} isOwn={product[0]?.title === null} onMarketplace={state.setMarketplace} />
      )}
      {product.length > 0 && (
        <ol className={classes.products} aria-label={t('product.list')}>
          {product.map((each, at) => (
            <Product key={each.asin} product={each} place={at} state={state} />
          ))}
        </ol>
      )}
    </>
  )
}

interface LeftOutProps {
  left: Found['left']
  /** Whether the first one is the seller's product. */
  isOwn: boolean
  onMarketplace: (marketplace: Marketplace) => void
}

function LeftOut({ left, isOwn, onMarketplace }: LeftOutProps) {
  const { t } = useTranslation('reverse')
  const language = useLanguage()
  const texts = left.map(({ typed, why, marketplaces: known }) =>
    t(`left.${why}`, {
      asin: typed,
      marketplaces: joinWords(
        known.map((code) => marketplaces[code].name[language]),
        language,
      ),
    }),
  )
  if (isOwn) texts.splice(1, 0, t('left.own'))
  const elsewhere = new Set(left.flatMap(({ why, marketplaces: known }) => (why === 'elsewhere' ? known : [])))
  return (
    <Notice tone="warning">
      {joinSentences(texts, language)}
      {[...elsewhere].map((code) => (
        <Button key={code} variant="subtle" size="compact-sm" onClick={() => onMarketplace(code)}>
          {t('left.lookUpIn', { marketplace: marketplaces[code].name[language] })}
        </Button>
      ))}
    </Notice>
  )
}

interface ProductProps {
  product: ReverseProduct
  /** 0 is yours. */
  place: number
  state: ReverseSearchState
}

function Product({ product, place, state: { search, setAsins } }: ProductProps) {
  const { t } = useTranslation('reverse')
  const grouping = useGrouping()
  const { asin, typed, title, brand, imageUrl, terms } = product
  // The address has the ASIN that was typed.
  const isThis = (each: string) => each === asin || each === typed
  const others = search.asins.filter((each) => !isThis(each))
  return (
    <li data-own={place === 0 || undefined}>
      <span className={classes.picture}>
        <ProductPicture src={thumbnailOf(imageUrl)} alt="" name={brand ?? title ?? asin} />
      </span>
      <span className={classes.words}>
        <strong>{place === 0 ? t('product.yours') : t('product.rival', { number: place })}</strong>
        {title === null ? (
          asin
        ) : (
          <Link href={productPath(asin, search.marketplace)} title={title}>
            {asin}
          </Link>
        )}
        <small>
          {terms === null ? t('product.noRanks') : t('product.terms', { total: formatCount(terms, grouping) })}
        </small>
        {typed && <small>{t('product.family', { asin: typed })}</small>}
        {place > 0 && (
          <Button
            variant="subtle"
            size="compact-xs"
            aria-label={t('product.makeMineOf', { asin })}
            onClick={() => setAsins([typed ?? asin, ...others])}
          >
            {t('product.makeMine')}
          </Button>
        )}
      </span>
      <button
        type="button"
        className={classes.remove}
        onClick={() => setAsins(others)}
        aria-label={t('product.remove', { asin })}
        title={t('product.remove', { asin })}
      >
        <CrossIcon size={12} />
      </button>
    </li>
  )
}
