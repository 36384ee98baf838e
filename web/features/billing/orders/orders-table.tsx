import { Link } from 'wouter'
import type { Order, OrderState } from '#contracts/api/billing-rows.ts'
import type { Static } from '#contracts/core/schema.ts'
import { METHOD_NAMES } from '#contracts/model/payment-methods.texts.ts'
import { formatPrice } from '#contracts/model/price.ts'
import classes from '#web/kit/card/table.module.css'
import { moment } from '#web/kit/format.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Tag, type TagTone } from '#web/kit/parts/tag.tsx'
import { useGrouping, useLanguage } from '#web/kit/session.ts'

const TONES: Record<OrderState, TagTone> = {
  created: 'busy',
  paid: 'busy',
  credited: 'good',
  closed: 'plain',
  refunded: 'sample',
}

export function OrdersTable({ rows }: { rows: readonly Static<typeof Order>[] }) {
  const { t } = useTranslation('center')
  const grouping = useGrouping()
  const names = METHOD_NAMES[useLanguage()]
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('orders.time')}</th>
          <th scope="col">{t('orders.state')}</th>
          <th scope="col">{t('orders.what')}</th>
          <th scope="col" data-number>
            {t('orders.amount')}
          </th>
          <th scope="col" data-number>
            {t('orders.actions')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ no, tag, number, provider, currency, amount, state, close_reason, created_at, receipt }) => (
          <tr key={no}>
            <td data-muted>{moment(created_at)}</td>
            <td>
              <Tag tone={TONES[state]}>{t(`orders.states.${state}`)}</Tag>
              {close_reason && <small>{t(`orders.closed.${close_reason}`)}</small>}
            </td>
            <td data-wide>
              {tag}
              {number > 1 && ` × ${number}`}
              <small>
                {no} · {names[provider]}
              </small>
            </td>
            <td data-number data-label={t('orders.amount')}>
              {formatPrice(amount, currency, grouping)}
            </td>
            <td data-number>
              <span className={classes.links}>
                {state === 'created' && (
                  <Link href="/order" aria-label={t('orders.payNo', { no })}>
                    {t('orders.pay')}
                  </Link>
                )}
                {receipt && (
                  <a href={receipt} download aria-label={t('orders.receiptNo', { no })}>
                    {t('orders.receipt')}
                  </a>
                )}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
