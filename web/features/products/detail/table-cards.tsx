import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { marketplaces } from '#contracts/model/marketplaces.ts'
import { PRODUCT_NUMBER_NAMES } from '#contracts/model/screener/product-metrics.ts'
import { reversePath } from '#web/features/catalogue/public/reverse-path.ts'
import { Card } from '#web/kit/card/card.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { Folded } from '#web/kit/parts/folded.tsx'
import { Scroller } from '#web/kit/parts/scroller.tsx'
import classes from './detail.module.css'
import type { Detail } from './history-points.ts'
import { useWriter } from './use-writer.ts'

interface DetailProps {
  detail: Detail
}

const FIRST_VARIANTS = 8

export function VariantsCard({ detail: { product, variants } }: DetailProps) {
  const { t } = useTranslation('product-detail')
  const { money, share, count } = useWriter(product.marketplace)
  const [isWhole, setWhole] = useState(false)
  if (variants.length === 0) return <EmptyCard title={t('variants.title')} text={t('variants.none')} />
  const shown = isWhole ? variants : variants.slice(0, FIRST_VARIANTS)
  return (
    <Card title={t('variants.title')} hint={t('variants.hint', { count: variants.length })}>
      <Table
        label={t('variants.title')}
        heads={[t('variants.name'), t('variants.price'), t('variants.units'), t('variants.ratings')]}
        rows={shown.map(({ asin, name, price, unitShare, ratingShare }) => ({
          key: asin,
          name: (
            <>
              <span lang={marketplaces[product.marketplace].language}>{name}</span>
              <small>{asin}</small>
            </>
          ),
          cells: [money(price), share(unitShare), share(ratingShare)],
        }))}
      />
      {shown.length < variants.length && (
        <Button variant="subtle" onClick={() => setWhole(true)}>
          {t('variants.all', { count: count(variants.length) })}
        </Button>
      )}
    </Card>
  )
}

export function SellersCard({ detail: { product, sellers } }: DetailProps) {
  const { t } = useTranslation('product-detail')
  const { share, words } = useWriter(product.marketplace)
  if (sellers.length === 0) return <EmptyCard title={t('sellers.title')} text={t('sellers.none')} />
  return (
    <Card title={t('sellers.title')} hint={t('sellers.hint')}>
      <Table
        label={t('sellers.title')}
        heads={[t('sellers.name'), t('sellers.fulfilment'), t('sellers.share')]}
        rows={sellers.map(({ seller, fulfilment, share: part }) => ({
          key: seller,
          name: seller,
          cells: [words.values.fulfilment[fulfilment], share(part)],
        }))}
      />
    </Card>
  )
}

export function KeywordsCard({ detail: { product, keywords, values } }: DetailProps) {
  const { t } = useTranslation('product-detail')
  const { share, count, metric, language } = useWriter(product.marketplace)
  if (keywords.length === 0) return <EmptyCard title={t('keywords.title')} text={t('keywords.none')} />
  const shown = { shown: keywords.length, all: count(values.keywords) }
  return (
    <Card title={t('keywords.title')} hint={t('keywords.hint', shown)}>
      <Table
        label={t('keywords.title')}
        heads={[
          t('keywords.word'),
          t('keywords.share'),
          t('keywords.ads'),
          t('keywords.organic'),
          t('keywords.ad'),
          t('keywords.searches'),
        ]}
        rows={keywords.map((keyword) => ({
          key: keyword.text,
          name: (
            <>
              <span lang={marketplaces[product.marketplace].language}>{keyword.text}</span>
              {language === 'zh-CN' && <small>{keyword.zh}</small>}
            </>
          ),
          cells: [
            share(keyword.share),
            share(keyword.adShare),
            metric('rank', keyword.organicRank),
            metric('rank', keyword.adRank),
            count(keyword.searches),
          ],
        }))}
      />
      <Button component={Link} href={reversePath([product.asin], product.marketplace)} variant="subtle">
        {t('keywords.reverse')}
      </Button>
    </Card>
  )
}

/** Every metric with its formula, so that no number needs to be taken on trust. */
export function AllMetrics({ detail }: DetailProps) {
  const { t } = useTranslation('product-detail')
  const { words, metricOf } = useWriter(detail.product.marketplace)
  return (
    <Folded label={t('metrics.title')}>
      <Scroller className={classes.metrics} aria-label={t('metrics.title')}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('metrics.name')}</th>
              <th scope="col" data-number>
                {t('metrics.value')}
              </th>
              <th scope="col">{t('metrics.formula')}</th>
            </tr>
          </thead>
          <tbody>
            {PRODUCT_NUMBER_NAMES.map((name) => (
              <tr key={name}>
                <th scope="row">{words.names[name]}</th>
                <td data-number>{metricOf(detail, name)}</td>
                <td data-words>{words.formulas[name]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </Folded>
  )
}

const EmptyCard = ({ title, text }: { title: string; text: string }) => (
  <Card title={title}>
    <p className={classes.none}>{text}</p>
  </Card>
)

interface TableProps {
  label: string
  /** The first is the name of the rows, the others are numbers. */
  heads: readonly string[]
  rows: readonly { key: string; name: ReactNode; cells: readonly string[] }[]
}

function Table({ label, heads: [first, ...others], rows }: TableProps) {
  return (
    <Scroller className={classes.scroll} aria-label={label}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {others.map((head) => (
              <th key={head} scope="col" data-number>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, cells }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells.map((cell, at) => (
                <td key={others[at]} data-number>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}
