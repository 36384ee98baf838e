import { Title } from '@mantine/core'
import { useState } from 'react'
import { infringement } from '#contracts/api/rights/infringement.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { moment } from '#web/kit/format.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { PagedList, usePaged } from '#web/kit/list/paged-list.tsx'
import { Tag } from '#web/kit/parts/tag.tsx'
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
  const list = usePaged(infringement.list, (paging) => ({ query: paging }), SIZE)
  const [deleting, setDeleting] = useState<number | null>(null)
  return (
    <section aria-labelledby="history">
      <Title order={2} id="history" mb="md">
        {t('history.title')}
      </Title>
      <PagedList
        of={list}
        height={96}
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
      </PagedList>
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
