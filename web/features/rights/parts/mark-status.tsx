import type { Office } from '#contracts/model/rights/patent.ts'
import { MARK_STATUSES } from '#contracts/model/rights/status-codes.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Tag } from '#web/kit/parts/tag.tsx'
import { useLanguage } from '#web/kit/session.ts'
import classes from './rights.module.css'

interface MarkStatusProps {
  office: Office
  statusCode: string
  /** Null if the office does not say whether the trademark is live. */
  live: boolean | null
}

export function MarkStatus({ office, statusCode, live }: MarkStatusProps) {
  const { t } = useTranslation('rights')
  const language = useLanguage()
  const known = office === 'US' ? MARK_STATUSES.get(statusCode) : undefined
  const statusText = known?.[language === 'zh-CN' ? 'zh' : 'en']
  return (
    <span className={classes.status}>
      <Tag tone={live === true ? 'good' : 'plain'}>{t(live === null ? 'liveUnknown' : live ? 'live' : 'dead')}</Tag>
      {/* Only US status codes have texts. */}
      <small>{statusText ? `${statusCode} ${statusText}` : statusCode && t('statusCode', { code: statusCode })}</small>
    </span>
  )
}
