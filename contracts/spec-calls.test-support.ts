/** The fields that SPEC section 7 (and sections 3 and 4) name for each call; null if it shows none. */
export interface SpecCall {
  /** Fields of the query or the body. */
  sends: readonly string[] | null
  /** Paths that the web reads: `data.row[].url`. */
  reads: readonly string[] | null
}

const REPORT = ['id', 'url', 'state']
const ASIN_ROW = [...REPORT, 'asin', 'product'].map((name) => `data.row[].${name}`)
const MARKET_ROW = [...REPORT, 'niche_id', 'keyword', 'market'].map((name) => `data.row[].${name}`)
const PLAN = ['id', 'tag', 'num', 'price', 'discount', 'currency', 'data', 'type']
const ORDER_FORM = ['form_type', 'type', 'id', 'number']
const PATENT_FORM = [
  'mold_id',
  'path',
  'type',
  'title',
  'image',
  'applyer',
  'applyDate',
  'pudId',
  'loc',
  'patentNumber',
  'designer',
  'agency',
  'agent',
  'applyerAddr',
]

export const SPEC_CALLS: Readonly<Record<string, SpecCall>> = {
  'POST /api/AiAmazon/reportGoodsCreate': { sends: ['mold_id', 'path', 'asin', 'product'], reads: null },
  'POST /api/AiAmazon/reportGoodsUpdate': { sends: ['mold_id', 'path', 'asin', 'product'], reads: null },
  'POST /api/AiAmazon/reportCreate': { sends: ['mold_id', 'path', 'nicheId', 'keyword', 'market'], reads: null },
  'POST /api/AiAmazon/reportUpdate': { sends: ['mold_id', 'path', 'nicheId', 'keyword', 'market'], reads: null },
  'GET /api/report/productList': { sends: ['page', 'size'], reads: ASIN_ROW },
  'GET /api/report/marketList': { sends: ['page', 'size'], reads: MARKET_ROW },
  'POST /api/report/productDel': { sends: ['id'], reads: null },
  'POST /api/report/marketDel': { sends: ['id'], reads: null },
  'POST /api/amazon/asin': { sends: null, reads: null },
  'POST /api/AiAmazon/getAsinImg': { sends: ['asin'], reads: ['data.img'] },
  'POST /api/AiAmazon/getPatentInfo': { sends: null, reads: null },
  'POST /api/AiAmazon/getQueryId': { sends: PATENT_FORM, reads: null },
  'POST /api/AiAmazon/getNewLocList': { sends: null, reads: null },
  'GET /api/AiAmazon/getNewLocTotal': { sends: [], reads: null },
  'POST /api/amazon/getAsinInfo': { sends: ['asin'], reads: null },
  'POST /api/amazon/getNiches': { sends: ['keyword'], reads: null },
  'POST /api/AmazonBusiness/index/searchThree': { sends: ['field'], reads: null },
  'GET /api/AiAmazonBusiness/category': { sends: [], reads: null },
  'GET /api/AiAmazonBusiness/getIndustryBeltOne': { sends: [], reads: null },
  'POST /api/AiAmazonBusiness/index': { sends: null, reads: null },
  'POST /api/plan/index': { sends: ['lang', 'type'], reads: PLAN.map((name) => `data.plan[].${name}`) },
  'POST /api/order/index': { sends: null, reads: null },
  'POST /api/order/createOrder': { sends: ORDER_FORM, reads: ['data.pay_status', 'data.info', 'data.url'] },
  'POST /api/coupon/check': { sends: ORDER_FORM, reads: ['data.price'] },
  'GET /api/account/info': { sends: [], reads: ['data.user.power'] },
  'GET /api/account/logout': { sends: [], reads: null },
  'POST /api/account/login': { sends: null, reads: null },
  'POST /api/account/register': { sends: null, reads: null },
  'POST /api/account/updatePassword': { sends: null, reads: null },
  'POST /api/account/getWechatQr': { sends: ['ticket'], reads: null },
  'POST /api/account/getCode': { sends: ['phone', 'type'], reads: null },
  'GET /event': { sends: ['token', 'type'], reads: null },
  'GET /download/:file': { sends: [], reads: null },
}
