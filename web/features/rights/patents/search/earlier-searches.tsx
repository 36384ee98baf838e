import { Title } from '@mantine/core'
import { useState } from 'react'
import { patents } from '#contracts/api/rights/patents.ts'
import { formatCount } from '#contracts/model/number.ts'
import { moment } from '#web/kit/format.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { PagedList, usePaged } from '#web/kit/list/paged-list.tsx'
import { useGrouping } from '#web/kit/session.ts'
import { SavedCard, SavedList } from '../../parts/saved-card.tsx'
import { DeleteSearch } from './delete-search.tsx'
import { type Query, useQueryWords } from './query-words.ts'

const SIZE = 12

export function EarlierSearches() {
  const { t } = useTranslation('patents')
  const list = usePaged(patents.queries, (paging) => ({ query: paging }), SIZE)
  const [deleting, setDeleting] = useState<Query | null>(null)
  return (
    <section aria-labelledby="earlier">
      <Title order={2} id="earlier" mb="md">
        {t('earlier.title')}
      </Title>
      <PagedList of={list} height={96} empty={{ title: t('earlier.none'), text: t('earlier.noneHint') }}>
        {({ row }) => (
          <SavedList>
            {row.map((query) => (
              <EarlierCard key={query.queryId} query={query} onDelete={() => setDeleting(query)} />
            ))}
          </SavedList>
        )}
      </PagedList>
      <DeleteSearch query={deleting} onClose={() => setDeleting(null)} />
    </section>
  )
}

function EarlierCard({ query, onDelete }: { query: Query; onDelete: () => void }) {
  const { t } = useTranslation('patents')
  const grouping = useGrouping()
  const words = useQueryWords()(query).join(' · ') || t('earlier.picture')
  return (
    <SavedCard
      href={`/patent?${new URLSearchParams({ q: query.queryId })}`}
      picture={query.image}
      title={words}
      deleteLabel={t('earlier.delete', { words })}
      deleteTitle={t('earlier.deleteTitle')}
      onDelete={onDelete}
    >
      <small>{t('earlier.found', { found: formatCount(query.found, grouping) })}</small>
      <small>
        <time dateTime={query.at}>{moment(query.at)}</time>
      </small>
    </SavedCard>
  )
}
