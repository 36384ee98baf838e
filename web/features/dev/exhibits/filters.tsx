import { Button } from '@mantine/core'
import { useState } from 'react'
import { PRODUCT_TEXTS } from '#contracts/model/screener/product-metrics.texts.ts'
import { PRODUCT_CHOICES, PRODUCT_NUMBERS } from '#contracts/model/screener/product-metrics.ts'
import { CategorySelect } from '#web/features/catalogue/public/category-select.tsx'
import { DataSelect } from '#web/features/catalogue/public/data-select.tsx'
import { MonthSelect } from '#web/features/catalogue/public/month-select.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { ChoiceField } from '#web/kit/list/choice-field.tsx'
import { FilterChips } from '#web/kit/list/filter-chips.tsx'
import { FilterPanel } from '#web/kit/list/filter-panel.tsx'
import { FilterProblems } from '#web/kit/list/filter-problems.tsx'
import type { Bounds, MetricFilter } from '#web/kit/list/filter-text.ts'
import { PresetRow } from '#web/kit/list/preset-row.tsx'
import { RangeField } from '#web/kit/list/range-field.tsx'
import { useLanguage } from '#web/kit/session.ts'
import { Specimens } from '../exhibit.tsx'

const METRICS = ['price', 'units'] as const
const nothing = () => undefined

export function PresetRows() {
  const { t } = useTranslation('gallery')
  const { names } = PRODUCT_TEXTS[useLanguage()]
  const [active, setActive] = useState<(typeof METRICS)[number] | undefined>('price')
  return (
    <PresetRow
      label={names.ratings}
      presets={METRICS.map((id) => ({ id, name: names[id], thresholds: `${names[id]} ≥ 20` }))}
      active={active}
      note={t('specimen')}
      onApply={setActive}
      onClear={() => setActive(undefined)}
    >
      <Button variant="default" size="sm">
        {t('button')}
      </Button>
    </PresetRow>
  )
}

export function RangeFields() {
  const { names, formulas } = PRODUCT_TEXTS[useLanguage()]
  const [value, setValue] = useState<Bounds>({ min: 15 })
  const field = { help: formulas.price, unit: 'USD', factor: 1, decimals: 2, isSigned: false }
  return (
    <Specimens>
      <RangeField {...field} label={names.price} guide={[15, 40]} value={value} onChange={setValue} />
      <RangeField {...field} label={names.fbaFee} value={{ min: 40, max: 15 }} onChange={nothing} />
    </Specimens>
  )
}

export function ChoiceFields() {
  const { names, formulas, values } = PRODUCT_TEXTS[useLanguage()]
  const [value, setValue] = useState(['FBA'])
  const options = PRODUCT_CHOICES.fulfilment.values.map((each) => ({ value: each, label: values.fulfilment[each] }))
  const field = { label: names.fulfilment, help: formulas.fulfilment, options }
  return <ChoiceField {...field} value={value} onChange={setValue} />
}

export function FilterPanels() {
  const { t } = useTranslation('gallery')
  const [filter, setFilter] = useState<MetricFilter>({ range: { units: { min: 300 } }, choice: {} })
  return (
    <FilterPanel
      groups={[{ title: t('input.label'), metrics: [...METRICS, 'fulfilment'] }]}
      numbers={PRODUCT_NUMBERS}
      choices={PRODUCT_CHOICES}
      words={PRODUCT_TEXTS[useLanguage()]}
      marketplace="US"
      filter={filter}
      onRange={(name, bounds) => setFilter({ ...filter, range: { ...filter.range, [name]: bounds } })}
      onChoice={(name, values) => setFilter({ ...filter, choice: { ...filter.choice, [name]: values } })}
    />
  )
}

export function FilterChipLists() {
  const { names } = PRODUCT_TEXTS[useLanguage()]
  const [shown, setShown] = useState<readonly (typeof METRICS)[number][]>(METRICS)
  const chips = shown.map((name) => ({
    id: name,
    text: `${names[name]} ≥ 20`,
    remove: () => setShown(shown.filter((each) => each !== name)),
  }))
  return <FilterChips chips={chips} onClear={() => setShown([])} />
}

export function FilterProblemLists() {
  const { names } = PRODUCT_TEXTS[useLanguage()]
  const problems = [
    { name: 'price', why: 'swapped' },
    { name: 'units', why: 'unreadable' },
    { name: 'karma', why: 'unknown' },
  ] as const
  return <FilterProblems problems={problems} names={names} />
}

const CATEGORIES = [
  { id: 'kitchen', parent: null, name: 'Kitchen & Dining', count: 1240 },
  { id: 'mugs', parent: 'kitchen', name: 'Travel Mugs', count: 230 },
  { id: 'bibs', parent: 'kitchen', name: 'Bibs', count: 0 },
]

export function CategorySelects() {
  const [value, setValue] = useState('mugs')
  return (
    <Specimens>
      <CategorySelect nodes={CATEGORIES} value={value} onChange={setValue} />
      <CategorySelect nodes={CATEGORIES} value="of-another-version" onChange={setValue} />
    </Specimens>
  )
}

export function MonthSelects() {
  const [value, setValue] = useState('')
  return <MonthSelect months={['2026-10', '2026-09', '2026-08']} value={value || undefined} onChange={setValue} />
}

export function DataSelects() {
  const [value, setValue] = useState('sample')
  return <DataSelect value={value === 'sample' ? 'sample' : 'imported'} onChange={setValue} />
}
