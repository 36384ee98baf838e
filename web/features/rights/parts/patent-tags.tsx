import type { patents } from '#contracts/api/rights/patents.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { formatCount } from '#contracts/model/number.ts'
import { officeName } from '#contracts/model/rights/offices.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Tag } from '#web/kit/parts/tag.tsx'
import { useGrouping, useLanguage } from '#web/kit/session.ts'
import classes from './detail.module.css'
import { StatusTag } from './status-tag.tsx'

type Row = Output<typeof patents.getNewLocList>['row'][number]

export function PatentTags({ patent }: { patent: Pick<Row, 'office' | 'status' | 'cases' | 'enforcer' | 'sample'> }) {
  const { t } = useTranslation(['rights', 'frame'])
  const grouping = useGrouping()
  const language = useLanguage()
  const { office, status, cases, enforcer, sample } = patent
  return (
    <p className={classes.tags}>
      <Tag tone="plain">{officeName(office, language)}</Tag>
      <StatusTag status={status} />
      {cases > 0 && <Tag tone="bad">{t('cases', { count: formatCount(cases, grouping) })}</Tag>}
      {enforcer && <Tag tone="warn">{t('enforcer')}</Tag>}
      {sample && <Tag tone="sample">{t('frame:sample')}</Tag>}
    </p>
  )
}
