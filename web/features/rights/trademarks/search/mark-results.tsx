import { Button, Skeleton } from '@mantine/core'
import { trademarks } from '#contracts/api/rights/trademarks.ts'
import { failures } from '#contracts/core/failures.ts'
import { PAGE_SIZE } from '#contracts/core/page.ts'
import { formatCount } from '#contracts/model/number.ts'
import { useCall } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { usePagesOf } from '#web/kit/pages-of.ts'
import { panelState } from '#web/kit/panel-state.ts'
import { Message } from '#web/kit/parts/message.tsx'
import { Pages } from '#web/kit/parts/pages.tsx'
import { Panel } from '#web/kit/parts/panel.tsx'
import { useGrouping } from '#web/kit/session.ts'
import { usePage } from '#web/kit/url-state.ts'
import { LegalNote } from '../../parts/legal-note.tsx'
import { MissingOffices } from '../../parts/missing-offices.tsx'
import { TargetChoice } from '../../parts/office-choice.tsx'
import { SampleOnly } from '../../parts/sample-only.tsx'
import { useTargets } from '../../parts/targets.ts'
import { MarkGroups } from './mark-groups.tsx'
import { bodyOf, isFiltered, type MarkQuery } from './mark-query.ts'
import classes from './search.module.css'

interface MarkResultsProps {
  query: MarkQuery
  setQuery: (values: Partial<Record<keyof MarkQuery, string>>) => void
  onOpen: (id: number) => void
}

export function MarkResults({ query, setQuery, onOpen }: MarkResultsProps) {
  const { t } = useTranslation('trademarks')
  const grouping = useGrouping()
  const [page, setPage] = usePage()
  const [targets, setTargets] = useTargets()
  const body = { ...bodyOf(query), targets: [...targets], page, size: PAGE_SIZE }
  const list = useCall(trademarks.search, { body })
  const total = list.data?.total ?? 0
  const pages = usePagesOf(list, PAGE_SIZE)
  const count = (marks = 0) => formatCount(marks, grouping)
  if (list.error?.code === failures.emptyTrademark.code)
    return <Message tone="empty" title={t('wordless.title', { name: query.trademark })} text={t('wordless.text')} />
  return (
    <section className={classes.results} aria-labelledby="marks">
      <div className={classes.judged}>
        <div>
          <h2 id="marks">{t('results', { name: query.trademark })}</h2>
          <p className={classes.total} role="status">
            {total > 0 &&
              (targets.length > 0
                ? t('counted', { total: count(total), counted: count(list.data?.counted) })
                : t('found', { total: count(total) }))}
          </p>
        </div>
        <TargetChoice value={targets} onChange={setTargets} />
      </div>
      {list.data && <MissingOffices offices={list.data.missing} rights="marks" />}
      <Panel
        state={panelState(list, ({ total }) => total === 0)}
        skeleton={<Skeleton height={360} />}
        errorTitle={t('searchFailed')}
        empty={{
          title: t('nothing.title', { name: query.trademark }),
          text: t(isFiltered(query) ? 'nothing.filtered' : 'nothing.text'),
          children: (
            <>
              {list.data?.sample && <SampleOnly />}
              {isFiltered(query) && (
                <Button variant="default" onClick={() => setQuery({ classes: '', live: '', office: '' })}>
                  {t('nothing.all')}
                </Button>
              )}
            </>
          ),
        }}
      >
        {({ row }) => (
          <>
            <MarkGroups marks={row} isGrouped={targets.length > 0} onOpen={onOpen} />
            {pages > 1 && <Pages pages={pages} page={page} setPage={setPage} />}
          </>
        )}
      </Panel>
      <LegalNote sample={list.data?.row.some(({ sample }) => sample) ?? false} />
    </section>
  )
}
