import type { Figure } from '#contracts/model/report/figure.ts'
import { MIN_MARKET_SAMPLE, tooFew } from '#contracts/model/report/sample.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import { derivedFigure, factFigure, type Range, rangeFigure } from '../../asin/context.ts'
import type { MarketContext, Member } from '../context.ts'
import { type AttributeKind, attributesOf } from '../forms/attributes.ts'
import { shareOf, soldBy, tooFewSold, unitShareOf, unitsOf } from './ranges.ts'

export interface Form {
  kind: AttributeKind
  value: TextKey | string
  products: number
  /**
   * The form's share of the products with known units, to compare with `unitShare`. If none of its own products has
   * known units, its share of all products.
   */
  share: number
  unitShare: Range | null
  /** `unitShare` − `share`. */
  gap: Range | null
}

export interface FormMetrics {
  forms: Form[]
  /** By the first material in each title, so every product counts once. */
  materials: { value: TextKey; share: Range; products: number }[]
  recognised: Figure
  widest: Form | null
  widestName: Figure
  widestGap: Figure
  widestShare: Figure
  widestUnitShare: Figure
}

export function formMetrics(context: MarketContext): FormMetrics {
  const read = context.members.map((member) => ({
    member,
    found: attributesOf(member.product.title, context.facts.niche.marketplace),
  }))
  const sold = read.filter(({ member }) => member.units !== null)
  const names = new Map<string, { kind: AttributeKind; value: string }>()
  for (const { found } of read) for (const each of found) names.set(`${each.kind} ${each.value}`, each)
  const forms = [...names.values()]
    .map(({ kind, value }): Form => {
      const has = ({ found }: (typeof read)[number]) => found.some((each) => each.kind === kind && each.value === value)
      const mine = read.filter(has)
      const others = read.filter((each) => !has(each))
      const [own, rest] = [mine, others].map((part) => part.map(({ member }) => member)) as [Member[], Member[]] // map keeps the length
      const unitShare = tooFewSold(context.members) ? null : unitShareOf(own, rest)
      const unitsKnown = unitsOf(own).length
      const share = unitsKnown > 0 ? unitsKnown / sold.length : mine.length / read.length
      return {
        kind,
        value,
        products: mine.length,
        share,
        unitShare,
        gap:
          unitShare && !tooFewSold(own)
            ? { value: unitShare.value - share, low: unitShare.low - share, high: unitShare.high - share }
            : null,
      }
    })
    .filter(({ products }) => !tooFew(products))
    .sort((a, b) => b.products - a.products || (a.value < b.value ? -1 : 1))
  const widest = forms
    .filter(({ share }) => share < 1 && !tooFewSold(context.members, MIN_MARKET_SAMPLE))
    .reduce<Form | null>((best, form) => ((form.gap?.value ?? 0) > (best?.gap?.value ?? 0) ? form : best), null)
  const recognised = read.filter(({ found }) => found.length > 0).length
  const derive = (label: TextKey, unit: Figure['unit'], value: number | null, note: TextKey) =>
    derivedFigure(context, label, unit, value, note)
  return {
    forms,
    materials: materialsOf(read, sold.length > 0),
    recognised: derive('forms.recognised', 'count', recognised, 'note.forms.recognised'),
    widest,
    widestName: factFigure(context, 'forms.form', 'label', widest?.value ?? null),
    widestGap: rangeFigure(context, 'forms.gap', 'pp', widest?.gap ?? null, 'note.forms.gap'),
    widestShare: derive('forms.share', 'percent', widest?.share ?? null, 'note.forms.share'),
    widestUnitShare: rangeFigure(
      context,
      'forms.unitShare',
      'percent',
      widest?.unitShare ?? null,
      'note.forms.unitShare',
    ),
  }
}

/** Shares by units, or by products if no units are known. Titles without a material form their own group. */
function materialsOf(
  read: { member: Member; found: { kind: AttributeKind; value: string }[] }[],
  byUnits: boolean,
): FormMetrics['materials'] {
  const members = (part: typeof read) => part.map(({ member }) => member)
  const of = (found: (typeof read)[number]['found']) =>
    // Material values are always text keys, because attributesOf takes them from MATERIALS.
    (found.find(({ kind }) => kind === 'material')?.value ?? 'material.unnamed') as TextKey
  const values = [...new Set(read.map(({ found }) => of(found)))]
  const named = read.filter(({ found }) => of(found) !== 'material.unnamed')
  if (tooFew(byUnits ? soldBy(members(read)) : read.length) || tooFew(named.length)) return []
  const one = { value: 1, low: 1, high: 1 }
  return values
    .flatMap((value) => {
      const [mine, others] = [
        read.filter(({ found }) => of(found) === value),
        read.filter(({ found }) => of(found) !== value),
      ]
      const share = byUnits
        ? unitShareOf(members(mine), members(others))
        : shareOf(
            mine.map(() => one),
            others.map(() => one),
          )
      return share ? [{ value, products: mine.length, share }] : []
    })
    .sort((a, b) => b.share.value - a.share.value)
}
