import type { Marketplace } from '#contracts/model/marketplaces.ts'
import type { ChoiceMetric, NumberMetric } from '#contracts/model/screener/metric.ts'
import { ChoiceField } from './choice-field.tsx'
import classes from './filter-panel.module.css'
import type { Bounds, MetricFilter } from './filter-text.ts'
import { fieldUnit } from './metric-units.ts'
import { RangeField } from './range-field.tsx'

export interface MetricWords {
  names: Readonly<Record<string, string>>
  formulas: Readonly<Record<string, string>>
  /** Names of the values of choices. */
  values: Readonly<Record<string, Readonly<Record<string, string>>>>
}

export interface FilterPanelProps {
  groups: readonly { title: string; metrics: readonly string[] }[]
  numbers: Readonly<Record<string, NumberMetric>>
  choices: Readonly<Record<string, ChoiceMetric>>
  words: MetricWords
  /** For the currency of money. Guides of money are in US dollars, so other marketplaces do not show them. */
  marketplace: Marketplace
  /** Metrics without a field, such as those that an earlier month lacks. */
  isHidden?: (name: string) => boolean
  filter: MetricFilter
  onRange: (name: string, bounds: Bounds) => void
  onChoice: (name: string, values: string[]) => void
}

/** A field for each metric, by topic. */
export function FilterPanel(props: FilterPanelProps) {
  const { numbers, choices, isHidden = () => false } = props
  const groups = props.groups
    .map(({ title, metrics }) => ({ title, metrics: metrics.filter((name) => !isHidden(name)) }))
    .filter(({ metrics }) => metrics.length > 0)
  return (
    <div className={classes.groups}>
      {groups.map(({ title, metrics }) => (
        <section key={title} className={classes.group} aria-label={title}>
          <h2>{title}</h2>
          <div className={classes.fields}>
            {metrics.map((name) => {
              const metric = numbers[name] ?? choices[name]
              return metric && <MetricField key={name} {...props} name={name} metric={metric} />
            })}
          </div>
        </section>
      ))}
    </div>
  )
}

function MetricField({
  name,
  metric,
  words,
  marketplace,
  filter,
  onRange,
  onChoice,
}: FilterPanelProps & { name: string; metric: NumberMetric | ChoiceMetric }) {
  const label = words.names[name] ?? name
  const help = words.formulas[name] ?? ''
  if (metric.kind === 'choice')
    return (
      <ChoiceField
        label={label}
        help={help}
        options={metric.values.map((value) => ({ value, label: words.values[name]?.[value] ?? value }))}
        value={filter.choice[name] ?? []}
        onChange={(values) => onChoice(name, values)}
      />
    )
  const guide = metric.unit === 'money' && marketplace !== 'US' ? undefined : metric.guide
  return (
    <RangeField
      label={label}
      help={help}
      guide={guide}
      {...fieldUnit(metric.unit, marketplace)}
      value={filter.range[name] ?? {}}
      onChange={(bounds) => onRange(name, bounds)}
    />
  )
}
