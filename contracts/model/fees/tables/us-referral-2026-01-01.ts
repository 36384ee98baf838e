import type { ReferralTable } from '../table-schema.ts'

export default {
  kind: 'referral',
  marketplaces: ['US'],
  validFrom: '2026-01-01',
  validTo: null,
  source: 'fees.us.referral',
  citation:
    'Amazon US referral fees 2026, compiled on 2026-11-20 from public sources; fine art rates by portion of the price: own knowledge',
  changes: {
    'zh-CN': '已知的第一张佣金表（2026 年）',
    'en-US': 'The first table on record',
  },
  minimum: 30,
  rates: {
    automotive: 0.12,
    baby: {
      kind: 'whole',
      bands: [
        { upTo: 1000, rate: 0.08 },
        { upTo: null, rate: 0.15 },
      ],
    },
    backpacks: 0.15,
    baseTools: 0.12,
    beauty: {
      kind: 'whole',
      bands: [
        { upTo: 1000, rate: 0.08 },
        { upTo: null, rate: 0.15 },
      ],
    },
    clothing: {
      kind: 'whole',
      bands: [
        { upTo: 1500, rate: 0.05 },
        { upTo: 2000, rate: 0.1 },
        { upTo: null, rate: 0.17 },
      ],
    },
    compactAppliances: {
      kind: 'portions',
      bands: [
        { upTo: 30000, rate: 0.15 },
        { upTo: null, rate: 0.08 },
      ],
    },
    computers: 0.08,
    deviceAccessories: 0.45,
    electronics: 0.08,
    electronicsAccessories: {
      kind: 'portions',
      bands: [
        { upTo: 10000, rate: 0.15 },
        { upTo: null, rate: 0.08 },
      ],
    },
    everythingElse: 0.15,
    eyewear: 0.15,
    fineArt: {
      kind: 'portions',
      bands: [
        { upTo: 10000, rate: 0.2 },
        { upTo: 100000, rate: 0.15 },
        { upTo: 500000, rate: 0.1 },
        { upTo: null, rate: 0.05 },
      ],
    },
    footwear: 0.15,
    fullSizeAppliances: 0.08,
    furniture: {
      kind: 'portions',
      bands: [
        { upTo: 20000, rate: 0.15 },
        { upTo: null, rate: 0.1 },
      ],
    },
    giftCards: 0.2,
    grocery: {
      kind: 'whole',
      bands: [
        { upTo: 1500, rate: 0.08 },
        { upTo: null, rate: 0.15 },
      ],
    },
    home: 0.15,
    industrial: 0.12,
    jewelry: {
      kind: 'portions',
      bands: [
        { upTo: 25000, rate: 0.2 },
        { upTo: null, rate: 0.05 },
      ],
    },
    lawn: 0.15,
    lawnMowers: {
      kind: 'whole',
      bands: [
        { upTo: 50000, rate: 0.15 },
        { upTo: null, rate: 0.08 },
      ],
    },
    mattresses: 0.15,
    media: {
      kind: 'whole',
      bands: [{ upTo: null, rate: 0.15 }],
      closing: 180,
    },
    musical: 0.15,
    office: 0.15,
    pet: 0.15,
    sports: 0.15,
    tires: 0.1,
    tools: 0.15,
    toys: 0.15,
    veterinaryDiets: 0.22,
    videoGameConsoles: 0.08,
    videoGames: 0.15,
    watches: {
      kind: 'portions',
      bands: [
        { upTo: 150000, rate: 0.16 },
        { upTo: null, rate: 0.03 },
      ],
    },
  },
  others: null,
  typical: null,
} satisfies ReferralTable
