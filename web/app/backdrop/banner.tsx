import { Link } from 'wouter'
import { useTranslation } from '#web/kit/i18n.ts'
import { CrossIcon } from '#web/kit/parts/icons.tsx'
import classes from './banner.module.css'
import { BANNER_CARDS } from './banner-cards.ts'
import { ReportPicture, ResearchPicture, RiskPicture } from './banner-pictures.tsx'

const PICTURES = { research: ResearchPicture, risk: RiskPicture, market: ReportPicture } as const

export function Banner({ onDismiss }: { onDismiss: () => void }) {
  const { t } = useTranslation('backdrop')
  return (
    <section className={classes.banner} aria-label={t('banner.label')}>
      {BANNER_CARDS.map(({ key, path }) => {
        const Picture = PICTURES[key]
        return (
          <Link key={key} href={path} className={classes.card}>
            <Picture />
            <span className={classes.words}>
              <strong>{t(`banner.${key}.title`)}</strong>
              <span>{t(`banner.${key}.text`)}</span>
            </span>
          </Link>
        )
      })}
      <button type="button" className={classes.close} aria-label={t('banner.dismiss')} onClick={onDismiss}>
        <CrossIcon size={16} />
      </button>
    </section>
  )
}
