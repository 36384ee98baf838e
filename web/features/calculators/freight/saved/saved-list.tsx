import { countText } from '#contracts/model/calculators/counted.ts'
import { formatBounds } from '#contracts/model/calculators/freight/figures.ts'
import { rank } from '#contracts/model/calculators/freight/ranking.ts'
import { MODE_TEXTS } from '#contracts/model/calculators/freight/result.texts.ts'
import { rankedName } from '#contracts/model/calculators/freight/verdict-text.ts'
import { DASH } from '#contracts/model/number.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useToday } from '#web/kit/session-store.ts'
import { useReader } from '../../parts/use-writing.ts'
import type { CardContent } from '../../saved/calculation-card.tsx'
import { CalculationList } from '../../saved/calculation-list.tsx'
import type { SavedRow } from '../../saved/calls.ts'
import { PATH } from './path.ts'
import { computeSaved, type SavedFreight } from './saved.ts'

interface SavedListProps {
  onOpen: (saved: SavedFreight) => void
  onRenamed: (row: SavedRow) => void
  onDeleted: (id: number) => void
}

/** Saved calculations, each with its cheapest mode. */
export function SavedList({ onOpen, onRenamed, onDeleted }: SavedListProps) {
  const { t } = useTranslation('freight')
  const today = useToday()
  const figuresOf = useFigures()
  function contentOf(row: SavedRow): CardContent {
    const saved = computeSaved(row, today)
    return { ...figuresOf(saved), onOpen: () => onOpen(saved) }
  }
  return (
    <CalculationList
      kind="freight"
      path={PATH}
      emptyHint={t('saved.noneHint')}
      contentOf={contentOf}
      onRenamed={onRenamed}
      onDeleted={onDeleted}
    />
  )
}

/** Destination, size and cheapest mode of a saved calculation. */
function useFigures(): (saved: SavedFreight) => Pick<CardContent, 'facts' | 'figures'> {
  const { t } = useTranslation('freight')
  const writing = useReader()
  return ({ input, freight }) => {
    const cheapest = freight && rank(freight).cheapest
    const size = freight && [
      countText('carton', freight.cartons, writing),
      ...(freight.units === null ? [] : [countText('unit', freight.units, writing)]),
    ]
    return {
      facts: input && [input.marketplace, input.fcCode, ...(size ?? [])].filter(Boolean).join(' · '),
      figures: [
        {
          name: MODE_TEXTS[writing.language].cheapest,
          value: cheapest ? rankedName(cheapest, writing) : DASH,
        },
        {
          name: MODE_TEXTS[writing.language].cost,
          value: cheapest?.total ? formatBounds(cheapest.total, writing) : DASH,
        },
        { name: t('saved.perUnit'), value: cheapest?.perUnit ? formatBounds(cheapest.perUnit, writing) : DASH },
      ],
    }
  }
}
