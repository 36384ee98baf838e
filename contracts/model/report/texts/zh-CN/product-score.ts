/** The score and the verdict of a product. */
export const productScore = {
  'productScore.title': '综合评分（六个加权部分）',
  'productScore.total': '综合得分',
  'productScore.known': '已知权重',
  'productScore.demand': '需求',
  'productScore.competition': '竞争空间',
  'productScore.profit': '利润',
  'productScore.listing': 'Listing 与口碑',
  'productScore.rights': '知识产权',
  'productScore.risk': '经营稳健度',
  'note.productScore.total':
    '各部分得分按权重平均 × 10，各部分权重按其中已知指标的比例计入；不低于 65 为值得做，低于 45 为不建议做，其间为谨慎考虑；已知权重不足 50% 时不给总分、不下结论，侵权风险高或按现价必然亏损时一律为不建议做，利润无法测算时最多为谨慎考虑',
  'note.productScore.known': '各部分权重之和，按其中已知指标的比例计',
  'note.productScore.demand':
    '已知各项的平均：月销量取对数（30 件为 0 分，3 千件为 10 分）；近 12 个月销量变化与搜索量变化（−20% 为 0 分，+30% 为 10 分）',
  'note.productScore.competition':
    '已知各项的平均：竞品中位评分数取对数（1 万为 0 分，100 为 10 分）；高度相似的竞品（8 个为 0 分，没有为 10 分）',
  'note.productScore.profit':
    '已知各项的平均：未扣货品成本的毛利率（30% 为 0 分，70% 为 10 分）；类目退货率（12% 为 0 分，2% 为 10 分）',
  'note.productScore.listing': '已知各项的平均：LQS（50 为 0 分，95 为 10 分）；评分（3.5 为 0 分，4.7 为 10 分）',
  'note.productScore.rights': '侵权风险：低 10 分，中 5 分，高 0 分',
  'note.productScore.risk':
    '已知各项的平均：最大流量词占比（50% 为 0 分，10% 为 10 分）；旺淡季倍数（4 为 0 分，1.2 为 10 分）；卖家数（8 个为 0 分，1 个为 10 分）；Buy Box 占比（50% 为 0 分，95% 为 10 分）',
  'verdict.product.enter': '值得做',
  'verdict.product.caution': '谨慎考虑',
  'verdict.product.avoid': '不建议做',
  'verdict.product.open': '暂无结论',
  'verdict.product.enter.because': '综合得分 {total}，达到 65 分。',
  'verdict.product.caution.because': '综合得分 {total}，介于 45 与 65 之间或跨越其一，需权衡。',
  'verdict.product.avoid.because': '综合得分 {total}，低于 45 分。',
  'verdict.product.rights.because': '综合得分 {total}，但侵权风险高：权利问题澄清之前不要销售。',
  'verdict.product.loss.because': '综合得分 {total}，但按现价每卖一件都亏损。',
  'verdict.product.noMargin.because': '综合得分 {total}，但利润无法测算：先补齐费率与包装数据再决定。',
  'verdict.product.open.because': '按权重计只有 {known} 的评分依据已知，不足以下结论；已知的部分仍可参考。',
  'missing.productScore':
    '按权重计只有 {known} 的评分依据已知；历史与关键词数据可使得分更准确，导入的商品数据不含这些。',
  'verdict.product.rightsAlone.because': '侵权风险高：权利问题澄清之前不要销售。',
} as const
