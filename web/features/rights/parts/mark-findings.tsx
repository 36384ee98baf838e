import type { trademarks } from '#contracts/api/rights/trademarks.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { formatCount } from '#contracts/model/number.ts'
import { officeName } from '#contracts/model/rights/offices.ts'
import { USE_NAMES } from '#contracts/model/rights/right-names.texts.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Tag } from '#web/kit/parts/tag.tsx'
import { useGrouping, useLanguage } from '#web/kit/session.ts'
import classes from './findings.module.css'
import { MarkSimilarity } from './mark-similarity.tsx'
import { MarkStatus } from './mark-status.tsx'
import { NiceClasses } from './nice-classes.tsx'
import { RiskTag } from './risk-tag.tsx'

export type MarkFinding = Output<typeof trademarks.check>['findings'][number]
type Mark = MarkFinding['marks'][number]

/** Returns the element id of a finding, to which the highlighted words link. */
export const findingId = (at: number) => `finding-${at + 1}`

interface MarkFindingsProps {
  findings: readonly MarkFinding[]
  /** Number of findings in earlier lists on the page. It keeps the element ids unique. */
  from?: number
  onOpen?: (id: number) => void
}

export function MarkFindings({ findings, from = 0, onOpen }: MarkFindingsProps) {
  const { t } = useTranslation('rights')
  const language = useLanguage()
  const grouping = useGrouping()
  return (
    <ol className={classes.findings} aria-label={t('findings')}>
      {findings.map(({ words, places, use, risk, marks }, at) => (
        <li key={words} id={findingId(from + at)} className={classes.finding} tabIndex={-1}>
          <header className={classes.head}>
            <h3>{words}</h3>
            <RiskTag risk={risk} />
            <Tag tone="plain">{USE_NAMES[language][use]}</Tag>
            <span className={classes.times}>{t('times', { count: formatCount(places.length, grouping) })}</span>
          </header>
          <p className={classes.hint}>{t(`useHint.${use}`)}</p>
          <ul className={classes.marks}>
            {marks.map((mark) => (
              <li key={mark.id}>
                <MarkLine mark={mark} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

function MarkLine({ mark, onOpen }: { mark: Mark; onOpen: ((id: number) => void) | undefined }) {
  const { t } = useTranslation(['rights', 'frame'])
  const language = useLanguage()
  return (
    <div className={classes.mark}>
      <div className={classes.name}>
        {onOpen ? (
          <button type="button" onClick={() => onOpen(mark.id)}>
            {mark.words || mark.serialNumber}
          </button>
        ) : (
          <strong>{mark.words || mark.serialNumber}</strong>
        )}
        <small>
          {officeName(mark.office, language)} {mark.registrationNumber ?? mark.serialNumber}
        </small>
        {mark.sample && <Tag tone="sample">{t('frame:sample')}</Tag>}
      </div>
      <MarkSimilarity mark={mark} />
      <MarkStatus office={mark.office} statusCode={mark.statusCode} live={mark.live} />
      <div className={classes.owner}>
        <span>{mark.owner ?? t('unknown')}</span>
        <small>
          <NiceClasses classes={mark.classes} />
        </small>
        {mark.enforcer && <Tag tone="warn">{t('enforcer')}</Tag>}
      </div>
    </div>
  )
}
