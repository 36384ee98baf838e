import { NativeSelect } from '@mantine/core'
import type { keywordReverse } from '#contracts/api/keyword-reverse.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { GAPS, MOVES } from '#contracts/model/keywords/reverse-metrics.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Choice } from '#web/kit/parts/choice.tsx'
import classes from './reverse.module.css'
import type { ReverseSearchState } from './use-reverse-search.ts'

interface CompareControlsProps {
  state: ReverseSearchState
  data: Pick<Output<typeof keywordReverse.search>, 'product' | 'weeks' | 'week' | 'against'>
}

const ALL = 'all'

/** The week of the ranks, the week to compare with, and what changed between them. */
export function WeekFields({ state: { search, set }, data: { weeks, week, against } }: CompareControlsProps) {
  const { t } = useTranslation('reverse')
  const newest = weeks.at(-1)
  const options = weeks
    .map((each) => ({ value: each, label: each === newest ? t('week.newest', { week: each }) : each }))
    .toReversed()
  return (
    <>
      <NativeSelect
        size="sm"
        label={t('week.week')}
        data={options}
        value={week ?? ''}
        onChange={({ currentTarget: { value } }) =>
          // A week is not compared with itself.
          set({ week: value === newest ? '' : value, ...(value === against && { against: '' }) })
        }
      />
      <NativeSelect
        size="sm"
        label={t('week.against')}
        data={options.filter(({ value }) => value !== week || value === against)}
        value={against ?? ''}
        onChange={({ currentTarget }) => set({ against: currentTarget.value })}
      />
      <NativeSelect
        size="sm"
        label={t('move.label')}
        data={([ALL, ...MOVES] as const).map((value) => ({ value, label: t(`move.${value}`) }))}
        value={search.move ?? ALL}
        onChange={({ currentTarget }) => set({ move: currentTarget.value === ALL ? '' : currentTarget.value })}
      />
    </>
  )
}

/** Who ranks, and what an earlier week does not know. */
export function GapChoice({ state: { search, set }, data: { product, weeks, week } }: CompareControlsProps) {
  const { t } = useTranslation('reverse')
  return (
    <>
      {product.length > 1 && (
        <div title={t('gap.help')}>
          <Choice
            label={t('gap.label')}
            labelled
            options={([ALL, ...GAPS] as const).map((value) => ({ value, label: t(`gap.${value}`) }))}
            value={search.gap ?? ALL}
            onChange={(gap) => set({ gap: gap === ALL ? '' : gap })}
          />
        </div>
      )}
      {week !== weeks.at(-1) && <p className={classes.note}>{t('week.old')}</p>}
    </>
  )
}
