import type { Language } from '../language.ts'
import type { MetricTexts } from '../screener/metric-texts.ts'
import { KEYWORD_TEXTS } from './keyword-metrics.texts.ts'
import type { PeriodNumber, TermNumber } from './search-term-metrics.ts'
import type { TermModel } from './search-term-models.ts'
import type { TermPeriod } from './search-term-periods.ts'

interface TermTexts extends MetricTexts<TermNumber> {
  periods: Readonly<Record<TermPeriod, string>>
  models: Readonly<Record<TermModel, string>>
  /** What a model finds, before its thresholds. */
  modelMeanings: Readonly<Record<TermModel, string>>
  /** Follows the formula of a metric that is not of the period. */
  latest: string
}

type OwnNumber = PeriodNumber | 'conversionRatio'
type OwnTexts = MetricTexts<OwnNumber> & Omit<TermTexts, keyof MetricTexts<never>>

const OWN: Readonly<Record<Language, OwnTexts>> = {
  'zh-CN': {
    names: {
      searchRank: 'ABA 周排名',
      rankShift1: '排名变化（1 周）',
      rankShift4: '排名变化（4 周）',
      rankShift12: '排名变化（12 周）',
      searches: '搜索量',
      change: '搜索量环比',
      change4: '搜索量变化（4 周）',
      change12: '搜索量变化（12 周）',
      yearChange: '搜索量同比',
      swing: '波动幅度',
      streak: '连续增长期数',
      conversionRatio: '转化点击比',
    },
    formulas: {
      searchRank: '所选周的亚马逊搜索频率排名（SFR），1 表示搜索最多。月和季度没有保存这一排名，所以只按搜索量排列。',
      rankShift1: '1 周前的排名 − 所选周的排名。正数表示排名上升。',
      rankShift4: '4 周前的排名 − 所选周的排名。正数表示排名上升。',
      rankShift12: '12 周前的排名 − 所选周的排名。正数表示排名上升。',
      searches: '所选周、月或季度的搜索次数。',
      change: '（本期搜索量 − 上一期搜索量）÷ 上一期搜索量；上一期是前一周、前一月或前一季度。',
      change4: '（所选周搜索量 − 4 周前搜索量）÷ 4 周前搜索量。',
      change12: '（所选周搜索量 − 12 周前搜索量）÷ 12 周前搜索量。',
      yearChange: '（本期搜索量 − 去年同期搜索量）÷ 去年同期搜索量；同期是同一月或同一季度。',
      swing: '搜索量环比的绝对值，不分涨跌。',
      streak: '到所选期为止，搜索量一期比一期高的连续期数，最多数到 12。',
      conversionRatio: '转化总占比 ÷ 点击总占比。大于 1 表示前三商品的转化好于点击。',
    },
    periods: { week: '周', month: '月', quarter: '季度' },
    models: {
      hot: '热门',
      movement: '异动',
      lastingGrowth: '持续增长',
      surging: '快速飙升',
      potential: '潜力',
      longTail: '长尾',
    },
    modelMeanings: {
      hot: '搜索最多的词：',
      movement: '比上一期大涨或大跌的词：',
      lastingGrowth: '一期比一期高的词：',
      surging: '比上一期大涨的词：',
      potential: '规模中等、长期在涨、点击没有被垄断的词：',
      longTail: '搜索较少、由多个单词组成的词：',
    },
    latest: '取自最新数据，与所选时期无关。',
  },
  'en-US': {
    names: {
      searchRank: 'ABA weekly rank',
      rankShift1: 'Rank change, 1 week',
      rankShift4: 'Rank change, 4 weeks',
      rankShift12: 'Rank change, 12 weeks',
      searches: 'Searches',
      change: 'Searches, against the period before',
      change4: 'Searches, 4-week change',
      change12: 'Searches, 12-week change',
      yearChange: 'Searches, year over year',
      swing: 'Swing',
      streak: 'Rises in a row',
      conversionRatio: 'Conversion–click ratio',
    },
    formulas: {
      searchRank:
        'Amazon’s search frequency rank (SFR) of the chosen week; 1 is the most searched. This rank is not stored for months and quarters, so they are ordered by searches only.',
      rankShift1: 'Rank 1 week before − rank of the chosen week. A positive number is a rise.',
      rankShift4: 'Rank 4 weeks before − rank of the chosen week. A positive number is a rise.',
      rankShift12: 'Rank 12 weeks before − rank of the chosen week. A positive number is a rise.',
      searches: 'Searches in the chosen week, month or quarter.',
      change:
        '(Searches of this period − of the one before) ÷ searches of the one before, which is the week, month or quarter before.',
      change4: '(Searches of the chosen week − 4 weeks before) ÷ searches 4 weeks before.',
      change12: '(Searches of the chosen week − 12 weeks before) ÷ searches 12 weeks before.',
      yearChange:
        '(Searches of this month or quarter − of the same one last year) ÷ searches of the same one last year.',
      swing: 'The change against the period before without its sign: a rise or a fall.',
      streak: 'Periods in a row, up to the chosen one, with more searches than the period before; counted up to 12.',
      conversionRatio:
        'Total conversion share ÷ total click share. Above 1, the three products convert better than they are clicked.',
    },
    periods: { week: 'Week', month: 'Month', quarter: 'Quarter' },
    models: {
      hot: 'Hot',
      movement: 'Movement',
      lastingGrowth: 'Lasting growth',
      surging: 'Surging',
      potential: 'Potential',
      longTail: 'Long tail',
    },
    modelMeanings: {
      hot: 'The most searched terms:',
      movement: 'Terms far above or below the period before:',
      lastingGrowth: 'Terms with more searches period after period:',
      surging: 'Terms far above the period before:',
      potential: 'Terms of middle size that grow over a long time, with clicks that nobody owns:',
      longTail: 'Terms of several words with fewer searches:',
    },
    latest: 'From the latest data, whatever the chosen period is.',
  },
}

/** Names and formulas of the metrics and models of search terms. */
export const TERM_TEXTS: Readonly<Record<Language, TermTexts>> = {
  'zh-CN': termTexts('zh-CN', ''),
  'en-US': termTexts('en-US', ' '),
}

function termTexts(language: Language, space: string): TermTexts {
  const own = OWN[language]
  const { names, formulas } = KEYWORD_TEXTS[language]
  const { clickShare, conversionShare, purchases, purchaseRate, products, supplyDemand } = names
  const { spr, titleDensity, bid, advertisers, price, words } = names
  const isLatest = (formula: string) => `${formula}${space}${own.latest}`
  return {
    ...own,
    names: {
      ...{ clickShare, conversionShare, purchases, purchaseRate, products, supplyDemand },
      ...{ spr, titleDensity, bid, advertisers, price, words },
      ...own.names,
    },
    formulas: {
      clickShare: isLatest(formulas.clickShare),
      conversionShare: isLatest(formulas.conversionShare),
      purchases: formulas.purchases,
      purchaseRate: formulas.purchaseRate,
      products: isLatest(formulas.products),
      supplyDemand: formulas.supplyDemand,
      spr: formulas.spr,
      titleDensity: isLatest(formulas.titleDensity),
      bid: isLatest(formulas.bid),
      advertisers: formulas.advertisers,
      price: isLatest(formulas.price),
      words: formulas.words,
      ...own.formulas,
      conversionRatio: isLatest(own.formulas.conversionRatio),
    },
  }
}
