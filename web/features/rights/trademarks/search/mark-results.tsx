import { Button } from '@mantine/core'
import { trademarks } from '#contracts/api/rights/trademarks.ts'
import { failures } from '#contracts/core/failures.ts'
import { formatCount } from '#contracts/model/number.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { PagedList, usePaged } from '#web/kit/list/paged-list.tsx'
import { Message } from '#web/kit/parts/message.tsx'
import { useGrouping } from '#web/kit/session.ts'
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
  const [targets, setTargets] = useTargets()
  const marks = usePaged(trademarks.search, (paging) => ({
    body: { ...bodyOf(query), targets: [...targets], ...paging },
  }))
  const { data, error } = marks.list
  const count = (marks = 0) => formatCount(marks, grouping)
  if (error?.code === failures.emptyTrademark.code)
    return <Message tone="empty" title={t('wordless.title', { name: query.trademark })} text={t('wordless.text')} />
  return (
    <section className={classes.results} aria-labelledby="marks">
      <div className={classes.judged}>
        <div>
          <h2 id="marks">{t('results', { name: query.trademark })}</h2>
          <p className={classes.total} role="status">
            {data !== undefined &&
              data.total > 0 &&
              (targets.length > 0
                ? t('counted', { total: count(data.total), counted: count(data.counted) })
                : t('found', { total: count(data.total) }))}
          </p>
        </div>
        <TargetChoice value={targets} onChange={setTargets} />
      </div>
      {data && <MissingOffices offices={data.missing} rights="marks" />}
      <PagedList
        of={marks}
        height={360}
        errorTitle={t('searchFailed')}
        empty={{
          title: t('nothing.title', { name: query.trademark }),
          text: t(isFiltered(query) ? 'nothing.filtered' : 'nothing.text'),
          children: (
            <>
              {data?.sample && <SampleOnly />}
              {isFiltered(query) && (
                <Button variant="default" onClick={() => setQuery({ classes: '', live: '', office: '' })}>
                  {t('nothing.all')}
                </Button>
              )}
            </>
          ),
        }}
      >
        {({ row }) => <MarkGroups marks={row} isGrouped={targets.length > 0} onOpen={onOpen} />}
      </PagedList>
      <LegalNote sample={data?.row.some(({ sample }) => sample) ?? false} />
    </section>
  )
}
