/** Offers and suppliers in lists that mix known and unknown facts, for which Pact has no matcher; and the category tree. */
import {
  COMPANY_TYPES,
  EXPORT_LINES,
  OFFER_NUMBER_NAMES,
  OFFER_NUMBERS,
  OFFER_SERVICES,
  OFFER_TAGS,
  SHIPPING_TIMES,
  SUPPLIER_TITLES,
} from '#contracts/model/sourcing/offer-metrics.ts'
import { PROVINCES } from '#contracts/model/sourcing/provinces.ts'
import { sourcing } from '../api/sourcing.ts'
import type { Claim } from './claims.ts'
import { day } from './pinned.patents.ts'
import type { Pinned } from './pinned-call.ts'

const ROUTES = 'server/features/sourcing/sourcing.routes.test.ts'
const FILES = 'server/features/sourcing/offer-export.routes.test.ts'
const SIGNED = { u: 1, e: 1_795_000_000, s: 'signature', q: '{}' }
const text: Claim = { is: 'string' }
const integer: Claim = { is: 'integer' }
const number: Claim = { is: 'number' }
const nothing: Claim = { is: 'null' }
const oneOf = (values: readonly string[]): Claim => ({ is: 'oneOf', values: [...values] })
const list = (...items: Claim[]): Claim => ({ is: 'array', items })
const object = (fields: Record<string, Claim>): Claim => ({ is: 'object', fields })

const names = object({ zh: text, en: text })
const data = oneOf(['sample', 'none'])
const supplierFacts = (titles: Claim): Record<string, Claim> => ({
  id: integer,
  name: names,
  companyType: oneOf(COMPANY_TYPES),
  titles,
  years: integer,
  score: number,
  city: names,
  province: oneOf(PROVINCES),
  belt: object({ id: text, goods: names }),
  offers: integer,
})
const titles = list(oneOf(SUPPLIER_TITLES))
const supplier = object(supplierFacts(titles))
const plainSupplier = object(supplierFacts(list()))
const valuesOf = (unknown: Claim) =>
  object(Object.fromEntries(OFFER_NUMBER_NAMES.map((name) => [name, OFFER_NUMBERS[name].known ? number : unknown])))
const offerFacts = (supplier: Claim): Record<string, Claim> => ({
  id: integer,
  title: names,
  imageUrl: text,
  category: object({ id: text, name: names }),
  values: valuesOf(number),
  tiers: list(object({ from: integer, price: number })),
  supplier,
  tags: list(oneOf(OFFER_TAGS)),
  services: list(oneOf(OFFER_SERVICES)),
  shipping: oneOf(SHIPPING_TIMES),
  lines: list(oneOf(EXPORT_LINES)),
  listedOn: day,
})
const bareFacts = (supplier: Claim): Record<string, Claim> => ({
  ...offerFacts(supplier),
  values: valuesOf(nothing),
  tags: list(),
  services: list(),
  lines: list(),
})
const offers = list(object(offerFacts(supplier)), object(bareFacts(plainSupplier)))
const belt = (categories: Claim) =>
  object({
    id: text,
    goods: names,
    cities: list(object({ name: names, province: oneOf(PROVINCES) })),
    categories,
    output: number,
    merchants: integer,
    price: object({ min: number, max: number }),
    leadDays: object({ min: integer, max: integer }),
    suppliers: integer,
    offers: integer,
  })
const card = (titles: Claim, certificates: Claim, area: Claim) =>
  object({
    ...supplierFacts(titles),
    employees: integer,
    area,
    certificates,
    contact: object({ person: names, phone: text, wechat: text, address: names }),
  })
const detail = (facts: Record<string, Claim>, sameDesign: Claim) =>
  object({
    ...facts,
    data,
    specifications: list(object({ name: names, value: names })),
    size: object({ length: integer, width: integer, height: integer }),
    weight: integer,
    sameDesign,
  })
const node = (parent: Claim) => object({ id: text, parent, name: names, offers: integer })

export const pinnedSourcing: readonly Pinned[] = [
  {
    endpoint: sourcing.searchThree,
    test: ROUTES,
    takes: [{ body: { field: 'mug' } }],
    data: object({
      data,
      offers,
      suppliers: list(supplier, plainSupplier),
      belts: list(belt(list(object({ id: text, name: names }))), belt(list())),
      total: object({ offers: integer, suppliers: integer, belts: integer }),
    }),
  },
  {
    endpoint: sourcing.searchThree,
    test: ROUTES,
    takes: [{ body: { field: 'qqxx' } }],
    data: object({
      data,
      offers: list(),
      suppliers: list(),
      belts: list(),
      total: object({ offers: integer, suppliers: integer, belts: integer }),
    }),
  },
  {
    endpoint: sourcing.category,
    test: ROUTES,
    takes: [{}],
    data: object({ data, row: list(node(nothing), node(text)) }),
  },
  {
    endpoint: sourcing.offer,
    test: ROUTES,
    takes: [{ body: { id: 1 } }],
    data: detail(offerFacts(card(titles, list(text), integer)), offers),
  },
  {
    endpoint: sourcing.offer,
    test: ROUTES,
    takes: [{ body: { id: 1 } }],
    data: detail(bareFacts(card(list(), list(), nothing)), list()),
  },
  {
    endpoint: sourcing.image,
    test: ROUTES,
    words: '/images/offer/1.webp',
    takes: [{ params: { file: '1.webp' } }, { params: { file: '1.webp' }, query: { size: 'thumbnail' } }],
  },
  ...(['csv', 'xlsx'] as const).map((type) => ({
    endpoint: sourcing[type],
    test: FILES,
    words: `get(${type}`,
    takes: [{ query: SIGNED }, { query: { ...SIGNED, lang: 'zh-CN' } }],
  })),
]
