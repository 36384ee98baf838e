import { IMPORTS } from '#contracts/model/report/block-kinds.ts'
import type { Section } from '#contracts/model/report/report.ts'
import { textOf } from '#contracts/model/report/texts.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { AlertIcon, CheckIcon, CrossIcon } from '#web/kit/parts/icons.tsx'
import { useReportTexts } from '../blocks/use-report-texts.ts'
import classes from './confirm.module.css'
import { importBySection } from './import-by-section.ts'

type Sections = readonly Pick<Section, 'key' | 'completeness'>[]

const MARKS = { full: <CheckIcon size={16} />, partial: <AlertIcon size={16} />, missing: <CrossIcon size={16} /> }

export function SectionList({ sections }: { sections: Sections }) {
  const { t } = useTranslation('reports')
  const language = useReportTexts()
  const full = sections.filter(({ completeness }) => completeness === 'full').length
  return (
    <section className={classes.card} aria-labelledby="sections">
      <h2 className={classes.subhead} id="sections">
        {t('confirm.sections')}
        <span>{t('confirm.complete', { full, all: sections.length })}</span>
      </h2>
      <ul className={classes.sections}>
        {sections.map(({ key, completeness }) => {
          const kind = importBySection[key]
          return (
            <li key={key} data-completeness={completeness}>
              <span className={classes.mark}>{MARKS[completeness]}</span>
              <span>
                {textOf(language, `section.${key}`)}
                <small>
                  {textOf(language, `completeness.${completeness}`)}
                  {completeness !== 'full' &&
                    kind &&
                    IMPORTS.includes(kind) &&
                    ` · ${t('confirm.fill', { data: t(`data.${kind}`) })}`}
                </small>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
