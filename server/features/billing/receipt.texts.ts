import type { Language } from '#contracts/model/language.ts'

interface ReceiptTexts {
  title: string
  order: string
  buyer: string
  what: string
  power: string
  paidOn: string
  method: string
  price: string
  off: string
  paid: string
  refunded: string
  refundedPartly: (amount: string) => string
  note: string
}

export const RECEIPT_TEXTS: Record<Language, ReceiptTexts> = {
  'zh-CN': {
    title: '付款收据',
    order: '订单号',
    buyer: '购买账号',
    what: '购买内容',
    power: '到账算力',
    paidOn: '付款日期',
    method: '付款方式',
    price: '标价',
    off: '优惠',
    paid: '实付',
    refunded: '本订单已全额退款。',
    refundedPartly: (amount) => `本订单已部分退款：${amount}。`,
    note: '本收据由系统生成，供核对付款使用，不是税务发票。',
  },
  'en-US': {
    title: 'Receipt',
    order: 'Order number',
    buyer: 'Account',
    what: 'Item',
    power: 'Credits added',
    paidOn: 'Paid on',
    method: 'Payment method',
    price: 'List price',
    off: 'Discount',
    paid: 'Amount paid',
    refunded: 'This order was fully refunded.',
    refundedPartly: (amount) => `This order was partially refunded: ${amount}.`,
    note: 'This is a system-generated payment record, not a tax invoice.',
  },
}
