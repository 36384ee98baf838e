import type { trademarks } from '#contracts/api/rights/trademarks.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { officeName } from '#contracts/model/rights/offices.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Tag } from '#web/kit/parts/tag.tsx'
import { useLanguage } from '#web/kit/session.ts'
import { MarkSimilarity } from '../../parts/mark-similarity.tsx'
import { MarkStatus } from '../../parts/mark-status.tsx'
import { NiceClasses } from '../../parts/nice-classes.tsx'
import { RiskTag } from '../../parts/risk-tag.tsx'
import classes from './mark-table.module.css'

export type Mark = Output<typeof trademarks.search>['row'][number]

const COLUMNS = ['mark', 'similarity', 'risk', 'status', 'classes', 'owner', 'dates'] as const

interface MarkTableProps {
  marks: readonly Mark[]
  labelledBy: string
  onOpen: (id: number) => void
}

/** On phones CSS turns the rows into cards. */
export function MarkTable({ marks, labelledBy, onOpen }: MarkTableProps) {
  const { t } = useTranslation('trademarks')
  return (
    <table className={classes.table} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {t(`column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {marks.map((mark) => (
          <MarkRow key={mark.id} mark={mark} onOpen={() => onOpen(mark.id)} />
        ))}
      </tbody>
    </table>
  )
}

function MarkRow({ mark, onOpen }: { mark: Mark; onOpen: () => void }) {
  const { t } = useTranslation(['trademarks', 'rights', 'frame'])
  const language = useLanguage()
  const { words, office, serialNumber, registrationNumber, owner, filedOn, registeredOn } = mark
  return (
    <tr>
      <th scope="row">
        <button type="button" className={classes.open} onClick={onOpen}>
          {words || t('noWords')}
        </button>
        <small>
          {officeName(office, language)} {registrationNumber ?? serialNumber}
        </small>
        {mark.sample && <Tag tone="sample">{t('frame:sample')}</Tag>}
      </th>
      <td>
        <MarkSimilarity mark={mark} />
      </td>
      <td data-risk="">
        <RiskTag risk={mark.risk} />
      </td>
      <td>
        <MarkStatus office={office} statusCode={mark.statusCode} live={mark.live} />
      </td>
      <td data-label={t('column.classes')}>
        <NiceClasses classes={mark.classes} />
      </td>
      <td data-label={t('column.owner')}>
        {owner ?? t('rights:unknown')}
        {mark.enforcer && (
          <span className={classes.enforcer}>
            <Tag tone="warn">{t('rights:enforcer')}</Tag>
          </span>
        )}
      </td>
      <td className={classes.dates}>
        <small>{t('filed', { day: filedOn ?? t('rights:unknown') })}</small>
        {registeredOn !== null && <small>{t('registered', { day: registeredOn })}</small>}
      </td>
    </tr>
  )
}
