/** Rules of the bullets (20 points) and the description (10 points). */
import type { Product } from '../catalogue.ts'
import type { Check } from '../report/block-kinds.ts'
import { gradeRule, type Params, type Rule, type Stamp, stampFigure, unknownCheck } from './check.ts'
import { promotionsIn } from './phrases.ts'
import { characters, hasEmoji, type ListingLanguage } from './text.ts'

const BULLETS = 5
/** Amazon's bounds of a bullet in characters; many categories allow up to 500. */
const BULLET_SHORTEST = 10
const BULLET_LONGEST = 255
const BULLET_LIMIT = 500
/** Characters: SellerSprite's threshold of a good description, and Amazon's limit. */
const DESCRIPTION_GOOD = 1000
const DESCRIPTION_LIMIT = 2000

const RULES = {
  count: { text: 'listing.bullets.count', fix: 'fix.bullets.count', maximum: 10 },
  length: { text: 'listing.bullets.length', fix: 'fix.bullets.length', maximum: 7 },
  clean: { text: 'listing.bullets.clean', fix: 'fix.bullets.clean', maximum: 3 },
  description: { text: 'listing.description', fix: 'fix.description', maximum: 10 },
} satisfies Record<string, Rule>

/** An empty list means not known, because every listing on sale has bullets. */
export function bulletChecks(bullets: string[], language: ListingLanguage, stamp: Stamp): Check[] {
  const figure = (value: number | null) => stampFigure(stamp, 'listing.found', 'count', value)
  const wanted = figure(BULLETS)
  const lengths = bullets.map(characters)
  const bounds = { shortest: figure(BULLET_SHORTEST), longest: figure(BULLET_LONGEST) }
  if (bullets.length === 0) return [unknownCheck('listing.name.bullets')]
  const good = lengths.filter((length) => length >= BULLET_SHORTEST && length <= BULLET_LONGEST).length
  const long = lengths.filter((length) => length > BULLET_LONGEST && length <= BULLET_LIMIT).length
  const halves: Params = long > 0 ? { long: figure(long), limit: figure(BULLET_LIMIT) } : {}
  const lengthRule = { ...RULES.length, text: long > 0 ? ('listing.bullets.long' as const) : RULES.length.text }
  const unclean = bullets.filter((bullet) => hasEmoji(bullet) || promotionsIn(bullet, language).length > 0)
  return [
    gradeRule(RULES.count, bullets.length / BULLETS, { count: figure(bullets.length), wanted }),
    gradeRule(lengthRule, (good + long / 2) / bullets.length, {
      good: figure(good),
      count: figure(bullets.length),
      ...bounds,
      ...halves,
    }),
    gradeRule(RULES.clean, 1 - unclean.length / bullets.length, { count: figure(unclean.length) }),
  ]
}

/** Product pages show A+ content in place of the description. */
export function descriptionCheck({ description, aPlus }: Pick<Product, 'description' | 'aPlus'>, stamp: Stamp): Check {
  if (aPlus) return gradeRule({ ...RULES.description, text: 'listing.description.aPlus' }, 1, {})
  if (description === null) return unknownCheck('listing.name.description')
  const length = characters(description.replace(/<[^>]*>/g, ' ').trim())
  const params = {
    length: stampFigure(stamp, 'listing.characters', 'count', length),
    good: stampFigure(stamp, 'listing.characters', 'count', DESCRIPTION_GOOD),
    maximum: stampFigure(stamp, 'listing.characters', 'count', DESCRIPTION_LIMIT),
  }
  return gradeRule(RULES.description, length > DESCRIPTION_LIMIT ? 0.5 : length / DESCRIPTION_GOOD, params)
}
