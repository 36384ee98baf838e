import { PROVIDERS } from '#contracts/api/payment-providers.ts'
import { PROVIDER_NAMES } from '#contracts/model/payment-methods.texts.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Tag } from '#web/kit/parts/tag.tsx'
import { useLanguage } from '#web/kit/session.ts'
import { ArrangeForm } from './arrange-form.tsx'
import { Card } from './card.tsx'
import classes from './console.module.css'
import { useStateOfPayments } from './use-state-of-payments.ts'

export function NoticesCard() {
  const { t } = useTranslation('devtools')
  const names = PROVIDER_NAMES[useLanguage()]
  const { data } = useStateOfPayments()
  const notices = data?.notice ?? []
  return (
    <Card title={t('notices.title')} hint={t('notices.hint')}>
      <div className={classes.arranging}>
        {PROVIDERS.map((provider) => (
          <ArrangeForm key={provider} provider={provider} />
        ))}
      </div>
      {data && notices.length === 0 && <p className={classes.none}>{t('notices.none')}</p>}
      {notices.length > 0 && (
        <ul className={classes.rows}>
          {notices.map(({ provider, id, payment, what, forged, state, attempts, answer }) => (
            <li key={provider + id} className={classes.row}>
              <strong className={classes.provider}>{names[provider]}</strong>
              <code title={payment}>{what}</code>
              {forged && <Tag tone="bad">{t('notices.forged')}</Tag>}
              <Tag tone={state === 'taken' ? 'good' : state === 'given up' ? 'bad' : 'busy'}>
                {
                  t(
                    `notices.state.${state as 'taken'}`,
                  ) /* safe cast: a state of server/features/billing/providers/local/deliveries.ts */
                }
              </Tag>
              <span className={classes.told}>
                {t('notices.attempts', { count: attempts })}
                {answer !== null && <code>{answer}</code>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
