import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { useTranslation } from '#web/kit/i18n.ts'
import classes from './section-nav.module.css'
import { addressOf, SECTIONS, type Section } from './sections.ts'

/** The way from one part of the personal center to another. On a phone it moves sideways. */
export function SectionNav({ current }: { current: Section }) {
  const { t } = useTranslation('center')
  const list = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: brought into sight whenever another one is current
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [current])
  return (
    <nav ref={list} className={classes.nav} aria-label={t('sections')}>
      {SECTIONS.map((section) => (
        <Link
          key={section}
          href={addressOf(section)}
          className={classes.link}
          aria-current={section === current ? 'page' : undefined}
        >
          {t(`section.${section}`)}
        </Link>
      ))}
    </nav>
  )
}
