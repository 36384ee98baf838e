import { Button } from '@mantine/core'
import { useState } from 'react'
import { devRequests } from '#contracts/api/dev/devtools-requests.ts'
import { PAGE_SIZE, PAGE_SIZE_MAX } from '#contracts/core/page.ts'
import { useCall } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { panelState } from '#web/kit/panel-state.ts'
import { Panel } from '#web/kit/parts/panel.tsx'
import { Tag } from '#web/kit/parts/tag.tsx'
import { useSearchValues } from '#web/kit/url-state.ts'
import { Card } from './card.tsx'
import classes from './console.module.css'
import { RequestFilters } from './request-filters.tsx'
import { queryOf } from './request-query.ts'
import { RequestRow } from './request-row.tsx'
import { useConsoleAction } from './use-console-action.ts'
import { useLiveRequests } from './use-live-requests.ts'

export function RequestsSection() {
  const { t } = useTranslation('console')
  const [search, setSearch] = useSearchValues()
  const [size, setSize] = useState(PAGE_SIZE)
  const live = useLiveRequests()
  const query = { ...queryOf(search), page: 1, size }
  const list = useCall(devRequests.index, { query }, { placeholderData: (before) => before })
  const { act: clear } = useConsoleAction(devRequests.clear, t('requests.cleared'))
  const open = search.get('id') ?? ''
  return (
    <Card title={t('section.requests')} hint={t('requests.hint')}>
      <RequestFilters search={search} setSearch={setSearch} />
      <div className={classes.line} data-align="center">
        <Tag tone={live ? 'good' : 'plain'}>{t(live ? 'requests.live' : 'requests.notLive')}</Tag>
        <span className={classes.told}>{t('requests.total', { count: list.data?.total ?? 0 })}</span>
        <span className={classes.acts}>
          <Button size="xs" variant="default" onClick={() => clear({ body: {} })}>
            {t('requests.clear')}
          </Button>
        </span>
      </div>
      <Panel
        state={panelState(list, ({ total }) => total === 0)}
        skeleton={<div className={classes.skeleton} />}
        empty={{ title: t('requests.none'), text: t('requests.noneHint') }}
      >
        {({ row, total }) => (
          <>
            <ul className={classes.rows}>
              {row.map((request) => (
                <RequestRow
                  key={request.id}
                  request={request}
                  open={open === String(request.id)}
                  onToggle={(now) => setSearch({ id: now ? String(request.id) : '' })}
                />
              ))}
            </ul>
            {total > row.length && size < PAGE_SIZE_MAX && (
              <Button variant="default" onClick={() => setSize(PAGE_SIZE_MAX)}>
                {t('requests.more')}
              </Button>
            )}
          </>
        )}
      </Panel>
    </Card>
  )
}
