import { Drawer } from '@mantine/core'
import type { keywordReverse, ReverseRow } from '#contracts/api/keyword-reverse.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { DASH, formatPercent } from '#contracts/model/number.ts'
import { minerPath } from '#web/features/catalogue/public/miner-path.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import type { ListColumn } from '#web/kit/list/column.ts'
import { Scroller } from '#web/kit/parts/scroller.tsx'
import { useGrouping, useLanguage } from '#web/kit/session.ts'
import { TermDetails, TermWays } from '../parts/term-details.tsx'
import { placeText, RankCell, type RankWords } from './rank-cell.tsx'
import { RankHistory } from './rank-history.tsx'
import classes from './reverse.module.css'
import { kindsText } from './reverse-columns.tsx'
import type { ReverseSearch } from './use-reverse-search.ts'

type Data = Output<typeof keywordReverse.search>

interface TermDrawerProps {
  row: ReverseRow | null
  search: ReverseSearch
  data: Data
  columns: readonly ListColumn<ReverseRow>[]
  opened: boolean
  onClose: () => void
}

/** Where each product stands under a term, now and in the last weeks, and the facts of the term. */
export function TermDrawer({ row, search, data, columns, opened, onClose }: TermDrawerProps) {
  const { t } = useTranslation(['reverse', 'frame'])
  const { marketplace } = search
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size="lg"
      title={t('detailsTitle')}
      closeButtonProps={{ 'aria-label': t('frame:close') }}
    >
      {row && (
        <TermDetails
          row={row}
          marketplace={marketplace}
          // The table of standings has these.
          columns={columns.filter(({ id }) => !/^(product |kinds$)/.test(id))}
          ways={
            <TermWays
              text={row.text}
              marketplace={marketplace}
              data={row.sample ? 'sample' : 'imported'}
              address={minerPath(row.text, marketplace, row.sample ? 'sample' : 'imported')}
            />
          }
        >
          <Standings row={row} data={data} />
          <RankHistory row={row} search={search} />
        </TermDetails>
      )}
    </Drawer>
  )
}

function Standings({ row, data: { product, weeks, week, observedOn } }: { row: ReverseRow; data: Data }) {
  const { t } = useTranslation('reverse')
  const language = useLanguage()
  const grouping = useGrouping()
  const words: RankWords = {
    ad: (rank) => rank,
    place: (page, place) => t('column.place', { page, place }),
    entered: t('column.entered'),
    lost: t('column.lost'),
  }
  const share = (value: number | null) => (value === null ? DASH : formatPercent(value, grouping))
  const isNewest = week === weeks.at(-1)
  return (
    <section aria-labelledby="term-standings">
      <h3 id="term-standings">{t('standings.title')}</h3>
      <p className={classes.note}>
        {isNewest ? t('standings.newest', { day: observedOn }) : t('standings.week', { week })}
      </p>
      <Scroller className={classes.scroll} aria-label={t('standings.title')}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('standings.product')}</th>
              <th scope="col">{t('standings.organic')}</th>
              <th scope="col">{t('standings.ad')}</th>
              <th scope="col" data-number>
                {t('standings.share')}
              </th>
              <th scope="col">{t('standings.kinds')}</th>
            </tr>
          </thead>
          <tbody>
            {product.map(({ asin }, at) => {
              const standing = row.standing[at]
              if (!standing) return null
              const { organicRank, adRank, adBefore, kinds, trafficShare } = standing
              const organicOnly = { ...standing, adRank: null, adBefore: null }
              const adOnly = { ...standing, organicRank: adRank, organicBefore: adBefore, adRank: null, adBefore: null }
              return (
                <tr key={asin}>
                  <th scope="row">
                    {asin}
                    {at === 0 && <small>{t('product.yours')}</small>}
                  </th>
                  <td>
                    <RankCell standing={organicOnly} reader={{ words, grouping }} />
                    <small>{placeText(organicRank, 'organic', words)}</small>
                  </td>
                  <td>
                    <RankCell standing={adOnly} reader={{ words, grouping }} />
                    <small>{placeText(adRank, 'ad', words)}</small>
                  </td>
                  <td data-number>{share(trafficShare)}</td>
                  <td>{kindsText(kinds, language)}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </Scroller>
    </section>
  )
}
