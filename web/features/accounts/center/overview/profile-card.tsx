import { Button } from '@mantine/core'
import { Link } from 'wouter'
import { formatPower } from '#contracts/model/number.ts'
import type { SessionUser } from '#web/api/session.ts'
import { openTopUp } from '#web/features/ledger/public/top-up.state.ts'
import card from '#web/kit/card/card.module.css'
import { day } from '#web/kit/format.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { BoltIcon } from '#web/kit/parts/icons.tsx'
import { useGrouping } from '#web/kit/session.ts'
import { Avatar } from '../avatar.tsx'
import classes from './overview.module.css'

export function ProfileCard({ user }: { user: SessionUser }) {
  const { t } = useTranslation('center')
  const grouping = useGrouping()
  const { nickname, phone, level, level_text, start_time, end_time } = user
  const dates = [start_time, end_time].map((instant) => (instant ? day(instant) : '…'))
  return (
    <section className={card.card} aria-label={t('profile')}>
      <div className={classes.person}>
        <Avatar user={user} />
        <div className={classes.names}>
          <p className={classes.name}>{nickname}</p>
          <p className={classes.phone}>{phone}</p>
        </div>
        <div className={classes.ways}>
          <Button component={Link} href="/order" variant="default">
            {t('plans')}
          </Button>
          <Button onClick={openTopUp}>{t('topUp')}</Button>
        </div>
      </div>
      <dl className={classes.facts}>
        <div>
          <dt>{t('power')}</dt>
          <dd className={classes.balance}>
            <BoltIcon size={20} />
            {formatPower(user.power, grouping)}
          </dd>
        </div>
        <div>
          <dt>{t('plan')}</dt>
          <dd>
            {level > 0 ? level_text : t('noPlan')}
            <small>{level > 0 ? t('planDates', { from: dates[0], to: dates[1] }) : t('noPlanHint')}</small>
          </dd>
        </div>
      </dl>
    </section>
  )
}
