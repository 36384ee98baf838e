/** Rows of offers, suppliers and belts as calls carry them. */
import type { Belt, OfferRow, SupplierCard, SupplierRow } from '#contracts/api/sourcing-rows.ts'
import type { KnownBelt, KnownOffer, KnownSupplier } from './sourcing.ts'

export function offerRow({ offer, supplier, family, values }: KnownOffer): OfferRow {
  const { tags, services, shipping, lines, listedOn } = offer
  return {
    id: offer.id,
    title: offer.title,
    imageUrl: `/images/offer/${offer.id}.webp`,
    category: { id: family.id, name: { zh: family.leaf.zh, en: family.leaf.en } },
    values,
    tiers: offer.tiers.map(({ from, price }) => ({ from, price: price / 100 })),
    supplier: supplierRow(supplier),
    tags,
    services,
    shipping,
    lines,
    listedOn,
  }
}

export function supplierRow({ supplier, belt, offers }: KnownSupplier): SupplierRow {
  const { id, name, companyType, titles, years, score, city, province } = supplier
  const { id: beltId, goods } = belt.belt
  return { id, name, companyType, titles, years, score, city, province, belt: { id: beltId, goods }, offers }
}

export function supplierCard(known: KnownSupplier): SupplierCard {
  const { employees, area, certificates, contact } = known.supplier
  return { ...supplierRow(known), employees, area, certificates, contact }
}

export function beltRow({ belt, families, suppliers, offers }: KnownBelt): Belt {
  const { id, goods, cities, output, merchants, price, leadDays } = belt
  return {
    id,
    goods,
    cities,
    categories: families.map(({ id, leaf }) => ({ id, name: { zh: leaf.zh, en: leaf.en } })),
    output,
    merchants,
    price: { min: price.min / 100, max: price.max / 100 },
    leadDays,
    suppliers,
    offers,
  }
}
