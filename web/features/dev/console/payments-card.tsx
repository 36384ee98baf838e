import { Button } from '@mantine/core'
import type { DevPayment } from '#contracts/api/dev/simulators.ts'
import { FORGES_NOW, simulators } from '#contracts/api/dev/simulators.ts'
import type { Static } from '#contracts/core/schema.ts'
import { PROVIDER_NAMES } from '#contracts/model/payment-methods.texts.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Notice } from '#web/kit/parts/notice.tsx'
import { Tag } from '#web/kit/parts/tag.tsx'
import { useLanguage } from '#web/kit/session.ts'
import { Card } from './card.tsx'
import classes from './console.module.css'
import { useConsoleAction } from './use-console-action.ts'
import { useStateOfPayments } from './use-state-of-payments.ts'

type Payment = Static<typeof DevPayment>
const TONES = { open: 'busy', paid: 'good', closed: 'plain' } as const

export function PaymentsCard() {
  const { t } = useTranslation('devtools')
  const { data, error } = useStateOfPayments()
  const payments = data?.payment ?? []
  return (
    <Card title={t('payments.title')} hint={t('payments.hint')}>
      {error && <Notice tone="failure">{error.msg}</Notice>}
      {data && payments.length === 0 && <p className={classes.none}>{t('payments.none')}</p>}
      {payments.length > 0 && (
        <ul className={classes.rows}>
          {payments.map((payment) => (
            <PaymentRow key={payment.provider + payment.id} payment={payment} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function PaymentRow({ payment: { provider, id, order, amount, state, page } }: { payment: Payment }) {
  const { t } = useTranslation('devtools')
  const names = PROVIDER_NAMES[useLanguage()]
  const { act } = useConsoleAction(simulators.act, t('payments.done'))
  const { act: forge } = useConsoleAction(simulators.forge, t('payments.forged'))
  return (
    <li className={classes.row}>
      <strong className={classes.provider}>{names[provider]}</strong>
      <code title={id}>{order}</code>
      <span className={classes.amount}>{amount}</span>
      <Tag tone={TONES[state]}>{t(`payments.${state}`)}</Tag>
      <span className={classes.acts}>
        {state === 'open' && (
          <>
            <Button component="a" href={page} target="_blank" rel="noopener noreferrer" variant="default" size="xs">
              {t('payments.cashier')}
            </Button>
            {(['pay', 'refuse', 'close'] as const).map((name) => (
              <Button
                key={name}
                size="xs"
                variant={name === 'pay' ? 'filled' : 'default'}
                onClick={() => act({ body: { provider, id, act: name } })}
              >
                {t(`payments.${name}`)}
              </Button>
            ))}
          </>
        )}
        {FORGES_NOW.includes(provider) &&
          (['amount', 'signature'] as const).map((what) => (
            <Button key={what} variant="default" size="xs" onClick={() => forge({ body: { id, forge: what } })}>
              {t(`payments.forge.${what}`)}
            </Button>
          ))}
      </span>
    </li>
  )
}
