/** What the PDF itself says, besides the texts of the report. */
import type { Language } from '#contracts/model/language.ts'
import type { Action, Check, Method, Quadrant } from '#contracts/model/report/report.ts'

export interface Words {
  report: string
  contents: string
  sample: string
  sampleNote: string
  brand: string
  marketplace: string
  asin: string
  madeAt: string
  asOf: string
  page: (page: number, pages: number) => string
  partial: string
  missing: string
  /** How the marks beside numbers read. */
  legend: string
  methods: Record<Method, string>
  methodMeaning: Record<Method, string>
  tones: Record<'insight' | 'warning', string>
  quadrants: Record<Quadrant['title'], string>
  priorities: Record<Action['priority'], string>
  /** `days` is formatted with its unit. */
  within: (days: string) => string
  verdicts: Record<Check['verdict'], string>
  score: string
  fill: (kind: string) => string
  noRows: string
  /** The author in the document's metadata. */
  author: string
}

const zhCN: Words = {
  report: 'ASIN 分析报告',
  contents: '目录',
  sample: '样例数据',
  sampleNote: '本报告由样例数据生成，仅用于演示功能，不反映真实市场。',
  brand: '品牌',
  marketplace: '站点',
  asin: 'ASIN',
  madeAt: '生成日期',
  asOf: '数据截至',
  page: (page, pages) => `第 ${page} / ${pages} 页`,
  partial: '部分数据',
  missing: '暂无数据',
  legend: '数字旁标记的含义',
  methods: { observed: '实测', estimated: '估算', calculated: '计算', sample: '样例' },
  methodMeaning: {
    observed: '直接取自站点页面或导入文件',
    estimated: '由模型推断，附上下限区间',
    calculated: '按公开费率表或注明的公式，由其他数字算出',
    sample: '样例世界生成，不是真实数据',
  },
  tones: { insight: '洞察', warning: '注意' },
  quadrants: { strengths: '优势', weaknesses: '劣势', opportunities: '机会', threats: '威胁' },
  priorities: { high: '高优先级', medium: '中优先级', low: '低优先级' },
  within: (days) => `${days}内`,
  verdicts: { pass: '通过', warn: '待改进', fail: '不通过', unknown: '未知' },
  score: '得分',
  fill: (kind) => `可导入以补全：npm run import -- ${kind} <文件>`,
  noRows: '暂无记录',
  author: '跨境卖家研究工具',
}

const enUS: Words = {
  report: 'ASIN Analysis Report',
  contents: 'Contents',
  sample: 'Sample data',
  sampleNote: 'Made from sample data to show how the product works. It does not describe a real market.',
  brand: 'Brand',
  marketplace: 'Marketplace',
  asin: 'ASIN',
  madeAt: 'Made on',
  asOf: 'Data as of',
  page: (page, pages) => `Page ${page} / ${pages}`,
  partial: 'Partial data',
  missing: 'No data',
  legend: 'What the marks beside numbers mean',
  methods: { observed: 'Observed', estimated: 'Estimated', calculated: 'Calculated', sample: 'Sample' },
  methodMeaning: {
    observed: 'read off the marketplace or an imported file',
    estimated: 'inferred by a model, shown with its range',
    calculated: 'worked out from other figures by a published table or a stated formula',
    sample: 'made up by the sample world, not real data',
  },
  tones: { insight: 'Insight', warning: 'Caution' },
  quadrants: { strengths: 'Strengths', weaknesses: 'Weaknesses', opportunities: 'Opportunities', threats: 'Threats' },
  priorities: { high: 'High priority', medium: 'Medium priority', low: 'Low priority' },
  within: (days) => `within ${days}`,
  verdicts: { pass: 'Pass', warn: 'Improve', fail: 'Fail', unknown: 'Unknown' },
  score: 'Score',
  fill: (kind) => `Fill it with: npm run import -- ${kind} <file>`,
  noRows: 'Nothing on record',
  author: 'Seller research tool',
}

const words: Record<Language, Words> = { 'zh-CN': zhCN, 'en-US': enUS }
export const wordsOf = (language: Language): Words => words[language]
