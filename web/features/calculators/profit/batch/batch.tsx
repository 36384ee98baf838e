import { useState } from 'react'
import { calculators } from '#contracts/api/calculators.ts'
import { REFERENCE_RATES } from '#contracts/model/calculators/exchange.ts'
import type { BatchDefaults } from '#contracts/model/calculators/profit/batch.ts'
import type { ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { useCall } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Notice } from '#web/kit/parts/notice.tsx'
import { useToday } from '#web/kit/session-store.ts'
import { useOwnTables } from '../../parts/own-tables.ts'
import classes from './batch.module.css'
import { useBatch } from './batch.state.ts'
import { useBatchProblem } from './batch-problem.ts'
import { Defaults } from './defaults.tsx'
import { Outcome } from './outcome.tsx'
import { Running } from './running.tsx'
import { Start } from './start.tsx'

interface BatchViewProps {
  /** The marketplace of the open calculation. */
  marketplace: Marketplace
  /** Opens a row of the file in the calculator. */
  onOpen: (input: ProfitInput, line: number) => void
}

/** Calculates the profit of each product of a sheet. This function is long because its parts share the batch. */
export function BatchView({ marketplace, onOpen }: BatchViewProps) {
  const { t } = useTranslation('profit-batch')
  const { batch, run, clear, list, write } = useBatch()
  const [isCanceled, setCanceled] = useState(false)
  const rates = useCall(calculators.settings, {}).data?.exchange ?? REFERENCE_RATES
  const today = useToday()
  const [chosen, choose] = useState<Partial<BatchDefaults>>({})
  const { tables: ownTables } = useOwnTables()
  const defaults: BatchDefaults = { marketplace, on: today, ...batch?.defaults, ...chosen, rates, ownTables }
  const problem = useBatchProblem(batch)

  function start(file: File) {
    setCanceled(false)
    void run(file, defaults)
  }

  const isChanged =
    batch !== undefined &&
    (['marketplace', 'on', 'rates', 'ownTables'] as const).some((key) => defaults[key] !== batch.defaults[key])
  const fields = (
    <Defaults
      defaults={defaults}
      onChange={(part) => choose({ ...chosen, ...part })}
      onAgain={isChanged ? () => start(batch.file) : null}
    />
  )

  if (batch?.is === 'running')
    return (
      <Running
        name={batch.file.name}
        progress={batch.progress}
        onCancel={() => {
          clear()
          setCanceled(true)
        }}
      />
    )
  if (batch?.is === 'finished' && batch.outcome.isReadable && !problem)
    return (
      <Outcome
        name={batch.file.name}
        outcome={batch.outcome}
        listing={batch.listing}
        rates={rates}
        defaults={fields}
        onFile={start}
        onList={list}
        onOpen={onOpen}
        write={write}
      />
    )
  return (
    <div className={classes.screen}>
      {isCanceled && (
        <p className={classes.note} role="status">
          {t('canceled')}
        </p>
      )}
      {batch && problem && (
        <Notice tone="failure">
          <strong>{t('unreadable', { name: batch.file.name })}</strong>
          <br />
          {problem}
        </Notice>
      )}
      <Start defaults={fields} onFile={start} write={write} />
    </div>
  )
}
