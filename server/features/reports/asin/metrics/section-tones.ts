import type { AsinSection, Section } from '#contracts/model/report/report.ts'
import type { Judgement } from './judgements.ts'

const SECTION_OF_SUBJECT: Record<string, AsinSection> = {
  rights: 'rights',
  trend: 'sales',
  season: 'sales',
  buyBox: 'price',
  sellers: 'price',
  coupon: 'price',
  price: 'price',
  ads: 'traffic',
  concentration: 'traffic',
  leads: 'keywords',
  converts: 'keywords',
  demand: 'keywords',
  alike: 'competitors',
  returns: 'competitors',
  rating: 'ratings',
  lowRating: 'ratings',
  volume: 'sales',
  ratings: 'ratings',
  praise: 'ratings',
  complaint: 'ratings',
  variantGaps: 'variants',
  margin: 'profit',
  loss: 'profit',
  listing: 'listing',
}

export function withTones<S extends Section>(sections: readonly S[], judgements: readonly Judgement[]): S[] {
  const bad = new Set<Section['key'] | undefined>()
  const good = new Set<Section['key'] | undefined>()
  for (const judgement of judgements) (judgement.good ? good : bad).add(SECTION_OF_SUBJECT[judgement.subject])
  return sections.map((section) => {
    const tone = bad.has(section.key) ? 'bad' : good.has(section.key) ? 'good' : undefined
    return tone ? { ...section, tone } : section
  })
}
