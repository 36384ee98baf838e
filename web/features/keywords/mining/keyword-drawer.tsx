import { Drawer } from '@mantine/core'
import { useLocation } from 'wouter'
import { useSearch } from 'wouter/use-browser-location'
import type { KeywordRow } from '#contracts/api/keyword-search.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import type { ListColumn } from '#web/kit/list/column.ts'
import { TermDetails, TermWays } from '../parts/term-details.tsx'
import { queryWithSeed } from './query-with-seed.ts'

interface KeywordDrawerProps {
  row: KeywordRow | null
  marketplace: Marketplace
  columns: readonly ListColumn<KeywordRow>[]
  opened: boolean
  onClose: () => void
}

/** The details of a term beside the list. */
export function KeywordDrawer({ row, opened, onClose, ...props }: KeywordDrawerProps) {
  const { t } = useTranslation(['keywords', 'frame'])
  const [path] = useLocation()
  const search = new URLSearchParams(useSearch())
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size="lg"
      title={t('mining.detailsTitle')}
      closeButtonProps={{ 'aria-label': t('frame:close') }}
    >
      {row && (
        <TermDetails
          {...props}
          row={row}
          ways={
            <TermWays
              text={row.text}
              marketplace={props.marketplace}
              data={row.sample ? 'sample' : 'imported'}
              address={`${path}?${queryWithSeed(search, row.text)}`}
              onClose={onClose}
            />
          }
        />
      )}
    </Drawer>
  )
}
