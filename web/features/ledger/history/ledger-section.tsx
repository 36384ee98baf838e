import { Skeleton } from '@mantine/core'
import { ledger } from '#contracts/api/ledger.ts'
import { PAGE_SIZE } from '#contracts/core/page.ts'
import { formatCount } from '#contracts/model/number.ts'
import { zone } from '#web/api/day.ts'
import { useCall } from '#web/api/queries.ts'
import classes from '#web/kit/card/card.module.css'
import { Card } from '#web/kit/card/card.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { usePagesOf } from '#web/kit/pages-of.ts'
import { panelState } from '#web/kit/panel-state.ts'
import { Pages } from '#web/kit/parts/pages.tsx'
import { Panel } from '#web/kit/parts/panel.tsx'
import { useGrouping } from '#web/kit/session.ts'
import { usePage, useSearchValues } from '#web/kit/url-state.ts'
import { filterIn, ledgerQuery } from './ledger-filter.rules.ts'
import { LedgerFilter } from './ledger-filter.tsx'
import { LedgerTable } from './ledger-table.tsx'

export function LedgerSection() {
  const { t } = useTranslation('center')
  const grouping = useGrouping()
  const [search] = useSearchValues()
  const [page, setPage] = usePage()
  const filter = filterIn(search)
  const query = { page, size: PAGE_SIZE, zone: zone(), ...ledgerQuery(filter) }
  const list = useCall(ledger.index, { query }, { placeholderData: (before) => before })
  const pages = usePagesOf(list, PAGE_SIZE)
  const isFiltered = Object.values(filter).some((value) => value !== '')
  return (
    <Card title={t('ledger.title')} hint={t('ledger.hint')}>
      <LedgerFilter values={filter} csv={list.data?.total ? list.data.csv : undefined} />
      <Panel
        state={panelState(list, ({ total }) => total === 0)}
        skeleton={<Skeleton height={480} />}
        empty={
          isFiltered
            ? { title: t('ledger.noneFound'), text: t('ledger.noneFoundHint') }
            : { title: t('ledger.none'), text: t('ledger.noneHint') }
        }
      >
        {({ row, total }) => (
          <>
            <LedgerTable rows={row} />
            <p className={classes.total}>{t('total', { total: formatCount(total, grouping) })}</p>
            {pages > 1 && <Pages pages={pages} page={page} setPage={setPage} />}
          </>
        )}
      </Panel>
    </Card>
  )
}
