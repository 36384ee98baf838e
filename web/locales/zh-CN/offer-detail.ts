/** 货源详情。 */
export const texts = {
  contact: { person: '联系人', phone: '电话', wechat: '微信', address: '地址' },
  detail: {
    title: '货源详情',
    noOffer: '没有指定货源',
    noOfferHint: '请在货源搜索中打开一个货源。',
    missing: '货源不存在',
    toSearch: '返回货源搜索',
    figures: '销售与评分',
    delivery: '发货与包装',
    specifications: '规格参数',
  },
  price: {
    title: '价格与采购',
    each: '/ 件（人民币，不含运费）',
    tiers: '阶梯价',
    units: '采购量',
    unitPrice: '单价（元）',
  },
  quantity: {
    label: '采购量（件）',
    wrong: '请输入大于 0 的整数',
    tooFew: '低于起批量 {{units}} 件，按第一档价格计算',
    total: '货款合计 {{amount}}',
  },
  package: { size: '单件包装尺寸', weight: '单件包装重量' },
  actions: {
    profit: '计算利润',
    profitHint: '把此采购量的单价和包装尺寸、重量带到利润测算',
    freight: '计算头程运费',
    freightHint: '按包装尺寸自动配箱，并带入货值',
    supplier: '该供应商的全部货源（{{offers}}）',
  },
  same: {
    title: '同款货源比价',
    hint: '其他供应商的同款，按批发价从低到高。',
    difference: '与本货源差价',
    none: '没有其他供应商提供同款。',
    all: '显示全部 {{count}} 个',
  },
}
