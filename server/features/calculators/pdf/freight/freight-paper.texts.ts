/** Words that only the printed freight calculation has. */
import type { Language } from '#contracts/model/language.ts'

interface Words {
  shipment: string
  cards: string
  price: string
  validity: string
  source: string
}

export const FREIGHT_WORDS: Record<Language, Words> = {
  'zh-CN': {
    shipment: '货物与目的地',
    cards: '所用运价表',
    price: '价格',
    validity: '有效期',
    source: '来源',
  },
  'en-US': {
    shipment: 'Shipment',
    cards: 'Rate cards used',
    price: 'Price',
    validity: 'Valid',
    source: 'Source',
  },
}
