import type { Language } from '#contracts/model/language.ts'
import type { CalculationPaper } from './paper.ts'

export const PAPER_NAMES: Record<Language, string> = { 'zh-CN': '测算', 'en-US': 'calculation' }

interface Words {
  titles: Record<CalculationPaper['kind'], string>
  notAdvice: Record<CalculationPaper['kind'], string>
  made: string
  shared: string
  page: (page: number, pages: number) => string
}

export const WORDS: Record<Language, Words> = {
  'zh-CN': {
    titles: { profit: '利润测算', freight: '头程运费测算' },
    notAdvice: {
      profit: '根据所列输入与费率表计算，以亚马逊实际收取的费用为准。',
      freight: '根据所列输入与运价计算，以货代和海关实际收取的费用为准。',
    },
    made: '打印时间',
    shared: '副本分享时间',
    page: (page, pages) => `第 ${page} / ${pages} 页`,
  },
  'en-US': {
    titles: { profit: 'Profit calculation', freight: 'Freight calculation' },
    notAdvice: {
      profit: 'Computed from the inputs and fee tables listed here; the fees that Amazon charges prevail.',
      freight: 'Computed from the inputs and rates listed here; the charges of your forwarder and of customs prevail.',
    },
    made: 'Printed',
    shared: 'Copy shared',
    page: (page, pages) => `Page ${page} of ${pages}`,
  },
}
