import { Skeleton } from '@mantine/core'
import { useMemo, useState } from 'react'
import { emptyInput, type ProfitInput, withOwnTables } from '#contracts/model/calculators/profit/input.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { lazyCode } from '#web/kit/lazy/lazy-code.ts'
import { LazyPart } from '#web/kit/lazy/lazy-part.tsx'
import { Page } from '#web/kit/screens/page.tsx'
import { useToday } from '#web/kit/session-store.ts'
import { useSearchValues } from '#web/kit/url-state.ts'
import { useOwnTables } from '../parts/own-tables.ts'
import { RestoreNotice } from '../parts/restore-notice.tsx'
import type { HandOver } from '../public/hand-over.ts'
import type { HandedCalculation } from './apply-hand-over.tsx'
import { Calculator } from './calculator.tsx'
import classes from './profit.module.css'
import { useCalculation } from './profit-draft.ts'
import type { SavedCalculation } from './saved/saved.ts'

const ACTIONS = lazyCode(() => import('./saved/save-actions.tsx'))
const BATCH = lazyCode(() => import('./batch/batch.tsx'))
const SAVED = lazyCode(() => import('./saved/saved-list.tsx'))
const ANALYSIS = lazyCode(() => import('./analysis/own-analysis.tsx'))
const SHARED = lazyCode(() => import('./saved/shared-copy.tsx'))

const VIEWS = ['calculator', 'batch', 'saved'] as const

/** What has replaced the inputs. */
interface Replacement {
  by: 'saved' | 'empty' | 'row' | HandOver['from']
  /** For a row of the batch: its line in the file. */
  line?: number
}

/**
 * Calculates the profit of a unit. `?asin=&marketplace=` fills in a product, `?view=batch` opens the batch,
 * `?view=saved` opens the saved calculations, and `?shared=` opens a frozen copy of a calculation that someone shared.
 */
export function ProfitScreen() {
  const [search, setSearch] = useSearchValues()
  const state = useCalculation()
  const token = search.get('shared')
  if (token)
    return (
      <LazyPart lazy={SHARED} waiting={<Skeleton height={420} radius="lg" />}>
        {({ SharedCopy }) => <SharedCopy token={token} replace={state.replace} />}
      </LazyPart>
    )
  return <OwnCalculations search={search} setSearch={setSearch} state={state} />
}

interface OwnCalculationsProps {
  search: URLSearchParams
  setSearch: (values: Readonly<Record<string, string>>) => void
  state: ReturnType<typeof useCalculation>
}

/** This function is long because it switches between the views of the page and passes calculations among them. */
function OwnCalculations({ search, setSearch, state }: OwnCalculationsProps) {
  const { t } = useTranslation(['calculators', 'shell'])
  const today = useToday()
  const { calculation, replace, canRestore, restore, remember, rename, forget } = state
  const [replacement, setReplacement] = useState<Replacement | null>(null)
  const view = VIEWS.find((each) => each === search.get('view')) ?? 'calculator'
  const { input, saved } = calculation
  const own = useOwnTables()
  const live = useMemo(() => withOwnTables(input, own.tables), [input, own.tables])

  /** Also removes the product from the address, because otherwise it would be filled in again. */
  const showCalculator = () => setSearch({ view: '', asin: '', marketplace: '', from: '' })

  function open({ row, input: opened }: SavedCalculation) {
    if (!opened) return
    replace({ input: opened, saved: { id: row.id, name: row.name, input: JSON.stringify(opened) } })
    setReplacement({ by: 'saved' })
    showCalculator()
  }

  function openRow(opened: ProfitInput, line: number) {
    replace({ input: opened })
    setReplacement({ by: 'row', line })
    showCalculator()
  }

  function startAgain() {
    replace({ input: emptyInput(input.marketplace, today) })
    setReplacement({ by: 'empty' })
    showCalculator()
  }

  function takeHandedOver(next: HandedCalculation, from: HandOver['from']) {
    replace(next)
    setReplacement({ by: from })
  }

  return (
    <Page
      title={t('shell:title.profit')}
      subtitle={saved && view === 'calculator' ? t('saved.opened', { name: saved.name }) : t('profit.question')}
      actions={
        view === 'calculator' && (
          <div className={classes.actions}>
            <LazyPart lazy={ACTIONS} waiting={<Skeleton width={180} height={36} />}>
              {({ SaveActions }) => <SaveActions calculation={{ ...calculation, input: live }} onSaved={remember} />}
            </LazyPart>
          </div>
        )
      }
      tabs={{
        label: t('profit.views'),
        tabs: VIEWS.map((key) => ({ key, label: t(`profit.view.${key}`) })),
        value: view,
        onChange: (chosen) => setSearch({ view: chosen === 'calculator' ? '' : chosen }),
      }}
    >
      {view === 'saved' ? (
        // The keys remount `LazyPart` when the view changes. Otherwise it would keep the failure of the previous view.
        <LazyPart key="saved" lazy={SAVED} waiting={<Skeleton height={72} radius="lg" />}>
          {({ SavedList }) => <SavedList onOpen={open} onRenamed={rename} onDeleted={forget} />}
        </LazyPart>
      ) : view === 'batch' ? (
        <LazyPart key="batch" lazy={BATCH} waiting={<Skeleton height={420} radius="lg" />}>
          {({ BatchView }) => <BatchView marketplace={input.marketplace} onOpen={openRow} />}
        </LazyPart>
      ) : (
        <>
          {canRestore && (
            <RestoreNotice
              text={
                replacement
                  ? t(`profit.replacedBy.${replacement.by}`, { line: replacement.line })
                  : t('saved.earlierReplaced')
              }
              onRestore={() => {
                restore()
                setReplacement(null)
                showCalculator()
              }}
            />
          )}
          <Calculator
            {...state}
            own={own}
            search={search}
            onNew={startAgain}
            onHandedOver={takeHandedOver}
            clearLinkedProduct={() => search.has('asin') && setSearch({ asin: '', marketplace: '', from: '' })}
          />
          <div className={classes.analysis}>
            <LazyPart lazy={ANALYSIS} waiting={<Skeleton height={420} radius="lg" />}>
              {({ OwnAnalysis }) => <OwnAnalysis input={live} onChange={state.change} />}
            </LazyPart>
          </div>
        </>
      )}
    </Page>
  )
}
