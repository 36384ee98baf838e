import { Link } from 'wouter'
import { marketplaces } from '#contracts/model/marketplaces.ts'
import { demandPath } from '#web/features/catalogue/public/demand-paths.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Scroller } from '#web/kit/parts/scroller.tsx'
import classes from './market-detail.module.css'
import type { MarketDetail } from './market-detail.ts'
import { useReader } from './use-reader.ts'

/** Keywords that buyers search for to find this niche's products, each with a link to its forecast. */
export function KeywordTable({ detail: { keywords, marketplace, data } }: { detail: MarketDetail }) {
  const { t } = useTranslation('markets')
  const { write, language } = useReader(marketplace)
  return (
    <section className={classes.section} aria-labelledby="market-keywords">
      <h2 id="market-keywords">{t('keyword.title')}</h2>
      <Scroller className={classes.scroller} aria-label={t('keyword.title')}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('keyword.text')}</th>
              {(['searches', 'change', 'purchases', 'rate', 'products', 'bid'] as const).map((name) => (
                <th key={name} scope="col" data-number>
                  {t(`keyword.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {keywords.map((keyword) => (
              <tr key={keyword.text}>
                <th scope="row">
                  <Link
                    href={demandPath({ term: keyword.text }, marketplace, data)}
                    lang={marketplaces[marketplace].language}
                    title={t('detail.toForecast')}
                  >
                    {keyword.text}
                  </Link>
                  {language === 'zh-CN' && keyword.zh !== keyword.text && <small>{keyword.zh}</small>}
                </th>
                <td data-number>{write('count', keyword.searches)}</td>
                <td data-number>{write('change', keyword.change)}</td>
                <td data-number>{write('count', keyword.purchases)}</td>
                <td data-number>
                  {write('perMille', keyword.searches > 0 ? keyword.purchases / keyword.searches : null)}
                </td>
                <td data-number>{write('count', keyword.products)}</td>
                <td data-number>{write('money', keyword.bid)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </section>
  )
}
