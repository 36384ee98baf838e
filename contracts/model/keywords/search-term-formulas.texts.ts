import type { Language } from '../language.ts'
import { joinSentences } from '../wording.ts'
import { KEYWORD_TEXTS } from './keyword-metrics.texts.ts'
import type { PeriodNumber, TermNumber } from './search-term-metrics.ts'

type Formulas = Readonly<Record<PeriodNumber | 'conversionRatio', string>>

const OWN: Readonly<Record<Language, Formulas>> = {
  'zh-CN': {
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
  'en-US': {
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
    yearChange: '(Searches of this month or quarter − of the same one last year) ÷ searches of the same one last year.',
    swing: 'The change against the period before without its sign: a rise or a fall.',
    streak: 'Periods in a row, up to the chosen one, with more searches than the period before; counted up to 12.',
    conversionRatio:
      'Total conversion share ÷ total click share. Above 1, the three products convert better than they are clicked.',
  },
}

const LATEST: Readonly<Record<Language, string>> = {
  'zh-CN': '取自最新数据，与所选时期无关。',
  'en-US': 'From the latest data, whatever the chosen period is.',
}

/** Formulas of the metrics of search terms. */
export const TERM_FORMULAS: Readonly<Record<Language, Readonly<Record<TermNumber, string>>>> = {
  'zh-CN': termFormulas('zh-CN'),
  'en-US': termFormulas('en-US'),
}

function termFormulas(language: Language): Readonly<Record<TermNumber, string>> {
  const own = OWN[language]
  const { formulas } = KEYWORD_TEXTS[language]
  const isLatest = (formula: string) => joinSentences([formula, LATEST[language]], language)
  return {
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
    ...own,
    conversionRatio: isLatest(own.conversionRatio),
  }
}
