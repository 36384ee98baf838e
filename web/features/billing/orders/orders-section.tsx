import { Button, NativeSelect } from '@mantine/core'
import { Link } from 'wouter'
import { billing } from '#contracts/api/billing.ts'
import { ORDER_STATES } from '#contracts/api/billing-rows.ts'
import { Card } from '#web/kit/card/card.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { ListTable } from '#web/kit/list/list-table.tsx'
import { PagedList, usePaged } from '#web/kit/list/paged-list.tsx'
import { useSearchValues } from '#web/kit/url-state.ts'
import { useOrderColumns } from './order-columns.tsx'

export function OrdersSection() {
  const { t } = useTranslation('center')
  const columns = useOrderColumns()
  const [search, setSearch] = useSearchValues()
  const state = ORDER_STATES.find((one) => one === search.get('state'))
  const orders = usePaged(billing.orders, (paging) => ({ body: { ...paging, ...(state && { state }) } }))
  return (
    <Card title={t('orders.title')} hint={t('orders.hint')}>
      <PagedList
        of={orders}
        filters={
          <NativeSelect
            label={t('orders.state')}
            value={state ?? ''}
            data={[
              { value: '', label: t('orders.all') },
              ...ORDER_STATES.map((value) => ({ value, label: t(`orders.states.${value}`) })),
            ]}
            onChange={(event) => setSearch({ state: event.currentTarget.value })}
          />
        }
        height={360}
        empty={{
          title: t(state ? 'orders.noneFound' : 'orders.none'),
          text: t('orders.noneHint'),
          children: (
            <Button component={Link} href="/order" variant="default">
              {t('orders.toPlans')}
            </Button>
          ),
        }}
        hasTotal
      >
        {({ row }) => <ListTable columns={columns} rows={row} rowId={({ no }) => no} />}
      </PagedList>
    </Card>
  )
}
