import type { Language } from '../language.ts'
import { KEYWORD_TEXTS } from './keyword-metrics.texts.ts'
import type { PeriodNumber, TermNumber } from './search-term-metrics.ts'
import type { TermModel } from './search-term-models.ts'
import type { TermPeriod } from './search-term-periods.ts'

interface TermTexts {
  names: Readonly<Record<TermNumber, string>>
  periods: Readonly<Record<TermPeriod, string>>
  models: Readonly<Record<TermModel, string>>
  /** What a model finds, before its thresholds. */
  modelMeanings: Readonly<Record<TermModel, string>>
}

type OwnNumber = PeriodNumber | 'conversionRatio'
interface OwnTexts extends Omit<TermTexts, 'names'> {
  names: Readonly<Record<OwnNumber, string>>
}

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
  },
}

/** Names of the metrics, models and periods of search terms. Formulas: search-term-formulas.texts.ts. */
export const TERM_TEXTS: Readonly<Record<Language, TermTexts>> = {
  'zh-CN': termTexts('zh-CN'),
  'en-US': termTexts('en-US'),
}

function termTexts(language: Language): TermTexts {
  const own = OWN[language]
  const { clickShare, conversionShare, purchases, purchaseRate, products, supplyDemand, ...others } =
    KEYWORD_TEXTS[language].names
  const { spr, titleDensity, bid, advertisers, price, words } = others
  return {
    ...own,
    names: {
      clickShare,
      conversionShare,
      purchases,
      purchaseRate,
      products,
      supplyDemand,
      spr,
      titleDensity,
      bid,
      advertisers,
      price,
      words,
      ...own.names,
    },
  }
}
