import { useTranslation } from '#web/kit/i18n.ts'
import { ShieldIcon } from '#web/kit/parts/icons.tsx'
import classes from './rights.module.css'

/** Required on every page about rights. Says that the page is not legal advice, and whether it shows sample data. */
export function LegalNote({ sample = false }: { sample?: boolean }) {
  const { t } = useTranslation('rights')
  return (
    <p className={classes.note} role="note">
      <ShieldIcon size={16} />
      <span>
        {t('notAdvice')}
        {sample && ` ${t('sampleNote')}`}
      </span>
    </p>
  )
}
