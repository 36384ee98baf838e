import { useTranslation } from '#web/kit/i18n.ts'
import { CheckIcon } from '#web/kit/parts/icons.tsx'
import classes from './risk.module.css'

const POINTS = ['first', 'second', 'third'] as const

export function Points({ tab }: { tab: 'patent' | 'trademark' | 'latest' }) {
  const { t } = useTranslation('patents')
  return (
    <ul className={classes.points}>
      {POINTS.map((point) => (
        <li key={point}>
          <CheckIcon size={18} />
          <span>{t(`risk.points.${tab}.${point}`)}</span>
        </li>
      ))}
    </ul>
  )
}
