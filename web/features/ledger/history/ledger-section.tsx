import { ledger } from '#contracts/api/ledger.ts'
import { zone } from '#web/api/day.ts'
import { Card } from '#web/kit/card/card.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { ListTable } from '#web/kit/list/list-table.tsx'
import { PagedList, usePaged } from '#web/kit/list/paged-list.tsx'
import { useSearchValues } from '#web/kit/url-state.ts'
import { useLedgerColumns } from './ledger-columns.tsx'
import { filterIn, ledgerQuery } from './ledger-filter.rules.ts'
import { LedgerFilter } from './ledger-filter.tsx'

export function LedgerSection() {
  const { t } = useTranslation('center')
  const columns = useLedgerColumns()
  const [search] = useSearchValues()
  const filter = filterIn(search)
  const entries = usePaged(ledger.index, (paging) => ({ query: { ...paging, zone: zone(), ...ledgerQuery(filter) } }))
  const { data } = entries.list
  const isFiltered = Object.values(filter).some((value) => value !== '')
  return (
    <Card title={t('ledger.title')} hint={t('ledger.hint')}>
      <PagedList
        of={entries}
        filters={<LedgerFilter values={filter} csv={data?.total ? data.csv : undefined} />}
        height={480}
        empty={
          isFiltered
            ? { title: t('ledger.noneFound'), text: t('ledger.noneFoundHint') }
            : { title: t('ledger.none'), text: t('ledger.noneHint') }
        }
        hasTotal
      >
        {({ row }) => <ListTable columns={columns} rows={row} rowId={({ id }) => id} />}
      </PagedList>
    </Card>
  )
}
