import type { Check } from '../report/block-kinds.ts'
import { gradeRule, type Rule, type Stamp, stampFigure, unknownCheck } from './check.ts'

/** A full gallery, as SellerSprite and Amazon advise. */
const IMAGES = 7

const RULES = {
  images: { text: 'listing.images', fix: 'fix.images', maximum: 20 },
  aPlus: { text: 'listing.aPlus', fix: 'fix.aPlus', maximum: 10 },
  video: { text: 'listing.video', fix: 'fix.video', maximum: 5 },
} satisfies Record<string, Rule>

export interface MediaFacts {
  images: number | null
  videos: number | null
  aPlus: boolean | null
}

export function mediaChecks({ images, videos, aPlus }: MediaFacts, stamp: Stamp): Check[] {
  const count = {
    count: stampFigure(stamp, 'product.images', 'count', images),
    wanted: stampFigure(stamp, 'product.images', 'count', IMAGES),
  }
  const video = { count: stampFigure(stamp, 'product.videos', 'count', videos) }
  const has = {
    has: stampFigure(stamp, 'product.aPlus', 'label', aPlus === null ? null : aPlus ? 'word.yes' : 'word.no'),
  }
  return [
    images === null ? unknownCheck('product.images') : gradeRule(RULES.images, images / IMAGES, count),
    aPlus === null ? unknownCheck('product.aPlus') : gradeRule(RULES.aPlus, aPlus ? 1 : 0, has),
    videos === null ? unknownCheck('product.videos') : gradeRule(RULES.video, videos > 0 ? 1 : 0, video),
  ]
}
