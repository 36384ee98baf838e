/** The verdict: one score, its parts, and the three most important findings. */
import type { Block, Verdict } from '#contracts/model/report/block-kinds.ts'
import type { Sentence } from '#contracts/model/report/figure.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import { missing, sayable, sentence } from '../../model/blocks.ts'
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
  const { verdict, because, subject } = ruling(score, metrics)
  const { total, parts } = score
  const known = derivedFigure(context, 'productScore.known', 'percent', score.known, 'note.productScore.known')
  const findings = judgements(context, metrics).filter((judged) => judged.subject !== subject)
  // An unknown total would silence the sentence that says how little is known.
  const said = sentence(because, verdict === 'open' ? { known } : { total })
  const reasons = [said, ...reasonsOf(verdict, findings)].filter(sayable)
  return [
    { kind: 'verdict', verdict, of: 'product', reasons },
    ...(score.known === 0 ? [] : [{ kind: 'score' as const, title: 'productScore.title' as const, total, parts }]),
    ...(score.known < KNOWN_WELL ? [missing('missing.productScore', 'products', { known })] : []),
  ]
}

interface Ruling {
  verdict: Verdict
  because: TextKey
  /** The judgement that `because` already covers. */
  subject?: string
}

/** A high infringement risk or a sure loss overrules the score. Without a known margin "enter" becomes "caution". */
function ruling(score: Score, { rights, profit }: Metrics): Ruling {
  if (rights.level === 'high') return { verdict: 'avoid', because: 'verdict.product.rights.because', subject: 'rights' }
  const verdict = verdictOf(score)
  if (verdict !== 'open' && profit.loss.value !== null)
    return { verdict: 'avoid', because: 'verdict.product.loss.because' }
  if (verdict === 'enter' && profit.grossMargin.value === null)
    return { verdict: 'caution', because: 'verdict.product.noMargin.because' }
  return { verdict, because: `verdict.product.${verdict}.because` }
}

/** The most important findings: two that support the verdict and one against it, as far as there are any. */
function reasonsOf(verdict: Verdict, judged: readonly Judgement[]): Sentence[] {
  const ordered = judged.toSorted((a, b) => BY_WEIGHT.indexOf(a.subject) - BY_WEIGHT.indexOf(b.subject))
  const own = ordered.filter(({ good }) => good === (verdict === 'enter'))
  const other = ordered.filter((each) => !own.includes(each))
  const chosen = [...own.slice(0, REASONS - 1), ...other.slice(0, 1)]
  const rest = ordered.filter((each) => !chosen.includes(each))
  return [...chosen, ...rest].slice(0, REASONS).map(({ sentence: said }) => said)
}
