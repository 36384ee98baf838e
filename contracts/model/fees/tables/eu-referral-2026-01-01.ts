import type { ReferralTable } from '../table-schema.ts'

export default {
  kind: 'referral',
  marketplaces: ['UK', 'DE', 'FR', 'IT', 'ES'],
  validFrom: '2026-01-01',
  validTo: null,
  source: 'fees.eu.referral',
  citation: 'Own knowledge: usually 15%, electronics and computers 8%, clothing 5, 10 or 15%; not a published table',
  changes: {
    'zh-CN': '常见费率，并非公布的费率表',
    'en-US': 'Usual rates, not a published table',
  },
  minimum: 0,
  rates: {
    clothing: {
      kind: 'whole',
      bands: [
        { upTo: 1500, rate: 0.05 },
        { upTo: 2000, rate: 0.1 },
        { upTo: null, rate: 0.15 },
      ],
    },
    computers: 0.08,
    deviceAccessories: null,
    electronics: 0.08,
    fineArt: null,
    giftCards: null,
    media: null,
    veterinaryDiets: null,
  },
  others: 0.15,
  typical: { low: 0.05, high: 0.15 },
} satisfies ReferralTable
