import { NativeSelect } from '@mantine/core'
import { MARKETPLACES, marketplaces } from '#contracts/model/marketplaces.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { SearchBox } from '#web/kit/parts/search-box.tsx'
import { useLanguage } from '#web/kit/session.ts'
import type { ReportKindConfig } from '../report-kind.ts'
import classes from './grid.module.css'
import { type ListFilters, SEARCH_LENGTH, STATES, type StateName } from './list-filters.ts'

interface ListFilterProps {
  kind: ReportKindConfig
  filters: ListFilters
  setFilters: (values: Partial<Record<keyof ListFilters, string>>) => void
}

export function ListFilter({ kind: { kind }, filters, setFilters }: ListFilterProps) {
  const { t } = useTranslation(['reports', 'frame'])
  const language = useLanguage()
  const states = (Object.keys(STATES) as StateName[]).map((value) => ({ value, label: t(`state.${value}`) }))
  const places = MARKETPLACES.map((value) => ({ value, label: `${value} · ${marketplaces[value].name[language]}` }))
  return (
    <search className={classes.filter}>
      <SearchBox
        label={t(`${kind}.search`)}
        value={filters.search}
        maxLength={SEARCH_LENGTH}
        onSearch={(search) => setFilters({ search })}
      />
      <NativeSelect
        aria-label={t('list.state')}
        value={filters.state}
        data={[{ value: '', label: t('list.anyState') }, ...states]}
        onChange={({ currentTarget }) => setFilters({ state: currentTarget.value })}
      />
      <NativeSelect
        aria-label={t('list.marketplace')}
        value={filters.marketplace}
        data={[{ value: '', label: t('list.anyMarketplace') }, ...places]}
        onChange={({ currentTarget }) => setFilters({ marketplace: currentTarget.value })}
      />
    </search>
  )
}
