import type { MarketContext } from '../context.ts'
import { type BandMetrics, bandMetrics } from './bands.ts'
import { type ClickMetrics, clickMetrics } from './clicks.ts'
import { type ConcentrationMetrics, concentrationMetrics } from './concentration.ts'
import { type DemandMetrics, demandMetrics } from './demand.ts'
import { type FormMetrics, formMetrics } from './forms.ts'
import { type KeywordMetrics, keywordMetrics } from './keywords.ts'
import { type MarginMetrics, marginMetrics } from './margin.ts'
import { type NewcomerMetrics, newcomerMetrics } from './newcomers.ts'
import { type ScoreMetrics, scoreMetrics } from './score.ts'
import { type SizeMetrics, sizeMetrics } from './size.ts'
import { type SpreadMetrics, spreadMetrics } from './spread.ts'

export interface MarketMetrics {
  size: SizeMetrics
  demand: DemandMetrics
  concentration: ConcentrationMetrics
  clicks: ClickMetrics
  margin: MarginMetrics
  bands: BandMetrics
  newcomers: NewcomerMetrics
  spread: SpreadMetrics
  keywords: KeywordMetrics
  forms: FormMetrics
  score: ScoreMetrics
}

export function marketMetricsOf(context: MarketContext): MarketMetrics {
  const metrics = {
    size: sizeMetrics(context),
    demand: demandMetrics(context),
    concentration: concentrationMetrics(context),
    clicks: clickMetrics(context),
    margin: marginMetrics(context),
    bands: bandMetrics(context),
    newcomers: newcomerMetrics(context),
    spread: spreadMetrics(context),
    keywords: keywordMetrics(context),
    forms: formMetrics(context),
  }
  return { ...metrics, score: scoreMetrics(context, metrics) }
}
