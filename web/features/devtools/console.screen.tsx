import { Title } from '@mantine/core'
import { useTranslation } from '#web/kit/i18n.ts'
import { AccountCard } from './console/account-card.tsx'
import classes from './console/console.module.css'
import { NoticesCard } from './console/notices-card.tsx'
import { OutboxCard } from './console/outbox-card.tsx'
import { PaymentsCard } from './console/payments-card.tsx'
import { SituationsCard } from './console/situations-card.tsx'
import { TimeCard } from './console/time-card.tsx'

/** For developers: brings this world into any situation by hand, and shows what goes out of it. */
export function ConsoleScreen() {
  const { t } = useTranslation('devtools')
  return (
    <div className={classes.page}>
      <header>
        <Title order={1}>{t('console.title')}</Title>
        <p className={classes.lead}>
          {t('console.lead')} <a href="/__dev/kit">{t('console.kit')}</a>
        </p>
      </header>
      <div className={classes.top}>
        <AccountCard />
        <TimeCard />
        <SituationsCard />
      </div>
      <PaymentsCard />
      <NoticesCard />
      <OutboxCard />
    </div>
  )
}
