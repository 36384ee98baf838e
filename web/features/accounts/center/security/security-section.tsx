import { useTranslation } from '#web/kit/i18n.ts'
import columns from '../columns.module.css'
import { CloseCard } from './close-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { TakeoutCard } from './takeout-card.tsx'

export function SecuritySection() {
  // Load the texts of all cards now: a form that loads its texts later would suspend and hide the whole section.
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
