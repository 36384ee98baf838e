import { useTranslation } from '#web/kit/i18n.ts'
import classes from './logo.module.css'

export function Logo() {
  const { t } = useTranslation('frame')
  return (
    <span className={classes.logo}>
      <svg width={28} height={28} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <rect width={32} height={32} rx={8} fill="var(--brand)" />
        <circle cx={16} cy={16} r={9.5} fill="none" stroke="#fff" strokeWidth={2} />
        <path d="M20.6 11.4 17.8 17.8 11.4 20.6 14.2 14.2Z" fill="#fff" />
      </svg>
      <span className={classes.name}>{t('brand')}</span>
    </span>
  )
}
