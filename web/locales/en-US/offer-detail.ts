import type { texts as source } from '../zh-CN/offer-detail.ts'

export const texts: typeof source = {
  contact: { person: 'Contact', phone: 'Phone', wechat: 'WeChat', address: 'Address' },
  detail: {
    title: 'Offer',
    noOffer: 'No offer chosen',
    noOfferHint: 'Open an offer from the sourcing search.',
    missing: 'Offer not found',
    toSearch: 'Back to the search',
    figures: 'Sales and ratings',
    delivery: 'Delivery and package',
    specifications: 'Specifications',
  },
  price: {
    title: 'Price and order',
    each: 'a unit (CNY, without freight)',
    tiers: 'Price tiers',
    units: 'Order',
    unitPrice: 'Unit price (CNY)',
  },
  quantity: {
    label: 'Units to order',
    wrong: 'Enter a whole number above 0',
    tooFew: 'Below the minimum order of {{units}}; uses the first price',
    total: '{{amount}} in total',
  },
  package: { size: 'Package of a unit', weight: 'Weight of a unit' },
  actions: {
    profit: 'Calculate profit',
    profitHint: 'Takes the unit price and the package of this order to the profit calculator',
    freight: 'Calculate freight',
    freightHint: 'Packs the units into cartons and takes their value',
    supplier: 'All offers of this supplier ({{offers}})',
  },
  same: {
    title: 'Same design, other suppliers',
    hint: 'The lowest wholesale price first.',
    difference: 'Compared with this offer',
    none: 'No other supplier offers this design.',
    all: 'Show all {{count}}',
  },
}
