import { Skeleton, Title } from '@mantine/core'
import { useState } from 'react'
import { infringement } from '#contracts/api/rights/infringement.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { useCall } from '#web/api/queries.ts'
import { moment } from '#web/kit/format.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { usePagesOf } from '#web/kit/pages-of.ts'
import { panelState } from '#web/kit/panel-state.ts'
import { Pages } from '#web/kit/parts/pages.tsx'
import { Panel } from '#web/kit/parts/panel.tsx'
import { Tag } from '#web/kit/parts/tag.tsx'
import { usePage } from '#web/kit/url-state.ts'
import { SavedCard, SavedList } from '../../parts/saved-card.tsx'
import { resultPath } from '../result-path.ts'
import { RiskWord } from '../risk-word.tsx'
import { DeleteCheck } from './delete-check.tsx'
import classes from './history.module.css'
import { useCheckName } from './use-check-name.ts'

const SIZE = 12

export type Row = Output<typeof infringement.list>['row'][number]

export function History() {
  const { t } = useTranslation('infringement')
  const [page, setPage] = usePage()
  const list = useCall(infringement.list, { query: { page, size: SIZE } }, { placeholderData: (before) => before })
  const [deleting, setDeleting] = useState<number | null>(null)
  const pages = usePagesOf(list, SIZE)
  return (
    <section aria-labelledby="history">
      <Title order={2} id="history" mb="md">
        {t('history.title')}
      </Title>
      <Panel
        state={panelState(list, ({ row }) => row.length === 0)}
        skeleton={<Skeleton height={96} radius="lg" />}
        errorTitle={t('history.failed')}
        empty={{ title: t('history.none'), text: t('history.noneHint') }}
      >
        {({ row }) => (
          <SavedList>
            {row.map((one) => (
              <HistoryCard key={one.id} row={one} onDelete={() => setDeleting(one.id)} />
            ))}
          </SavedList>
        )}
      </Panel>
      {pages > 1 && <Pages pages={pages} page={page} setPage={setPage} />}
      <DeleteCheck id={deleting} onClose={() => setDeleting(null)} />
    </section>
  )
}

function HistoryCard({ row, onDelete }: { row: Row; onDelete: () => void }) {
  const { t } = useTranslation('infringement')
  const name = useCheckName(row)
  const { id, asin, marketplace, image, risk, verdict, at } = row
  return (
    <SavedCard
      href={resultPath(id)}
      picture={image}
      title={name}
      deleteLabel={t('delete.label', { name })}
      deleteTitle={t('delete.title')}
      onDelete={onDelete}
    >
      <span className={classes.tags}>
        <RiskWord risk={risk} />
        {verdict && <Tag tone="plain">{t(`verdict.${verdict}`)}</Tag>}
      </span>
      <small>
        {asin !== null && `${asin} · ${marketplace} · `}
        <time dateTime={at}>{moment(at)}</time>
      </small>
    </SavedCard>
  )
}
