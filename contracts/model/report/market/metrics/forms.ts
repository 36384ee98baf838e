/** Forms of the products as their titles name them, and what sells more than it is offered. */
import { derivedFigure, factFigure, type Range } from '../../context.ts'
import type { Figure } from '../../report.ts'
import type { TextKey } from '../../texts.ts'
import type { MarketContext, Member } from '../context.ts'
import { type AttributeKind, attributesOf } from '../forms/attributes.ts'
import { shareOf } from './ranges.ts'

export interface Form {
  kind: AttributeKind
  /** A text of ours, or a size or count as it is. */
  value: TextKey | string
  products: number
  /** Of the products that know their units, so that it stands beside their share of units; of all where none does. */
  share: number
  /** Of the units that are known. */
  unitShare: Range | null
  /** Share of units − share of products. */
  gap: number | null
}

export interface FormMetrics {
  forms: Form[]
  /** The first material named, or none, of each product: a partition. */
  materials: { value: TextKey; share: Range | null; products: number }[]
  /** Titles in which anything was recognised. */
  recognised: Figure
  /** What sells most beyond its share of the offer. */
  widest: Form | null
  widestName: Figure
  widestGap: Figure
  widestShare: Figure
  widestUnitShare: Figure
}

/** Fewer products than this are no form. */
const ENOUGH = 3

const unitsOf = (members: readonly Member[]) => members.flatMap((member) => member.units ?? [])

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
      const unitShare = shareOf(
        unitsOf(sold.filter(has).map(({ member }) => member)),
        unitsOf(sold.filter((each) => !has(each)).map(({ member }) => member)),
      )
      const offered = sold.length > 0 ? sold.filter(has).length / sold.length : null
      return {
        kind,
        value,
        products: mine.length,
        share: offered ?? mine.length / read.length,
        unitShare,
        gap: unitShare === null || offered === null ? null : unitShare.value - offered,
      }
    })
    .filter(({ products }) => products >= ENOUGH)
    .sort((a, b) => b.products - a.products || (a.value < b.value ? -1 : 1))
  const widest = forms
    .filter(({ gap, share }) => gap !== null && gap > 0 && share < 1)
    .reduce<Form | null>((best, form) => ((form.gap ?? 0) > (best?.gap ?? 0) ? form : best), null)
  const recognised = read.filter(({ found }) => found.length > 0).length
  const derive = (label: TextKey, unit: Figure['unit'], value: number | null, note: TextKey) =>
    derivedFigure(context, label, unit, value, note)
  return {
    forms,
    materials: materialsOf(read, sold.length > 0),
    recognised: derive('forms.recognised', 'count', recognised, 'note.forms.recognised'),
    widest,
    widestName: factFigure(context, 'forms.form', 'label', widest?.value ?? null),
    widestGap: derive('forms.gap', 'pp', widest?.gap ?? null, 'note.forms.gap'),
    widestShare: derive('forms.share', 'percent', widest?.share ?? null, 'note.forms.share'),
    widestUnitShare: derive('forms.unitShare', 'percent', widest?.unitShare?.value ?? null, 'note.forms.unitShare'),
  }
}

/** By units where they are known, else by products. Titles that name no material are one form of their own. */
function materialsOf(
  read: { member: Member; found: { kind: AttributeKind; value: string }[] }[],
  byUnits: boolean,
): FormMetrics['materials'] {
  const of = (found: (typeof read)[number]['found']) =>
    // Of this kind every value is a text of ours: attributesOf reads them off the table of materials.
    (found.find(({ kind }) => kind === 'material')?.value ?? 'material.unnamed') as TextKey
  const values = [...new Set(read.map(({ found }) => of(found)))]
  if (values.every((value) => value === 'material.unnamed')) return []
  const one = { value: 1, low: 1, high: 1 }
  const weigh = (part: typeof read): Range[] =>
    byUnits ? unitsOf(part.map(({ member }) => member)) : part.map(() => one)
  return values
    .map((value) => {
      const mine = read.filter(({ found }) => of(found) === value)
      return {
        value,
        products: mine.length,
        share: shareOf(weigh(mine), weigh(read.filter((each) => !mine.includes(each)))),
      }
    })
    .sort((a, b) => (b.share?.value ?? 0) - (a.share?.value ?? 0))
}
