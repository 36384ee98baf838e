export const profit = {
  'profit.insight.fbm': '该商品现为自发货（FBM），配送费按改用 FBA 计算。',
  'profit.referral': '销售佣金',
  'profit.fba': 'FBA 配送费',
  'profit.storage': '仓储费（1 个月）',
  'profit.vat': '售价含税额',
  'profit.grossMargin': '毛利率（未扣货品成本）',
  'profit.left': '扣费后余额（未扣货品成本）',
  'profit.ceiling': '保本到岸成本',
  'profit.loss': '每件亏损（未计货品成本）',
  'profit.tier': '尺寸分段',
  'profit.table.breakdown': '单件费用拆解',
  'profit.table.ladder': '不同成本下的盈亏平衡',
  'profit.table.whatIf': '调价测算',
  'profit.table.sources': '费率依据',
  'profit.insight.fees':
    '每件售价 {price}，扣除佣金 {referral} 与 FBA 配送费 {fba} 后，毛利率 {margin}（未扣货品成本）。',
  'profit.insight.feesTax':
    '每件售价 {price}，扣除税额 {vat}、佣金 {referral} 与 FBA 配送费 {fba} 后，毛利率 {margin}（未扣货品成本）。',
  'profit.insight.ceiling':
    '货品成本未知：到岸成本低于 {ceiling} 才能保本；若成本占售价 {share}，净利率为 {margin}，盈亏平衡 ACOS 为 {acos}。',
  'profit.insight.loss': '税费、佣金与配送费已超过售价：即使货品不花钱，每件也亏损 {loss}。',
  'profit.insight.usualLoss':
    '货品成本未知：到岸成本低于 {ceiling} 才能保本；若成本占售价 {share}，每件亏损 {loss}，没有可用于广告的空间。',
  'profit.insight.cliff': '现价刚越过配送费分档：降至 {edge} 每件可省配送费 {saving}。',
  'missing.referral': '无法计算销售佣金：{reason}。',
  'missing.fba': '无法计算 FBA 配送费：{reason}。',
  'missing.referralTable':
    '没有该站点的销售佣金费率表，因此无法得出利润。请在在线报告的“利润假设测算”中填入您的佣金率，即可算出利润。',
  'missing.fbaTable':
    '没有该站点的 FBA 配送费费率表，因此无法得出利润。请在在线报告的“利润假设测算”中填入您的配送费，即可算出利润。',
  'missing.feeTables':
    '没有该站点的销售佣金、FBA 配送费和仓储费费率表，因此无法得出利润。请在在线报告的“利润假设测算”中填入您的佣金率和费用，即可算出利润。',
} as const
