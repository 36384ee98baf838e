import classes from '../center.module.css'
import { CloseCard } from './close-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { TakeoutCard } from './takeout-card.tsx'

/** How the account is kept safe, and how one leaves it. */
export function SecuritySection() {
  return (
    <div className={`${classes.section} ${classes.columns}`}>
      <div className={classes.column}>
        <SessionsCard />
        <PasswordCard />
      </div>
      <div className={classes.column}>
        <TakeoutCard />
        <CloseCard />
      </div>
    </div>
  )
}
