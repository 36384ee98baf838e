/** How a fee was found in its table, in sentences: tier, billed weight, row, surcharge. */

import type {
  AgedInventoryPath,
  FbaPath,
  FeeExplanation,
  FeePath,
  PlacementPath,
  ReferralPath,
  StoragePath,
} from '../../fees/explanation.ts'
import { GRAMS } from '../../fees/measures.ts'
import type { WeightUnit } from '../../fees/table-schema.ts'
import { formatMoney } from '../../money.ts'
import { formatCount, roundTo } from '../../number.ts'
import { fillText } from '../../wording.ts'
import { formatRate, type Writing } from '../writing.ts'
import { FEE_FORMULA_TEXTS, type FeeFormulaText, feeTableName, VOLUME_UNITS } from './profit.texts.ts'

/** Explains how the fee was found; for a range, how each bound was found. */
export function explanationSentences({ low, high, difference }: FeeExplanation, writing: Writing): string[] {
  const said = speaker(writing)
  const money = moneyIn(writing)
  const [lowWay, highWay] = [pathSentences(low, writing), pathSentences(high, writing)]
  const hasWays = lowWay.length > 0 || highWay.length > 0
  const ways =
    low === high || !hasWays
      ? lowWay
      : [
          said('lowBound', { amount: money(low.amount) }),
          ...lowWay,
          said('highBound', { amount: money(high.amount) }),
          ...highWay,
        ]
  return difference
    ? [
        ...ways,
        said('difference', {
          amount: money(difference.amount),
          asked: feeTableName(writing.language, difference.asked.table.source),
          known: feeTableName(writing.language, difference.known.table.source),
        }),
      ]
    : ways
}

function pathSentences(path: FeePath, writing: Writing): string[] {
  if (path.kind === 'fba') return fbaSentences(path, writing)
  if (path.kind === 'referral') return referralSentences(path, writing)
  if (path.kind === 'storage') return storageSentences(path, writing)
  return path.kind === 'placement' ? placementSentences(path, writing) : agedSentences(path, writing)
}

function fbaSentences(path: FbaPath, writing: Writing): string[] {
  const said = speaker(writing)
  const money = moneyIn(writing)
  const { tier, billed, priceColumn, row, steps, surcharge } = path
  const unit = row?.unit ?? steps?.unit ?? 'g'
  const weight = (grams: number) => weightText(grams, unit, writing)
  const parts = [
    money(path.base),
    ...(steps && steps.count > 0 ? [`+ ${steps.count} × ${money(steps.adds)}`] : []),
    ...(path.lowPriceCut > 0 ? [`− ${money(path.lowPriceCut)}`] : []),
  ].join(' ')
  const sum = surcharge ? `${parts.includes(' ') ? `(${parts})` : parts} × ${formatRate(1 + surcharge.rate)}` : parts
  return [
    said('tier', { tier: tier.name[writing.language] }),
    said(billed.by === 'unit' ? 'billedUnit' : 'billedVolume', {
      billed: weight(billed.grams),
      unit: weight(billed.unitGrams),
    }),
    ...(priceColumn.to === null && priceColumn.from === 0
      ? []
      : [
          priceColumn.to === null
            ? said('priceFrom', { from: money(priceColumn.from) })
            : said('priceColumn', { from: money(priceColumn.from), to: money(priceColumn.to) }),
        ]),
    ...(row?.upTo ? [said('row', { upTo: `${row.upTo} ${row.unit}`, amount: money(path.base) })] : []),
    ...(steps
      ? [
          said('steps', {
            amount: money(path.base),
            from: `${steps.from} ${steps.unit}`,
            step: `${steps.step} ${steps.unit}`,
            adds: money(steps.adds),
          }),
        ]
      : []),
    ...(path.lowPriceCut > 0 ? [said('lowPriceCut', { amount: money(path.lowPriceCut) })] : []),
    ...(surcharge
      ? [
          said('surcharge', {
            rate: formatRate(surcharge.rate),
            table: feeTableName(writing.language, surcharge.table.source),
            from: surcharge.table.validFrom,
          }),
        ]
      : []),
    `${sum} = ${money(path.amount)}`,
    ...(path.overmax ? [said('overmax')] : []),
  ]
}

function referralSentences(path: ReferralPath, writing: Writing): string[] {
  const said = speaker(writing)
  const money = moneyIn(writing)
  if (path.typical !== null) return [said('typical', { rate: formatRate(path.typical) })]
  const shares = path.parts.map(({ from, to, rate }) =>
    path.parts.length === 1
      ? `${money(to)} × ${formatRate(rate)}`
      : `(${money(to)} − ${money(from)}) × ${formatRate(rate)}`,
  )
  const commission = path.amount - path.closing
  const closing = path.closing > 0 ? ` + ${money(path.closing)}` : ''
  return [
    `${shares.join(' + ')}${closing} = ${money(path.amount)}`,
    ...(path.minimum > 0 && commission === path.minimum ? [said('minimum', { amount: money(path.minimum) })] : []),
    ...(path.closing > 0 ? [said('closing', { amount: money(path.closing) })] : []),
  ]
}

function storageSentences(path: StoragePath, writing: Writing): string[] {
  const said = speaker(writing)
  const money = moneyIn(writing)
  const unit = VOLUME_UNITS[path.per][writing.language]
  const volume = `${formatCount(path.volume, writing.grouping, 4)} ${unit}`
  return path.months.map(({ month, share, rate }) =>
    said('storage', {
      when: month === null ? '' : `${month} `,
      volume,
      rate: `${money(rate)}/${unit}`,
      months: String(roundTo(share, 2)),
      class: said(path.sizeClass),
    }),
  )
}

function placementSentences({ row, amount }: PlacementPath, writing: Writing): string[] {
  if (row.upTo === null) return []
  return [speaker(writing)('row', { upTo: `${row.upTo} ${row.unit}`, amount: moneyIn(writing)(amount) })]
}

/** Explains the last month, in which the stock is oldest; earlier months may use rows for younger stock. */
function agedSentences({ row, volume, per }: AgedInventoryPath, writing: Writing): string[] {
  if (!row) return []
  const unit = VOLUME_UNITS[per][writing.language]
  return [
    speaker(writing)('aged', {
      from: String(row.fromDays),
      volume: `${formatCount(volume, writing.grouping, 4)} ${unit}`,
      rate: `${moneyIn(writing)(row.rate)}/${unit}`,
    }),
    speaker(writing)('agedMonths'),
  ]
}

const weightText = (grams: number, unit: WeightUnit, { grouping }: Writing) =>
  `${formatCount(grams / GRAMS[unit], grouping, unit === 'g' ? 0 : 2)} ${unit}`

const moneyIn =
  ({ marketplace, grouping }: Writing) =>
  (minor: number) =>
    formatMoney(minor, marketplace, grouping)

const speaker =
  ({ language }: Writing) =>
  (key: FeeFormulaText, params: Readonly<Record<string, string>> = {}) =>
    fillText(FEE_FORMULA_TEXTS[language][key], params)
