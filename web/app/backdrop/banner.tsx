import { Link } from 'wouter'
import { useTranslation } from '#web/kit/i18n.ts'
import { CrossIcon } from '#web/kit/parts/icons.tsx'
import classes from './banner.module.css'
import { ListingPicture, ResearchPicture, RiskPicture } from './banner-pictures.tsx'

const CARDS = [
  { key: 'research', path: '/products/asin_fx/index', Picture: ResearchPicture },
  { key: 'risk', path: '/products/ai_pantent/index', Picture: RiskPicture },
  { key: 'listing', path: '/ai/listing/edit', Picture: ListingPicture },
] as const

/** Three animated pictures of what the product is for, each the way to it. */
export function Banner({ onDismiss }: { onDismiss: () => void }) {
  const { t } = useTranslation('backdrop')
  return (
    <section className={classes.banner} aria-label={t('banner.label')}>
      {CARDS.map(({ key, path, Picture }) => (
        <Link key={key} href={path} className={classes.card}>
          <Picture />
          <span className={classes.words}>
            <strong>{t(`banner.${key}.title`)}</strong>
            <span>{t(`banner.${key}.text`)}</span>
          </span>
        </Link>
      ))}
      <button type="button" className={classes.close} aria-label={t('banner.dismiss')} onClick={onDismiss}>
        <CrossIcon size={16} />
      </button>
    </section>
  )
}
