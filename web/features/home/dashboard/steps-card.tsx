import { Link } from 'wouter'
import { Card } from '#web/kit/card/card.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { CheckIcon } from '#web/kit/parts/icons.tsx'
import classes from './dashboard.module.css'
import type { HomeData } from './home-data.ts'

const STEPS = [
  ['report', '/products/asin_fx/index'],
  ['search', '/select/product'],
  ['watch', '/products/hot-product'],
  ['check', '/products/ai_pantent/index'],
] as const

/** What a new account has not tried yet; nothing once all is done. */
export function StepsCard({ done }: { done: HomeData['done'] }) {
  const { t } = useTranslation('dashboard')
  if (STEPS.every(([step]) => done[step])) return null
  return (
    <Card title={t('steps.title')}>
      <ol className={classes.steps}>
        {STEPS.map(([step, address]) => (
          <li key={step} data-done={done[step] || undefined}>
            <span className={classes.mark}>{done[step] && <CheckIcon size={14} />}</span>
            {done[step] ? (
              <span>
                {t(`steps.${step}`)} <small>{t('steps.done')}</small>
              </span>
            ) : (
              <Link href={address}>{t(`steps.${step}`)}</Link>
            )}
          </li>
        ))}
        <li>
          <span className={classes.mark} />
          <Link href="/about">{t('steps.extension')}</Link>
        </li>
      </ol>
    </Card>
  )
}
