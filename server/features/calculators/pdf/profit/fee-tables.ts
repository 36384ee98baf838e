/** The fee tables that a calculation uses. */
import { validityText } from '#contracts/model/calculators/profit/formula.ts'
import type { Line } from '#contracts/model/calculators/profit/lines.ts'
import { feeTableName } from '#contracts/model/calculators/profit/profit.texts.ts'
import type { FeePath } from '#contracts/model/fees/explanation.ts'
import type { TableReference } from '#contracts/model/fees/table-schema.ts'
import type { Language } from '#contracts/model/language.ts'
import type { Fact } from '#server/platform/pdf/facts.ts'

/** Each table once: its name, its days and where its numbers are from. */
export function tablesUsed(lines: readonly Line[], language: Language): Fact[] {
  const tables = new Map(lines.flatMap(tablesOf).map((table) => [`${table.source} ${table.validFrom}`, table]))
  return [...tables.values()].map((table) => ({
    name: feeTableName(language, table.source),
    text: [validityText(table, language), table.citation].filter(Boolean).join('\n'),
  }))
}

function tablesOf({ basis }: Line): TableReference[] {
  if (basis.is !== 'table') return []
  const { table, explanation } = basis.fee
  const paths = explanation ? [explanation.low, explanation.high] : []
  const difference = explanation?.difference
  const compared = difference ? [difference.asked, difference.known] : []
  return [...(table ? [table] : []), ...[...paths, ...compared].flatMap(tablesOfPath)]
}

const tablesOfPath = (path: FeePath): TableReference[] =>
  path.kind === 'fba' && path.surcharge ? [path.table, path.surcharge.table] : [path.table]
