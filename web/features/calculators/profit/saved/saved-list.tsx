import { Button } from '@mantine/core'
import { useState } from 'react'
import { FIGURE_NAMES } from '#contracts/model/calculators/profit/figures.texts.ts'
import { formatMoney } from '#contracts/model/money.ts'
import { DASH, formatPercent } from '#contracts/model/number.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { CheckField } from '../../parts/check-field.tsx'
import { useReader } from '../../parts/use-writing.ts'
import type { CardContent } from '../../saved/calculation-card.tsx'
import { CalculationList } from '../../saved/calculation-list.tsx'
import type { SavedRow } from '../../saved/calls.ts'
import { Comparison } from './comparison.tsx'
import { PATH } from './path.ts'
import classes from './saved.module.css'
import { computeSaved, type SavedCalculation } from './saved.ts'

const COMPARED_MAX = 4

interface SavedListProps {
  onOpen: (saved: SavedCalculation) => void
  onRenamed: (row: SavedRow) => void
  onDeleted: (id: number) => void
}

/**
 * Saved calculations with their net profit; up to four can be compared side by side. This function is long because its
 * parts share the selection of compared calculations.
 */
export function SavedList({ onOpen, onRenamed, onDeleted }: SavedListProps) {
  const { t } = useTranslation('calculators')
  const [compared, setCompared] = useState<readonly SavedCalculation[]>([])
  const figuresOf = useFigures()
  const isCompared = (id: number) => compared.some(({ row }) => row.id === id)

  const toggle = (saved: SavedCalculation) =>
    setCompared((before) =>
      before.some(({ row }) => row.id === saved.row.id)
        ? before.filter(({ row }) => row.id !== saved.row.id)
        : [...before, saved],
    )

  function contentOf(row: SavedRow): CardContent {
    const saved = computeSaved(row)
    return {
      ...figuresOf(saved),
      choice: (
        <CheckField
          label={t('saved.compare', { name: row.name })}
          isLabelHidden
          checked={isCompared(row.id)}
          disabled={!saved.input || (compared.length >= COMPARED_MAX && !isCompared(row.id))}
          onChange={() => toggle(saved)}
        />
      ),
      onOpen: () => onOpen(saved),
    }
  }

  return (
    <div className={classes.screen}>
      <CalculationList
        kind="profit"
        path={PATH}
        emptyHint={t('saved.noneHint')}
        contentOf={contentOf}
        onRenamed={(row) => {
          setCompared((before) => before.map((each) => (each.row.id === row.id ? computeSaved(row) : each)))
          onRenamed(row)
        }}
        onDeleted={(id) => {
          setCompared((before) => before.filter(({ row }) => row.id !== id))
          onDeleted(id)
        }}
      />
      {compared.length > 0 && (
        <div>
          <div className={classes.compareHead}>
            <h2>{t('saved.comparison')}</h2>
            <Button variant="default" size="xs" onClick={() => setCompared([])}>
              {t('saved.clear')}
            </Button>
          </div>
          {compared.length === 1 ? (
            <p className={classes.hint}>{t('saved.compareMore')}</p>
          ) : (
            <Comparison compared={compared} />
          )}
        </div>
      )}
    </div>
  )
}

/** Price, day, net profit and margin of a saved calculation. */
function useFigures(): (saved: SavedCalculation) => Pick<CardContent, 'facts' | 'figures'> {
  const { language, grouping } = useReader()
  return ({ input, result }) => {
    const { net, margin } = result ?? { net: null, margin: null }
    const isLoss = net !== null && net.value < 0
    const { net: netName, margin: marginName } = FIGURE_NAMES[language]
    return {
      facts: input && `${input.marketplace} · ${formatMoney(input.price, input.marketplace, grouping)} · ${input.on}`,
      figures: [
        { name: netName, value: net && input ? formatMoney(net.value, input.marketplace, grouping) : DASH, isLoss },
        { name: marginName, value: margin ? formatPercent(margin.value, grouping) : DASH, isLoss },
      ],
    }
  }
}
