/**
 * Forecasts a term a second time, from the rows of the catalogue and in another way than the server: months are columns of
 * tables, not numbers, and everything is computed again for each question.
 */
import type { Connection } from '#server/db/sqlite.ts'

/** Months of the sample world; the first is November. */
const MONTHS = 24
const calendarMonth = (column: number) => (10 + column) % 12

const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length
const columns = (from: number, until: number) => Array.from({ length: until - from }, (_, at) => from + at)
const twelve = columns(0, 12)

/** The monthly searches of all terms of the category of a term with all months; the term itself comes first. */
export function categoryOf(db: Connection, marketplace: string, term: string): number[][] {
  // The casts: the sample world wrote these rows.
  const rows = db
    .prepare<[string], { text: string; facts: string; niche: string }>(
      'SELECT keyword.text, keyword.facts, niche.facts AS niche FROM keyword JOIN niche ON niche.id = niche_id WHERE keyword.marketplace = ?',
    )
    .all(marketplace)
    .map(({ text, facts, niche }) => ({
      text,
      trend: (JSON.parse(facts) as { trend: number[] }).trend,
      path: (JSON.parse(niche) as { categoryPath: string[] }).categoryPath.join('/'),
    }))
  const own = rows.find(({ text }) => text === term)!
  return [own, ...rows.filter((row) => row !== own && row.path === own.path && row.trend.length === MONTHS)].map(
    ({ trend }) => trend,
  )
}

/** Searches one to twelve months after the first `known` ones, and the spread of the term. */
function forecastWith(table: readonly number[][], row: number, known: number): { ahead: number[]; spread: number } {
  const logs = table.map((searches) => searches.slice(0, known).map(Math.log))
  const common = commonSeason(logs, known)
  const rests = logs.map((one) => withoutTrend(one.map((log, column) => log - common[calendarMonth(column)]!)))
  const pairs = rests.map((rest) => columns(12, known).map((column) => [rest[column - 12]!, rest[column]!] as const))
  const flat = pairs.flat()
  const repeated = known < 14 ? 0 : mean(flat.map(([a, b]) => a * b))
  const random = known < 14 ? 0 : mean(flat.map(([a, b]) => (a - b) ** 2 / 2))
  const own = pairs[row]!
  const blend = (others: number, of: (a: number, b: number) => number) =>
    (own.reduce((sum, [a, b]) => sum + of(a, b), 0) + 12 * others) / (own.length + 12)
  const signal = Math.max(
    0,
    blend(repeated, (a, b) => a * b),
  )
  const chance = blend(random, (a, b) => (a - b) ** 2 / 2)
  const raw = twelve.map((month) => {
    const seen = rests[row]!.filter((_, column) => calendarMonth(column) === month)
    return known < 14 || signal === 0 ? 0 : mean(seen) * (signal / (signal + chance / seen.length))
  })
  const season = twelve.map((month) => common[month]! + raw[month]! - mean(raw))
  const flatLogs = logs[row]!.map((log, column) => log - season[calendarMonth(column)]!)
  const { level, trend, spread } = smoothed(flatLogs)
  const ahead = twelve.map((step) => {
    const damped = columns(1, step + 2).reduce((sum, power) => sum + 0.95 ** power, 0)
    return Math.exp(level + trend * damped + season[calendarMonth(known + step)]!)
  })
  return { ahead, spread }
}

function commonSeason(logs: readonly number[][], known: number): number[] {
  const centred = logs.map((one) => one.map((log) => log - mean(one.slice(-12))))
  const byColumn = columns(0, known).map((column) => centred.map((one) => one[column]!))
  const middle = byColumn.map(mean)
  const errors = byColumn.map(
    (values, column) => mean(values.map((v) => (v - middle[column]!) ** 2)) / (values.length - 1),
  )
  const growth =
    known === 12 ? 0 : mean(columns(12, known).map((column) => middle[column]! - middle[column - 12]!)) / 12
  const level = middle.map((value, column) => value - growth * (column - known))
  const season = twelve.map((month) => mean(level.filter((_, column) => calendarMonth(column) === month)))
  const offset = mean(season)
  const observed = mean(season.map((value) => (value - offset) ** 2))
  const chance = (mean(errors) * 12) / known
  return season.map((value) => (value - offset) * Math.max(0, 1 - chance / observed))
}

function withoutTrend(rest: readonly number[]): number[] {
  const later = columns(12, rest.length)
  const slope = later.length === 0 ? 0 : mean(later.map((column) => rest[column]! - rest[column - 12]!)) / 12
  const flat = rest.map((value, column) => value - slope * column)
  return flat.map((value) => value - mean(flat))
}

/** Level and trend in state-space form: both move by a part of the error. */
function smoothed(logs: readonly number[]): { level: number; trend: number; spread: number } {
  let [level, trend] = [mean(logs.slice(0, 3)), 0]
  const errors: number[] = []
  for (const log of logs) {
    const error = log - (level + 0.95 * trend)
    errors.push(error)
    level += 0.95 * trend + 0.3 * error
    trend = 0.95 * trend + 0.045 * error
  }
  const later = errors.slice(3)
  const squares = later.reduce((sum, error) => sum + error * error, 6 * 0.12 * 0.12)
  return { level, trend, spread: Math.sqrt(squares / (later.length + 6)) }
}

interface Golden {
  months: { searches: number; low: number; high: number }[]
  /** Errors of the term over all hidden months. */
  errors: { forecast: number; lastYear: number; lastMonth: number }
  /** Terms whose forecast beats the same month of last year. */
  better: number
  inside: number
}

export function goldenForecast(table: readonly number[][]): Golden {
  const tries = table.map((searches, row) =>
    columns(12, MONTHS).flatMap((known) => {
      const { ahead, spread } = forecastWith(table, row, known)
      return columns(known, MONTHS).map((column) => ({
        known,
        step: column - known,
        column,
        searches: searches[column]!,
        forecast: ahead[column - known]!,
        lastYear: searches[column - 12]!,
        lastMonth: searches[known - 1]!,
        error: Math.log(searches[column]! / ahead[column - known]!) / spread,
        spread,
      }))
    }),
  )
  const errorsOf = (row: number) => {
    const total = tries[row]!.reduce((sum, { searches }) => sum + searches, 0)
    const wape = (name: 'forecast' | 'lastYear' | 'lastMonth') =>
      tries[row]!.reduce((sum, one) => sum + Math.abs(one[name] - one.searches), 0) / total
    return { forecast: wape('forecast'), lastYear: wape('lastYear'), lastMonth: wape('lastMonth') }
  }
  /** The quantiles of the errors in months before a column; they never get narrower. */
  const boundsBefore = (before: number) => {
    const all = tries.flat().filter(({ column }) => column < before)
    const of = (step: number) => all.filter((one) => one.step === step).map(({ error }) => error)
    return twelve.map((step) => {
      const shares = columns(0, step + 1).flatMap((each) => {
        const errors = of(each)
        const share = Math.min(1, (0.9 * (errors.length + 1)) / errors.length)
        return errors.length === 0 ? [] : [[quantile(errors, 1 - share), quantile(errors, share)] as const]
      })
      return [Math.min(0, ...shares.map(([low]) => low)), Math.max(0, ...shares.map(([, high]) => high))] as const
    })
  }
  const { ahead, spread } = forecastWith(table, 0, MONTHS)
  const bounds = boundsBefore(MONTHS)
  const earlier = boundsBefore(MONTHS - 6)
  const checked = tries.flat().filter(({ known }) => known === MONTHS - 6)
  return {
    months: ahead.map((searches, step) => ({
      searches: Math.round(searches),
      low: Math.round(searches * Math.exp(bounds[step]![0] * spread)),
      high: Math.round(searches * Math.exp(bounds[step]![1] * spread)),
    })),
    errors: errorsOf(0),
    better: table.filter((_, row) => errorsOf(row).forecast < errorsOf(row).lastYear).length,
    inside: mean(checked.map(({ error, step }) => Number(error >= earlier[step]![0] && error <= earlier[step]![1]))),
  }
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const place = share * (sorted.length - 1)
  const weight = place % 1
  return sorted[Math.floor(place)]! * (1 - weight) + sorted[Math.ceil(place)]! * weight
}
