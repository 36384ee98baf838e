/** Earlier versions stored bands as text (`10 €–20 €`, `1000–4999`); this version stores bounds. */
import { type Marketplace, marketplaces } from '#contracts/model/marketplaces.ts'
import { minorUnits } from '#contracts/model/money.ts'
import { roundTo } from '#contracts/model/number.ts'
import type { Unit } from '#contracts/model/report/figure.ts'
import type { Report } from '#contracts/model/report/report.ts'

/** `10 €–20 €` → `1000-2000`, `≥ $50` → `5000-`. */
function boundsOf(text: string, marketplace: Marketplace): string {
  // Euro marketplaces have a decimal comma, all others a point.
  const [decimal, other] = marketplaces[marketplace].currency === 'EUR' ? [',', /[^\d,]/g] : ['.', /[^\d.]/g]
  const [from = '', to = ''] = text
    .split('–')
    .map((amount) => String(minorUnits(Number(amount.replace(other, '').replace(decimal, '.')), marketplace)))
  return `${from}-${to}`
}

/** `< 100` → `0-100`, `1000–4999` → `1000-5000`, `≥ 4.6` → `4.6-`. The text ends one step before the upper bound. */
function classBoundsOf(text: string, step: number): string {
  const [from = '', last] = text.replace(/[<≥ ]/g, '').split('–').map(Number)
  if (text.startsWith('<')) return `0-${from}`
  return `${from}-${last === undefined ? '' : roundTo(last + step, 1)}`
}

const CLASS_TABLES: Readonly<Record<string, { unit: Unit; step: number }>> = {
  'starSpread.table.rating': { unit: 'ratingBand', step: 0.1 },
  'starSpread.table.ratings': { unit: 'countBand', step: 1 },
}

type Plain = Readonly<Record<string, unknown>>

function withBounds(part: Plain, marketplace: Marketplace): Plain | undefined {
  const bounds = (text: unknown) => (typeof text === 'string' ? boundsOf(text, marketplace) : text)
  const { label, title, unit, categoryUnit, value, categories, items, columns, rows } = part
  if ((label === 'market.sweetBand' || label === 'market.richBand') && unit === 'text')
    return { ...part, unit: 'band', value: bounds(value) }
  if (title === 'price.chart.bands' && categoryUnit === 'text' && Array.isArray(categories))
    return { ...part, categoryUnit: 'band', categories: categories.map(bounds) }
  if (title === 'priceBands.chart.products' && !('labelUnit' in part) && Array.isArray(items))
    return { ...part, labelUnit: 'band', items: items.map((item) => ({ ...item, label: bounds(item.label) })) }
  if (!Array.isArray(columns) || columns[0]?.unit !== 'text' || !Array.isArray(rows)) return undefined
  const [first, ...others] = columns
  const withFirst = (unit: Unit, boundsOfCell: (cell: unknown) => unknown) => ({
    ...part,
    columns: [{ ...first, unit }, ...others],
    rows: rows.map(([band, ...cells]) => [boundsOfCell(band), ...cells]),
  })
  if (title === 'priceBands.table') return withFirst('band', bounds)
  const classes = CLASS_TABLES[String(title)]
  return classes && withFirst(classes.unit, (text) => classBoundsOf(String(text), classes.step))
}

export function withBandsAsBounds<R extends Report>(report: R): R {
  const visit = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(visit)
    if (typeof part !== 'object' || part === null) return part
    const plain = { ...part }
    return (
      withBounds(plain, report.marketplace) ??
      Object.fromEntries(Object.entries(plain).map(([key, value]) => [key, visit(value)]))
    )
  }
  return visit(report) as R // the same report: only units and values of bands differ
}
