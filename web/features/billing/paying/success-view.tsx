import { Button } from '@mantine/core'
import { formatPower } from '#contracts/model/number.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { BoltIcon, CheckIcon } from '#web/kit/parts/icons.tsx'
import { useGrouping, useUser } from '#web/kit/session.ts'
import classes from './paying.module.css'
import { useFocusOnMount } from './use-focus-on-mount.ts'

interface SuccessViewProps {
  /** Retries the call that was rejected because the balance was too low. */
  again?: (() => void) | undefined
  onDone: () => void
}

export function SuccessView({ again, onDone }: SuccessViewProps) {
  const { t } = useTranslation('billing')
  const grouping = useGrouping()
  const user = useUser()
  const button = useFocusOnMount<HTMLButtonElement>()
  return (
    <div className={classes.view}>
      <span className={classes.done}>
        <CheckIcon size={28} />
      </span>
      <p className={classes.title}>{t('paid')}</p>
      <p className={classes.text}>{t('success.text')}</p>
      {user && (
        <p className={classes.balance}>
          <BoltIcon size={20} />
          {formatPower(user.power, grouping)}
        </p>
      )}
      <div className={classes.actions}>
        <Button ref={button} size="md" onClick={again ?? onDone}>
          {t(again ? 'success.again' : 'success.done')}
        </Button>
      </div>
    </div>
  )
}
