import { useEffect, useRef } from 'react'
import type { Section } from '#contracts/model/report/report.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { ChevronIcon } from '#web/kit/parts/icons.tsx'
import { useReportContext } from './report-context.tsx'
import { anchorOf } from './section-card.tsx'
import classes from './section-nav.module.css'
import { useScrollSpy } from './use-scroll-spy.ts'

interface SectionNavProps {
  sections: Section[]
  folded: boolean
  onFold: () => void
}

/** A column beside the report on wide screens, and a row of chips above the report on narrow screens. */
export function SectionNav({ sections, folded, onFold }: SectionNavProps) {
  const { t } = useTranslation('report')
  const { text } = useReportContext()
  const current = useScrollSpy(sections.map(({ key }) => anchorOf(key)))
  const list = useRef<HTMLUListElement>(null)

  // Keeps the current chip visible. scrollIntoView would scroll the page as well.
  useEffect(() => {
    const row = list.current
    const chip = row?.querySelector<HTMLElement>(`[href="#${current}"]`)
    if (row && chip && row.scrollWidth > row.clientWidth) {
      row.scrollLeft = chip.offsetLeft - (row.clientWidth - chip.offsetWidth) / 2
    }
  }, [current])

  return (
    <nav className={classes.nav} aria-label={t('contents')} data-folded={folded || undefined}>
      <button
        type="button"
        className={classes.fold}
        aria-expanded={!folded}
        aria-label={t(folded ? 'unfoldContents' : 'foldContents')}
        title={t(folded ? 'unfoldContents' : 'foldContents')}
        onClick={onFold}
      >
        <ChevronIcon size={16} />
      </button>
      <ul ref={list} className={classes.list}>
        {sections.map(({ key, completeness, tone }, index) => (
          <li key={key}>
            <a
              href={`#${anchorOf(key)}`}
              className={classes.link}
              aria-current={current === anchorOf(key) ? 'location' : undefined}
              data-completeness={completeness}
              data-tone={tone}
              title={folded ? text(`section.${key}`) : undefined}
            >
              <span className={classes.number} aria-hidden="true">
                {String(index + 1).padStart(2, '0')}
              </span>
              <span className={classes.name}>{text(`section.${key}`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
