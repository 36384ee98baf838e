export const texts = {
  enterPrice: '填写货代报价',
  enterPriceOf: '填写货代报价：{{mode}}',
  toProfit: '带入利润测算',
  toProfitHint: '按上限带入每件货值、头程和关税税率。',
  csvMode: '导出明细 CSV',
  chart: '费用与时效',
  chartHint: '每个方块是一种方式的费用和天数区间：越靠左越快，越靠下越便宜。',
  chartDays: '天',
  chartNone: '填写运输天数后，在这里比较费用和时效。',
  point: '{{mode}}：{{cost}}，{{days}}',
  pdfMode: '导出此方式的 PDF',
}
