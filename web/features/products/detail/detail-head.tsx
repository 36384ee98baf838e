import { Button } from '@mantine/core'
import { Link } from 'wouter'
import { marketplaces } from '#contracts/model/marketplaces.ts'
import { DASH, formatCount } from '#contracts/model/number.ts'
import { UNITS_METHOD_TEXTS } from '#contracts/model/screener/product-export.texts.ts'
import type { ProductNumber } from '#contracts/model/screener/product-metrics.ts'
import { productSubject } from '#contracts/model/watch-subjects.ts'
import { ProductPicture } from '#web/features/catalogue/public/product-picture.tsx'
import { WatchButton } from '#web/features/watches/public/watch-button.tsx'
import { Card } from '#web/kit/card/card.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { Tag } from '#web/kit/parts/tag.tsx'
import classes from './detail.module.css'
import type { Detail } from './history-points.ts'
import { useWriter } from './use-writer.ts'

/** What a seller can do with the product next. */
export function DetailActions({ detail: { product } }: { detail: Detail }) {
  const { t } = useTranslation('product-detail')
  const subject = new URLSearchParams({ asin: product.asin, marketplace: product.marketplace })
  return (
    <>
      <Button component={Link} href={`/product?${subject}`}>
        {t('actions.report')}
      </Button>
      <Button component={Link} href={`/ai/profit/analysis?${subject}`} variant="default">
        {t('actions.profit')}
      </Button>
      <Button component={Link} href={`/search/source?${subject}`} variant="default">
        {t('actions.suppliers')}
      </Button>
      <WatchButton kind="product" subject={productSubject(product.marketplace, product.asin)} />
    </>
  )
}

/** Picture and facts of the product. */
export function FactsCard({ detail }: { detail: Detail }) {
  const { t } = useTranslation('product-detail')
  const { words } = useWriter(detail.product.marketplace)
  const { product, badges, sourceUrl } = detail
  const subject = new URLSearchParams({ asin: product.asin, marketplace: product.marketplace })
  return (
    <Card title={t('facts.title')}>
      <div className={classes.facts}>
        <span className={classes.picture}>
          <ProductPicture src={product.imageUrl} alt={product.title} name={product.brand ?? product.title} />
        </span>
        <div>
          <p className={classes.tags}>
            <span>
              {product.asin} · {product.marketplace}
            </span>
            {badges.map((badge) => (
              <Tag key={badge} tone="plain">
                {words.values.badges[badge]}
              </Tag>
            ))}
            <Link href={`/select/prediction?tab=product&${subject}`}>{t('actions.prediction')}</Link>
            <a href={sourceUrl} target="_blank" rel="noreferrer">
              {t('actions.page')}
            </a>
          </p>
          <FactList detail={detail} />
        </div>
      </div>
    </Card>
  )
}

function FactList({ detail }: { detail: Detail }) {
  const { t } = useTranslation('product-detail')
  const { words, metric, grouping } = useWriter(detail.product.marketplace)
  const { product, values, categories, niche, listedOn, size, measures, sizeTier, aPlus } = detail
  const unknown = t('facts.unknown')
  const { language } = marketplaces[product.marketplace]
  const seller = [
    detail.seller,
    detail.sellerCountry && words.values.sellerCountry[detail.sellerCountry],
    detail.fulfilment && words.values.fulfilment[detail.fulfilment],
  ].filter((part) => part !== null)
  const millimeters = (length: number) => formatCount(length / 10, grouping, 1)
  const measured = [
    size && `${millimeters(size.length)} × ${millimeters(size.width)} × ${millimeters(size.height)} cm`,
    values.weight === null ? null : metric('weight', values.weight),
    sizeTier && words.values.sizeTier[sizeTier],
  ].filter((part) => part !== null)
  const media = [
    aPlus === null ? null : t(`facts.aPlus.${aPlus ? 'yes' : 'no'}`),
    values.videos === null ? null : t('facts.videos', { number: values.videos }),
    values.images === null ? null : `${words.names.images} ${values.images}`,
  ].filter((part) => part !== null)
  return (
    <dl className={classes.factList}>
      <Fact name={t('facts.brand')}>{product.brand ?? unknown}</Fact>
      <Fact name={t('facts.seller')}>{seller.join(' · ') || unknown}</Fact>
      <Fact name={t('facts.categories')} lang={language}>
        {categories.length === 0
          ? unknown
          : categories
              .map(({ name, rank }) => (rank === null ? name : `${name} (${metric('rank', rank)})`))
              .join(' › ')}
      </Fact>
      {niche && (
        <Fact name={t('facts.niche')} lang={language}>
          {niche.title}
        </Fact>
      )}
      <Fact name={t('facts.listed')}>{listedOn === null ? unknown : `${listedOn} (${metric('age', values.age)})`}</Fact>
      <Fact name={measures ? t(`facts.sizeOf.${measures}`) : t('facts.size')}>{measured.join(' · ') || unknown}</Fact>
      <Fact name={t('facts.media')}>{media.join(' · ') || unknown}</Fact>
    </dl>
  )
}

const Fact = ({ name, lang, children }: { name: string; lang?: string; children: string }) => (
  <div>
    <dt>{name}</dt>
    <dd lang={lang}>{children}</dd>
  </div>
)

const SHOWN: readonly ProductNumber[] = [
  'price',
  'units',
  'revenue',
  'rank',
  'rating',
  'ratings',
  'newRatings',
  'sellers',
  'margin',
  'unitsTrend',
]

/** The figures that decide first. */
export function KeyFigures({ detail }: { detail: Detail }) {
  const { t } = useTranslation('product-detail')
  const { words, metricOf, language } = useWriter(detail.product.marketplace)
  return (
    <section aria-label={t('figures')}>
      <dl className={classes.figures}>
        {SHOWN.map((name) => {
          const text = metricOf(detail, name)
          return (
            <div key={name}>
              <dt>{words.names[name]}</dt>
              <dd>{text}</dd>
              {name === 'units' && text !== DASH && (
                <dd className={classes.method}>{UNITS_METHOD_TEXTS[language][detail.units.method]}</dd>
              )}
            </div>
          )
        })}
      </dl>
    </section>
  )
}
