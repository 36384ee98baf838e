/** Every figure that more than one section speaks of, computed once, so that no two sections can differ. */
import type { MarketContext } from '../context.ts'
import { type BandMetrics, bandMetrics } from './bands.ts'
import { type ClickMetrics, clickMetrics } from './clicks.ts'
import { type ConcentrationMetrics, concentrationMetrics } from './concentration.ts'
import { type DemandMetrics, demandMetrics } from './demand.ts'
import { type FormMetrics, formMetrics } from './forms.ts'
import { type MarginMetrics, marginMetrics } from './margin.ts'
import { type NewcomerMetrics, newcomerMetrics } from './newcomers.ts'
import { type ScoreMetrics, scoreMetrics } from './score.ts'
import { type SizeMetrics, sizeMetrics } from './size.ts'
import { type SpreadMetrics, spreadMetrics } from './spread.ts'
import { type WordMetrics, wordMetrics } from './words.ts'

export interface MarketMetrics {
  size: SizeMetrics
  demand: DemandMetrics
  concentration: ConcentrationMetrics
  clicks: ClickMetrics
  margin: MarginMetrics
  bands: BandMetrics
  newcomers: NewcomerMetrics
  spread: SpreadMetrics
  words: WordMetrics
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
    words: wordMetrics(context),
    forms: formMetrics(context),
  }
  return { ...metrics, score: scoreMetrics(context, metrics) }
}
