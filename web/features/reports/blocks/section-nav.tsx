import { useEffect, useRef } from 'react'
import type { Section } from '#contracts/model/report/report.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useVoice } from './report-context.tsx'
import { anchorOf } from './section-card.tsx'
import classes from './section-nav.module.css'
import { useScrollSpy } from './use-scroll-spy.ts'

/** The contents of the report: a column beside it on wide screens, a row of chips above it on narrow ones. */
export function SectionNav({ sections }: { sections: Section[] }) {
  const { t } = useTranslation('report')
  const { text } = useVoice()
  const current = useScrollSpy(sections.map(({ key }) => anchorOf(key)))
  const list = useRef<HTMLUListElement>(null)

  // Keeps the current chip in sight; only the row moves, never the page.
  useEffect(() => {
    const row = list.current
    const chip = row?.querySelector<HTMLElement>(`[href="#${current}"]`)
    if (row && chip && row.scrollWidth > row.clientWidth) {
      row.scrollLeft = chip.offsetLeft - (row.clientWidth - chip.offsetWidth) / 2
    }
  }, [current])

  return (
    <nav className={classes.nav} aria-label={t('contents')}>
      <ul ref={list} className={classes.list}>
        {sections.map(({ key, completeness }, index) => (
          <li key={key}>
            <a
              href={`#${anchorOf(key)}`}
              className={classes.link}
              aria-current={current === anchorOf(key) ? 'location' : undefined}
              data-completeness={completeness}
            >
              <span className={classes.number} aria-hidden="true">
                {String(index + 1).padStart(2, '0')}
              </span>
              {text(`section.${key}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
