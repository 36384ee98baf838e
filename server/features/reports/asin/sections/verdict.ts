import type { Block, Verdict } from '#contracts/model/report/block-kinds.ts'
import type { Sentence } from '#contracts/model/report/figure.ts'
import { hasKnownFigures, missing, sentence } from '../../model/blocks.ts'
import { ageWarning, isTooOld, tooOldSentence } from '../../model/data-age.ts'
import type { Score } from '../../model/score.ts'
import { verdictOf } from '../../model/verdict.ts'
import { type Context, derivedFigure } from '../context.ts'
import { type Judgement, judgements } from '../metrics/judgements.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { productScore } from '../metrics/product-score.ts'

const REASONS = 3
/** Rights weigh 0.15, so the score may lack them without a notice; their own section has one. */
const KNOWN_WELL = 0.8
/** Subjects of judgements, the most important for a decision first. */
const BY_WEIGHT = [
  'rights',
  'loss',
  'trend',
  'volume',
  'margin',
  'demand',
  'alike',
  'complaint',
  'lowRating',
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
  const { verdict, because, subject } = ruling(context, score, metrics)
  const { total, parts } = score
  const known = derivedFigure(context, 'productScore.known', 'percent', score.known, 'note.productScore.known')
  const findings = judgements(context, metrics).filter((judged) => judged.subject !== subject)
  const reasons = [because ?? sentence('verdict.product.open.because', { known }), ...reasonsOf(verdict, findings)]
  return [
    { kind: 'verdict', verdict, of: 'product', reasons: reasons.filter(hasKnownFigures) },
    ...ageWarning(context),
    ...(score.known === 0 ? [] : [{ kind: 'score' as const, title: 'productScore.title' as const, total, parts }]),
    ...(score.known < KNOWN_WELL ? [missing('missing.productScore', null, { known })] : []),
  ]
}

interface Ruling {
  verdict: Verdict
  /** null: too little is known. */
  because: Sentence | null
  subject?: string
}

/** A high infringement risk or a sure loss overrules the score. Without a known margin "enter" becomes "caution". */
function ruling(context: Context, score: Score, { rights, profit }: Metrics): Ruling {
  const { total } = score
  const verdict = verdictOf(score)
  if (rights.level === 'high') {
    const because =
      total.value === null
        ? sentence('verdict.product.rightsAlone.because')
        : sentence('verdict.product.rights.because', { total })
    return { verdict: 'avoid', because, subject: 'rights' }
  }
  if (isTooOld(context)) return { verdict: 'open', because: tooOldSentence(context) }
  if (verdict === 'open') return { verdict, because: null }
  if (profit.loss.value !== null)
    return { verdict: 'avoid', because: sentence('verdict.product.loss.because', { total }) }
  if (verdict === 'enter' && profit.grossMargin.value === null)
    return { verdict: 'caution', because: sentence('verdict.product.noMargin.because', { total }) }
  return { verdict, because: sentence(`verdict.product.${verdict}.because`, { total }) }
}

/** Two findings that support the verdict and one against it, as far as they exist. */
function reasonsOf(verdict: Verdict, judged: readonly Judgement[]): Sentence[] {
  const ordered = judged.toSorted((a, b) => BY_WEIGHT.indexOf(a.subject) - BY_WEIGHT.indexOf(b.subject))
  const own = ordered.filter(({ good }) => good === (verdict === 'enter'))
  const other = ordered.filter((each) => !own.includes(each))
  const chosen = [...own.slice(0, REASONS - 1), ...other.slice(0, 1)]
  const rest = ordered.filter((each) => !chosen.includes(each))
  return [...chosen, ...rest].slice(0, REASONS).map((judgement) => judgement.sentence)
}
