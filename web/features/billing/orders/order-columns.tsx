import { Link } from 'wouter'
import type { Order, OrderState } from '#contracts/api/billing-rows.ts'
import type { Static } from '#contracts/core/schema.ts'
import { METHOD_NAMES } from '#contracts/model/payment-methods.texts.ts'
import { formatPrice } from '#contracts/model/price.ts'
import { moment } from '#web/kit/format.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import type { TableColumn } from '#web/kit/list/column.ts'
import { Tag, type TagTone } from '#web/kit/parts/tag.tsx'
import { useGrouping, useLanguage } from '#web/kit/session.ts'

const TONES: Record<OrderState, TagTone> = {
  created: 'busy',
  paid: 'busy',
  credited: 'good',
  closed: 'plain',
  refunded: 'sample',
}

export function useOrderColumns(): TableColumn<Static<typeof Order>>[] {
  const { t } = useTranslation('center')
  const grouping = useGrouping()
  const names = METHOD_NAMES[useLanguage()]
  return [
    { id: 'time', head: t('orders.time'), isMuted: true, cell: (row) => moment(row.created_at) },
    {
      id: 'state',
      head: t('orders.state'),
      inCard: 'corner',
      cell: ({ state, close_reason }) => (
        <>
          <Tag tone={TONES[state]}>{t(`orders.states.${state}`)}</Tag>
          {close_reason && <small>{t(`orders.closed.${close_reason}`)}</small>}
        </>
      ),
    },
    {
      id: 'what',
      head: t('orders.what'),
      inCard: 'line',
      cell: ({ no, tag, number, provider }) => (
        <>
          {tag}
          {number > 1 && ` × ${number}`}
          <small>
            {no} · {names[provider]}
          </small>
        </>
      ),
    },
    {
      id: 'amount',
      head: t('orders.amount'),
      isNumber: true,
      inCard: 'labelled',
      cell: ({ amount, currency }) => formatPrice(amount, currency, grouping),
    },
    {
      id: 'actions',
      head: t('orders.actions'),
      isNumber: true,
      cell: ({ no, state, receipt }) => (
        <>
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
        </>
      ),
    },
  ]
}
