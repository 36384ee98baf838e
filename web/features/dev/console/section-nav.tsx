import { Link } from 'wouter'
import { useTranslation } from '#web/kit/i18n.ts'
import classes from './section-nav.module.css'
import { addressOf, SECTIONS, type Section } from './sections.ts'

/** The way from part to part. */
export function SectionNav({ current, from }: { current: Section; from: string }) {
  const { t } = useTranslation('console')
  return (
    <nav className={classes.nav} aria-label={t('nav')}>
      {SECTIONS.map((name) => (
        <Link key={name} href={addressOf(name, from)} aria-current={name === current ? 'page' : undefined}>
          {t(`section.${name}`)}
        </Link>
      ))}
    </nav>
  )
}
