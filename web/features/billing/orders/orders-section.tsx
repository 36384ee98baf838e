import { Button, NativeSelect, Skeleton } from '@mantine/core'
import { Link } from 'wouter'
import { billing } from '#contracts/api/billing.ts'
import { ORDER_STATES } from '#contracts/api/billing-rows.ts'
import { PAGE_SIZE } from '#contracts/core/page.ts'
import { formatCount } from '#contracts/model/number.ts'
import { useCall } from '#web/api/queries.ts'
import classes from '#web/kit/card/card.module.css'
import { Card } from '#web/kit/card/card.tsx'
import table from '#web/kit/card/table.module.css'
import { useTranslation } from '#web/kit/i18n.ts'
import { usePagesOf } from '#web/kit/pages-of.ts'
import { panelState } from '#web/kit/panel-state.ts'
import { Pages } from '#web/kit/parts/pages.tsx'
import { Panel } from '#web/kit/parts/panel.tsx'
import { useGrouping } from '#web/kit/session.ts'
import { usePage, useSearchValues } from '#web/kit/url-state.ts'
import { OrdersTable } from './orders-table.tsx'

export function OrdersSection() {
  const { t } = useTranslation('center')
  const grouping = useGrouping()
  const [search, setSearch] = useSearchValues()
  const [page, setPage] = usePage()
  const state = ORDER_STATES.find((one) => one === search.get('state'))
  const body = { page, size: PAGE_SIZE, ...(state && { state }) }
  const list = useCall(billing.orders, { body }, { placeholderData: (before) => before })
  const pages = usePagesOf(list, PAGE_SIZE)
  return (
    <Card title={t('orders.title')} hint={t('orders.hint')}>
      <div className={table.filter}>
        <NativeSelect
          label={t('orders.state')}
          value={state ?? ''}
          data={[
            { value: '', label: t('orders.all') },
            ...ORDER_STATES.map((value) => ({ value, label: t(`orders.states.${value}`) })),
          ]}
          onChange={(event) => setSearch({ state: event.currentTarget.value })}
        />
      </div>
      <Panel
        state={panelState(list, ({ total }) => total === 0)}
        skeleton={<Skeleton height={360} />}
        empty={{
          title: t(state ? 'orders.noneFound' : 'orders.none'),
          text: t('orders.noneHint'),
          children: (
            <Button component={Link} href="/order" variant="default">
              {t('orders.toPlans')}
            </Button>
          ),
        }}
      >
        {({ row, total }) => (
          <>
            <OrdersTable rows={row} />
            <p className={classes.total}>{t('total', { total: formatCount(total, grouping) })}</p>
            {pages > 1 && <Pages pages={pages} page={page} setPage={setPage} />}
          </>
        )}
      </Panel>
    </Card>
  )
}
