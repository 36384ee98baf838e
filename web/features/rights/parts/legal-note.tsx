import { useTranslation } from '#web/kit/i18n.ts'
import { ShieldIcon } from '#web/kit/parts/icons.tsx'
import classes from './rights.module.css'

/** Stands on every page about rights: what it says is no legal advice, and which rows are made up where some are. */
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
