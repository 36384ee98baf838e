import { useTranslation } from '#web/kit/i18n.ts'
import columns from '../columns.module.css'
import { CloseCard } from './close-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { TakeoutCard } from './takeout-card.tsx'

/** How the account is kept safe, and how one leaves it. */
export function SecuritySection() {
  // Asked for at once: a form that asks later would hide what stands there already.
  useTranslation(['center', 'account'])
  return (
    <div className={columns.columns}>
      <div className={columns.column}>
        <SessionsCard />
        <PasswordCard />
      </div>
      <div className={columns.column}>
        <TakeoutCard />
        <CloseCard />
      </div>
    </div>
  )
}
