import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import { keywordReverse, type ReverseRow } from '#contracts/api/keyword-reverse.ts'
import { DASH, formatCount } from '#contracts/model/number.ts'
import { useCall } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { panelState } from '#web/kit/panel-state.ts'
import { Choice } from '#web/kit/parts/choice.tsx'
import { Panel } from '#web/kit/parts/panel.tsx'
import { useGrouping } from '#web/kit/session.ts'
import classes from './reverse.module.css'
import type { ReverseSearch } from './use-reverse-search.ts'
import { WeekLines } from './week-lines.tsx'

const KINDS = ['organic', 'ad'] as const

/** The ranks of each product under the term in 26 weeks. */
export function RankHistory({ row, search: { asins, marketplace } }: { row: ReverseRow; search: ReverseSearch }) {
  const { t } = useTranslation('reverse')
  const grouping = useGrouping()
  const [kind, setKind] = useState<(typeof KINDS)[number]>('organic')
  const history = useCall(keywordReverse.history, { body: { asins, marketplace, id: row.id } })
  const write = (rank: number | null) => (rank === null ? DASH : `#${formatCount(rank, grouping)}`)
  return (
    <section aria-labelledby="term-history">
      <h3 id="term-history">{t('history.title')}</h3>
      <Choice
        label={t('history.kind')}
        options={KINDS.map((value) => ({ value, label: t(`history.${value}`) }))}
        value={kind}
        onChange={setKind}
      />
      <Panel state={panelState(history)} skeleton={<Skeleton height={300} radius="md" />}>
        {({ weeks, line }) => {
          const lines = line
            .map((each) => ({ name: each.asin, values: each[kind] }))
            .filter(({ values }) => values.some((rank) => rank !== null))
          if (lines.length === 0) return <p className={classes.note}>{t('history.none')}</p>
          const words = { term: row.text, kind: t(`history.${kind}`), from: weeks[0], until: weeks.at(-1) }
          return <WeekLines weeks={weeks} lines={lines} write={write} isRank label={t('history.of', words)} />
        }}
      </Panel>
    </section>
  )
}
