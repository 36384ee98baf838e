/** The answer of the report: one score, its parts, and the three findings that count most. */
import type { Block, Verdict } from '#contracts/model/report/block-kinds.ts'
import type { Sentence } from '#contracts/model/report/figure.ts'
import { missing, sayable, sentence } from '../../model/blocks.ts'
import type { Score } from '../../model/score.ts'
import { verdictOf } from '../../model/verdict.ts'
import { type Context, derivedFigure } from '../context.ts'
import { type Judgement, judgements } from '../metrics/judgements.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { productScore } from '../metrics/product-score.ts'

const REASONS = 3
/** Rights alone may be unknown: their own section says so. */
const KNOWN_WELL = 0.8
/** What a seller decides by first. */
const BY_WEIGHT = [
  'rights',
  'loss',
  'trend',
  'margin',
  'demand',
  'alike',
  'complaint',
  'rating',
  'ratings',
  'returns',
  'concentration',
  'price',
  'season',
  'leads',
  'buyBox',
  'converts',
  'sellers',
  'ads',
  'listing',
  'praise',
  'variantGaps',
  'coupon',
]

export function verdictBlocks(context: Context, metrics: Metrics): Block[] {
  const score = productScore(context, metrics)
  const verdict = productVerdict(score, metrics)
  const known = derivedFigure(context, 'productScore.known', 'percent', score.known, 'note.productScore.known')
  const said =
    verdict === 'open' ? sentence('verdict.product.open.because', { known }) : becauseOf(verdict, score, metrics)
  // A high risk is the reason before all others.
  const findings = judgements(context, metrics).filter(
    ({ subject }) => subject !== 'rights' || metrics.rights.level !== 'high',
  )
  const reasons = [said, ...reasonsOf(verdict, findings)].filter(sayable)
  const { total, parts } = score
  return [
    { kind: 'verdict', verdict, of: 'product', reasons },
    ...(total.value === null ? [] : [{ kind: 'score' as const, title: 'productScore.title' as const, total, parts }]),
    ...(score.known < KNOWN_WELL ? [missing('missing.productScore', 'products', { known })] : []),
  ]
}

/** A high risk of rights stops the sale, whatever the score. */
function productVerdict(score: Score, { rights }: Metrics): Verdict {
  return rights.level === 'high' ? 'avoid' : verdictOf(score)
}

const BECAUSE = {
  enter: 'verdict.product.enter.because',
  caution: 'verdict.product.caution.because',
  avoid: 'verdict.product.avoid.because',
} as const

const becauseOf = (verdict: keyof typeof BECAUSE, { total }: Score, { rights }: Metrics): Sentence =>
  sentence(rights.level === 'high' ? 'verdict.product.rights.because' : BECAUSE[verdict], { total })

/** The weightiest findings: two of the verdict's own side and one of the other, where there are so many. */
function reasonsOf(verdict: Verdict, judged: readonly Judgement[]): Sentence[] {
  const ordered = judged.toSorted((a, b) => BY_WEIGHT.indexOf(a.subject) - BY_WEIGHT.indexOf(b.subject))
  const own = ordered.filter(({ good }) => good === (verdict === 'enter'))
  const other = ordered.filter((each) => !own.includes(each))
  const chosen = [...own.slice(0, REASONS - 1), ...other.slice(0, 1)]
  const rest = ordered.filter((each) => !chosen.includes(each))
  return [...chosen, ...rest].slice(0, REASONS).map(({ sentence: said }) => said)
}
