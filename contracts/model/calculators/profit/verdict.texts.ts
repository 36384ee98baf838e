/** The first sentence of a profit calculation, and the sentence about costs that it leaves out. */
import type { Language } from '../../language.ts'
import type { Verdict } from './verdict.ts'

type Words<Key extends string> = Readonly<Record<Language, Readonly<Record<Key, string>>>>

/** `open` has the parameters `{low}` and `{high}`; the others have `{amount}` and `{margin}`. */
export const VERDICT_TEXTS: Words<Verdict> = {
  'zh-CN': {
    missing: '有缺项，尚不能得出净利润。',
    earns: '每卖一件净赚 {amount}，净利率 {margin}。',
    loses: '每卖一件亏损 {amount}，净利率 {margin}。',
    even: '不赚不亏：净利润为 {amount}。',
    open: '部分费用只知区间：每件净利润在 {low} 到 {high} 之间，可能亏损。',
  },
  'en-US': {
    missing: 'No net profit yet: some amounts are missing.',
    earns: 'Each unit sold earns {amount}, a net margin of {margin}.',
    loses: 'Each unit sold loses {amount}, a net margin of {margin}.',
    even: 'Each unit sold breaks even: the net profit is {amount}.',
    open: 'Some fees are known only as ranges. Each unit nets between {low} and {high}, so it may lose money.',
  },
}

/**
 * Headings of the lists of lines, the sentence about costs that the freight leaves out (`{components}`), and the sentence
 * that amounts are ranges.
 */
export const PROFIT_GAP_TEXTS: Words<'missing' | 'uncounted' | 'freight' | 'ranges'> = {
  'zh-CN': {
    missing: '缺少以下各项，无法得出净利润：',
    uncounted: '以下各项未填写或未知，没有计入结果：',
    freight: '到仓成本不全：头程测算中没有价格的费用没有计入（{components}）。',
    ranges: '部分费用只知区间，结果也以区间给出。',
  },
  'en-US': {
    missing: 'Needed to calculate the net profit:',
    uncounted: 'Not entered or unknown, so not counted:',
    freight:
      'The landed cost is incomplete. It leaves out costs that have no price in the freight calculation ({components}).',
    ranges: 'Some fees are known only as ranges, so results are ranges too.',
  },
}
