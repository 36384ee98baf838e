import type { trademarks } from '#contracts/api/rights/trademarks.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { officeName } from '#contracts/model/rights/offices.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import type { TableColumn } from '#web/kit/list/column.ts'
import { Tag } from '#web/kit/parts/tag.tsx'
import { useLanguage } from '#web/kit/session.ts'
import { MarkSimilarity } from '../../parts/mark-similarity.tsx'
import { MarkStatus } from '../../parts/mark-status.tsx'
import { NiceClasses } from '../../parts/nice-classes.tsx'
import { RiskTag } from '../../parts/risk-tag.tsx'

export type Mark = Output<typeof trademarks.search>['row'][number]

export function useMarkColumns(onOpen: (id: number) => void): TableColumn<Mark>[] {
  const { t } = useTranslation(['trademarks', 'rights', 'frame'])
  const language = useLanguage()
  return [
    {
      id: 'mark',
      head: t('column.mark'),
      cell: ({ id, words, office, registrationNumber, serialNumber, sample }) => (
        <>
          <button type="button" onClick={() => onOpen(id)}>
            {words || t('noWords')}
          </button>
          <small>
            {officeName(office, language)} {registrationNumber ?? serialNumber}
          </small>
          {sample && <Tag tone="sample">{t('frame:sample')}</Tag>}
        </>
      ),
    },
    { id: 'similarity', head: t('column.similarity'), cell: (mark) => <MarkSimilarity mark={mark} /> },
    { id: 'risk', head: t('column.risk'), inCard: 'corner', cell: ({ risk }) => <RiskTag risk={risk} /> },
    { id: 'status', head: t('column.status'), cell: (mark) => <MarkStatus {...mark} /> },
    {
      id: 'classes',
      head: t('column.classes'),
      inCard: 'labelled',
      cell: ({ classes }) => <NiceClasses classes={classes} />,
    },
    {
      id: 'owner',
      head: t('column.owner'),
      inCard: 'labelled',
      cell: ({ owner, enforcer }) => (
        <>
          {owner ?? t('rights:unknown')}
          {enforcer && (
            <small>
              <Tag tone="warn">{t('rights:enforcer')}</Tag>
            </small>
          )}
        </>
      ),
    },
    {
      id: 'dates',
      head: t('column.dates'),
      isMuted: true,
      cell: ({ filedOn, registeredOn }) => (
        <>
          <small>{t('filed', { day: filedOn ?? t('rights:unknown') })}</small>
          {registeredOn !== null && <small>{t('registered', { day: registeredOn })}</small>}
        </>
      ),
    },
  ]
}
