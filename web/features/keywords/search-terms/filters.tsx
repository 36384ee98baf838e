import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { MAX_TERM_LENGTH } from '#contracts/api/search-terms.ts'
import { TERM_FORMULAS } from '#contracts/model/keywords/search-term-formulas.texts.ts'
import { TERM_TEXTS } from '#contracts/model/keywords/search-term-metrics.texts.ts'
import { isInPeriod, TERM_NUMBERS, type TermNumber } from '#contracts/model/keywords/search-term-metrics.ts'
import { TERM_PRODUCT_TEXTS } from '#contracts/model/keywords/term-product-metrics.texts.ts'
import { TERM_PRODUCT_NUMBERS } from '#contracts/model/keywords/term-product-metrics.ts'
import { MAX_WITHOUT_LENGTH } from '#contracts/model/keywords/word-limits.ts'
import { useTypedText } from '#web/kit/fields/use-typed-text.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { FilterPanel, type FilterPanelProps } from '#web/kit/list/filter-panel.tsx'
import { useLanguage } from '#web/kit/session.ts'
import { PRODUCT_GROUPS, TERM_GROUPS } from './filter-groups.ts'
import classes from './search-terms.module.css'
import type { TermSearchState } from './use-term-search.ts'

interface FiltersProps {
  state: TermSearchState
}

/** What terms must meet. */
export function TermFilters({ state }: FiltersProps) {
  const { t } = useTranslation('search-terms')
  const language = useLanguage()
  const { search, set } = state
  return (
    <Filters
      state={state}
      groups={groupsOf(TERM_GROUPS, (group) => t(`group.${group}`))}
      numbers={TERM_NUMBERS}
      words={{ names: TERM_TEXTS[language].names, formulas: TERM_FORMULAS[language], values: {} }}
    >
      {(['with', 'without'] as const).map((list) => (
        <TextField
          key={list}
          label={t(`list.${list}`)}
          example={t(`example.${list}`)}
          maxLength={list === 'without' ? MAX_WITHOUT_LENGTH : MAX_TERM_LENGTH}
          value={search[list]}
          onChange={(words) => set({ [list]: words })}
        />
      ))}
    </Filters>
  )
}

/** What the products of the terms must meet. */
export function ProductFilters({ state }: FiltersProps) {
  const { t } = useTranslation('search-terms')
  const { brand, set } = state
  return (
    <Filters
      state={state}
      groups={groupsOf(PRODUCT_GROUPS, (group) => t(`group.${group}`))}
      numbers={TERM_PRODUCT_NUMBERS}
      words={{ ...TERM_PRODUCT_TEXTS[useLanguage()], values: {} }}
    >
      <TextField label={t('brand')} value={brand} onChange={(typed) => set({ brand: typed })} />
    </Filters>
  )
}

const groupsOf = <G extends string>(groups: Readonly<Record<G, readonly string[]>>, titleOf: (group: G) => string) =>
  // The cast: keys of a record.
  (Object.keys(groups) as G[]).map((group) => ({ title: titleOf(group), metrics: groups[group] }))

interface FieldsProps extends FiltersProps, Pick<FilterPanelProps, 'groups' | 'numbers' | 'words'> {
  /** Fields before the ranges. */
  children: ReactNode
}

/** Ranges of the metrics that the kind of period has. */
function Filters({ state: { search, setRange }, children, ...panel }: FieldsProps) {
  return (
    <div className={classes.filters}>
      <div className={classes.fields}>{children}</div>
      <FilterPanel
        {...panel}
        choices={{}}
        marketplace={search.marketplace}
        isHidden={(name) => Object.hasOwn(TERM_NUMBERS, name) && !isInPeriod(name as TermNumber, search.kind)} // checked
        filter={{ range: search.range, choice: {} }}
        onRange={setRange}
        onChoice={() => {}}
      />
    </div>
  )
}

interface TextFieldProps {
  label: string
  example?: string
  maxLength?: number
  value: string
  onChange: (text: string) => void
}

function TextField({ label, example, maxLength = MAX_TERM_LENGTH, value, onChange }: TextFieldProps) {
  const { field } = useTypedText(value, onChange)
  return <TextInput size="sm" label={label} placeholder={example} maxLength={maxLength} {...field} />
}
