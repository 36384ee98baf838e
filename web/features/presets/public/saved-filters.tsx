import { Button } from '@mantine/core'
import { useState } from 'react'
import type { PresetList } from '#contracts/api/presets.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { lazyCode } from '#web/kit/lazy/lazy-code.ts'
import { LazyDialog } from '#web/kit/lazy/lazy-dialog.tsx'

const DIALOG = lazyCode(() => import('../saved-filters-dialog.tsx'))

/** Opens the filters that the account has saved for a list. A filter is the query of the list's address. */
export function SavedFilters({ list }: { list: PresetList }) {
  const { t } = useTranslation('presets')
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button variant="default" size="sm" onClick={() => setOpened(true)}>
        {t('title')}
      </Button>
      <LazyDialog lazy={DIALOG} opened={opened} onClose={() => setOpened(false)}>
        {({ SavedFiltersDialog }, isOpen) => (
          <SavedFiltersDialog list={list} opened={isOpen} onClose={() => setOpened(false)} />
        )}
      </LazyDialog>
    </>
  )
}
