/**
 * Suppliers, offers and industry belts in memory. They are generated from the sample world on the first call; without a
 * sample world there are none, because real ones come from an upstream.
 */

import type { Family } from '#fixtures/catalogue/families/family.ts'
import { families } from '#fixtures/catalogue/families/index.ts'
import {
  type SampleBelt,
  type SampleOffer,
  type SampleSourcing,
  type SampleSupplier,
  sampleSourcing,
} from '#fixtures/sourcing/sourcing.ts'
import { type Catalogue, fold } from '#server/features/catalogue/public.ts'
import { type OfferValues, valuesOf } from './offer-values.ts'

export interface KnownOffer {
  offer: SampleOffer
  supplier: KnownSupplier
  family: Family
  values: OfferValues
  /** Folded text that words are searched in. */
  text: string
}

export interface KnownSupplier {
  supplier: SampleSupplier
  belt: KnownBelt
  offers: number
  text: string
}

export interface KnownBelt {
  belt: SampleBelt
  families: readonly Family[]
  suppliers: number
  offers: number
  text: string
}

export interface Stock {
  data: 'sample' | 'none'
  /** Most units of 30 days first. */
  offers: readonly KnownOffer[]
  suppliers: readonly KnownSupplier[]
  belts: readonly KnownBelt[]
  offer(id: number): KnownOffer | undefined
  supplier(id: number): KnownSupplier | undefined
  belt(id: string): KnownBelt | undefined
}

export interface Sourcing {
  stock(): Stock
}

export function sourcingOf(catalogue: Pick<Catalogue, 'sampleWorld'>): Sourcing {
  let stock: Stock | undefined
  return {
    stock() {
      const world = stock ? null : catalogue.sampleWorld()
      stock ??= world ? stockOf(sampleSourcing(world), world.now.slice(0, 10)) : NOTHING
      return stock
    },
  }
}

const NOTHING: Stock = {
  data: 'none',
  offers: [],
  suppliers: [],
  belts: [],
  offer: () => undefined,
  supplier: () => undefined,
  belt: () => undefined,
}

const familyOf = new Map(families.map((family) => [family.id, family]))
const familyText = new Map(families.map(({ id, leaf, group }) => [id, textOf([leaf.zh, leaf.en, group.zh, group.en])]))

/** One text for all words, since it does not matter which of the texts has which word. */
function textOf(texts: readonly string[]): string {
  return texts.map(fold).join(' ')
}

/** @param today an ISO day, from which the age of an offer counts */
export function stockOf(sample: SampleSourcing, today: string): Stock {
  const belts = new Map(sample.belts.map((belt) => [belt.id, knownBelt(belt)]))
  const offersOf = Map.groupBy(sample.offers, (offer) => offer.supplier)
  const suppliers = new Map(
    sample.suppliers.map((supplier) => {
      const own = new Set(offersOf.get(supplier.id)?.map(({ family }) => familyOf.get(family)!))
      return [supplier.id, knownSupplier(supplier, belts.get(supplier.belt)!, [...own])]
    }),
  )
  const offers = sample.offers
    .map((offer): KnownOffer => {
      const supplier = suppliers.get(offer.supplier)!
      const family = familyOf.get(offer.family)!
      supplier.offers++
      supplier.belt.offers++
      const text = textOf([offer.title.zh, offer.title.en, familyText.get(family.id)!])
      return { offer, supplier, family, values: valuesOf(offer, supplier.supplier, today), text }
    })
    .toSorted((a, b) => b.offer.units30 - a.offer.units30 || a.offer.id - b.offer.id)
  const byId = new Map(offers.map((known) => [known.offer.id, known]))
  return {
    data: 'sample',
    offers,
    suppliers: [...suppliers.values()],
    belts: [...belts.values()].toSorted((a, b) => b.belt.output - a.belt.output),
    offer: (id) => byId.get(id),
    supplier: (id) => suppliers.get(id),
    belt: (id) => belts.get(id),
  }
}

function knownBelt(belt: SampleBelt): KnownBelt {
  const own = belt.families.map((id) => familyOf.get(id)!)
  const cities = belt.cities.flatMap(({ name }) => [name.zh, name.en])
  return { belt, families: own, suppliers: 0, offers: 0, text: textOf([...goodsTexts(belt, own), ...cities]) }
}

const goodsTexts = ({ goods }: SampleBelt, families: readonly Family[]): string[] => [
  goods.zh,
  goods.en,
  ...families.flatMap(({ leaf, group }) => [leaf.zh, leaf.en, group.zh, group.en]),
]

/** @param own families of its offers; its belt may make others, too */
function knownSupplier(supplier: SampleSupplier, belt: KnownBelt, own: readonly Family[]): KnownSupplier {
  belt.suppliers++
  const { name, city } = supplier
  const text = textOf([name.zh, name.en, city.zh, city.en, ...goodsTexts(belt.belt, own)])
  return { supplier, belt, offers: 0, text }
}
