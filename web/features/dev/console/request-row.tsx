import { UnstyledButton } from '@mantine/core'
import { useId } from 'react'
import type { DevRequest } from '#contracts/api/dev/devtools-requests.ts'
import { SUCCESS } from '#contracts/core/failures.ts'
import type { Static } from '#contracts/core/schema.ts'
import { formatCount } from '#contracts/model/number.ts'
import { timeOfDay } from '#web/kit/format.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { ChevronIcon } from '#web/kit/parts/icons.tsx'
import { Tag } from '#web/kit/parts/tag.tsx'
import { useGrouping } from '#web/kit/session.ts'
import { RequestDetail } from './request-detail.tsx'
import classes from './request-row.module.css'

interface RequestRowProps {
  request: Static<typeof DevRequest>
  open: boolean
  onToggle: (open: boolean) => void
}

/** Local time with seconds. Time zones do not change the seconds, so they can be taken from the UTC instant. */
const time = (instant: string) => `${timeOfDay(instant)}:${instant.slice(17, 19)}`

export function RequestRow({ request, open, onToggle }: RequestRowProps) {
  const { t } = useTranslation('console')
  const grouping = useGrouping()
  const id = useId()
  const { at, method, path, status, code, ms, phone, fault, delayed, violations } = request
  const failed = status === 0 || status >= 400
  return (
    <li className={classes.request}>
      <UnstyledButton
        className={classes.head}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => onToggle(!open)}
      >
        <span className={classes.chevron} data-open={open}>
          <ChevronIcon size={14} />
        </span>
        <span className={classes.time}>{time(at)}</span>
        <span className={classes.method}>{method}</span>
        <code className={classes.path}>{path}</code>
        <span className={classes.marks}>
          {violations.length > 0 && <Tag tone="bad">{t('requests.violations', { count: violations.length })}</Tag>}
          {(fault !== 'none' || delayed > 0) && <Tag tone="sample">{t('requests.arranged')}</Tag>}
          {code !== null && code !== SUCCESS && code !== status && <Tag tone="plain">{code}</Tag>}
          <Tag tone={failed ? 'bad' : 'good'}>{status === 0 ? t('requests.dropped') : status}</Tag>
        </span>
        <span className={classes.who}>{phone ?? t('requests.guest')}</span>
        <span className={classes.ms}>{t('requests.ms', { ms: formatCount(ms, grouping, ms < 10 ? 1 : 0) })}</span>
      </UnstyledButton>
      {open && (
        <div id={id} className={classes.detail}>
          <RequestDetail id={request.id} />
        </div>
      )}
    </li>
  )
}
