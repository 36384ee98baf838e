/** Reads a fulfillment table from its form. */
import type { FbaTable, OwnTable, Tier } from '#contracts/model/fees/table-schema.ts'
import { LANGUAGES } from '#contracts/model/language.ts'
import { type FormReader, lengthUnitOf, weightUnitOf } from './form-reader.ts'
import { type ColumnKey, type FormRow, feeColumns, isBlankRow, type TableForm } from './table-form.ts'

export type Fulfilment = Extract<OwnTable, { kind: 'fba' }>
export type Body<T extends OwnTable> = Omit<T, 'kind' | 'marketplaces' | 'validFrom' | 'validTo' | 'citation'>

/** Maps each path in the table, such as `tiers.0.rows.2`, to the index of the form row that it was read from. */
export type RowPlaces = Map<string, number>

/** An invalid cell adds a fault and leaves a meaningless number, so the table is usable only if there are no faults. */
export function readFulfilment(form: TableForm, reader: FormReader, places: RowPlaces): Body<Fulfilment> {
  const { fields } = form
  const units = { length: lengthUnitOf(fields.lengthUnit), weight: weightUnitOf(fields.weightUnit) }
  const divisor = reader.optional(fields.divisor, { field: 'divisor' }, reader.number)
  const leastSide = reader.optional(fields.leastSide, { field: 'leastSide' }, reader.length)
  return {
    goods: GOODS.find((each) => each === fields.goods) ?? 'all',
    ...(fields.isPeak === '1' && { peak: true }),
    units,
    volumetric:
      divisor === null
        ? null
        : {
            divisor,
            per: units.length === 'in' ? 'in3/lb' : 'cm3/kg',
            ...(leastSide !== null && { leastSide: units.length === 'mm' ? leastSide / 10 : leastSide }),
          },
    priceColumns: readPrices(form, reader),
    ...lowPriceOf(form, reader),
    ...overmaxOf(form, reader),
    tiers: new TierReader(form, reader, places).read(),
  }
}

const GOODS: readonly FbaTable['goods'][] = ['all', 'apparel', 'dangerous']

/** Each price column begins one minor unit above the end of the previous column. */
function readPrices({ prices, fields }: TableForm, reader: FormReader): FbaTable['priceColumns'] {
  let from = reader.optional(fields.priceFrom, { field: 'priceFrom' }, reader.amount) ?? 0
  return prices.map((text, index) => {
    const place = { field: `price${index}` } as const
    const isLast = index === prices.length - 1
    const to = isLast ? reader.optional(text, place, reader.amount) : reader.required(text, place, reader.amount)
    const column = { from, to }
    from = (to ?? from) + 1
    return column
  })
}

function lowPriceOf({ fields }: TableForm, reader: FormReader): Pick<FbaTable, 'lowPrice'> {
  const below = reader.optional(fields.lowBelow, { field: 'lowBelow' }, reader.amount)
  const cut = reader.optional(fields.lowCut, { field: 'lowCut' }, reader.amount)
  if (below === null && cut !== null) reader.fail({ field: 'lowBelow' }, 'required', true)
  return below === null ? {} : { lowPrice: { below, cut } }
}

function overmaxOf({ fields }: TableForm, reader: FormReader): Pick<FbaTable, 'overmax'> {
  const length = reader.optional(fields.overLength, { field: 'overLength' }, reader.length)
  const lengthPlusGirth = reader.optional(fields.overGirth, { field: 'overGirth' }, reader.length)
  const weight = reader.optional(fields.overWeight, { field: 'overWeight' }, reader.weight)
  if (length === null && lengthPlusGirth === null && weight === null) return {}
  if (length === null) reader.fail({ field: 'overLength' }, 'required', true)
  if (lengthPlusGirth === null) reader.fail({ field: 'overGirth' }, 'required', true)
  if (weight === null) reader.fail({ field: 'overWeight' }, 'required', true)
  return { overmax: { length: length ?? 1, lengthPlusGirth: lengthPlusGirth ?? 1, weight: weight ?? 1 } }
}

const LIMITS = ['length', 'width', 'height', 'maxWeight', 'sideSum', 'girth', 'billed'] as const
const STEPS = ['adds', 'step', 'above'] as const

const text = (row: FormRow, column: ColumnKey) => row[column]?.trim() ?? ''

/** Reads the size tiers. A row with a new name begins a tier. Rows below with the same name or no name belong to it. */
class TierReader {
  readonly #form: TableForm
  readonly #reader: FormReader
  readonly #places: RowPlaces
  readonly #tiers: Tier[] = []
  readonly #names = new Set<string>()
  #first: FormRow = {}

  constructor(form: TableForm, reader: FormReader, places: RowPlaces) {
    this.#form = form
    this.#reader = reader
    this.#places = places
  }

  read(): Tier[] {
    for (const [index, row] of this.#form.rows.entries()) if (!isBlankRow(row)) this.#readRow(row, index)
    if (this.#tiers.length === 0) this.#reader.fail({ field: 'rows' }, 'noRows', true)
    const taken = new Set<string>()
    for (const [index, tier] of this.#tiers.entries()) Object.assign(tier, this.#identityOf(tier, index, taken))
    return this.#tiers
  }

  #readRow(row: FormRow, index: number): void {
    const name = text(row, 'tier')
    const last = this.#tiers.at(-1)
    if (last && (name === '' || name === last.name['zh-CN'])) this.#checkLimits(row, index)
    else this.#begin(name, row, index)
    const tier = this.#tiers.at(-1)
    if (!tier) return
    if (tier.over) this.#reader.fail({ row: index, column: null }, 'stepsNotLast')
    else if (STEPS.some((column) => text(row, column) !== '')) this.#addSteps(tier, row, index)
    else this.#addWeight(tier, row, index)
  }

  #begin(name: string, row: FormRow, index: number): void {
    const place = { row: index, column: 'tier' } as const
    if (name === '') this.#reader.fail(place, 'noTier', true)
    else if (this.#names.has(name)) this.#reader.fail(place, 'twice')
    this.#names.add(name)
    this.#first = row
    const billed = text(row, 'billed') || this.#form.fields.billed
    const by = BILLED.find((each) => each === billed)
    if (!by) this.#reader.fail({ row: index, column: 'billed' }, 'notChoice')
    this.#places.set(`tiers.${this.#tiers.length}`, index)
    this.#tiers.push({
      key: '',
      name: { 'zh-CN': name, 'en-US': name },
      limits: this.#limitsOf(row, index),
      billed: by ?? 'unit',
      rows: [],
    })
  }

  /** Only the first row of a tier states its size; later rows may repeat it but not change it. */
  #checkLimits(row: FormRow, index: number): void {
    const other = LIMITS.find((column) => text(row, column) !== '' && text(row, column) !== text(this.#first, column))
    if (other) this.#reader.fail({ row: index, column: other }, 'secondSize')
  }

  #limitsOf(row: FormRow, index: number): Tier['limits'] {
    const { optional, length, weight } = this.#reader
    const at = (column: ColumnKey) => ({ row: index, column })
    const sides = (['length', 'width', 'height'] as const).map((column) => optional(row[column], at(column), length))
    const isTyped = (column: ColumnKey) => text(row, column) !== ''
    const typed = (['length', 'width', 'height'] as const).filter(isTyped)
    const missing = (['length', 'width', 'height'] as const).find((column) => !isTyped(column))
    if (typed.length > 0 && missing) this.#reader.fail(at(missing), 'incompleteSize', true)
    const box = sides.flatMap((side) => side ?? [])
    const maxWeight = optional(row.maxWeight, at('maxWeight'), weight)
    const sideSum = optional(row.sideSum, at('sideSum'), length)
    const lengthPlusGirth = optional(row.girth, at('girth'), length)
    return {
      ...(maxWeight !== null && { weight: maxWeight }),
      ...(box.length === 3 && { box: box.toSorted((a, b) => b - a) }),
      ...(sideSum !== null && { sideSum }),
      ...(lengthPlusGirth !== null && { lengthPlusGirth }),
    }
  }

  #addWeight(tier: Tier, row: FormRow, index: number): void {
    const { optional, weight } = this.#reader
    this.#places.set(`tiers.${this.#tiers.length - 1}.rows.${tier.rows.length}`, index)
    tier.rows.push({ upTo: optional(row.upTo, { row: index, column: 'upTo' }, weight), fees: this.#feesOf(row, index) })
  }

  #addSteps(tier: Tier, row: FormRow, index: number): void {
    const { required, optional, weight } = this.#reader
    const at = (column: ColumnKey) => ({ row: index, column })
    const before = tier.rows.at(-1)?.upTo ?? null
    const above = optional(row.above, at('above'), weight)
    if (above === null && before === null && text(row, 'above') === '') this.#reader.fail(at('above'), 'required', true)
    this.#places.set(`tiers.${this.#tiers.length - 1}.over`, index)
    tier.over = {
      base: this.#feesOf(row, index),
      from: above ?? before ?? 0,
      step: required(row.step, at('step'), weight) ?? 1,
      adds: required(row.adds, at('adds'), this.#reader.cell) ?? 0,
      upTo: optional(row.upTo, at('upTo'), weight),
    }
  }

  #feesOf(row: FormRow, index: number) {
    return feeColumns(this.#form).map(
      (column) => this.#reader.required(row[column], { row: index, column }, this.#reader.cell) ?? 0,
    )
  }

  /**
   * Storage tables refer to tiers by key, so an edited tier keeps its key. Its previous version is found by name or, if
   * the tier was renamed, by position.
   */
  #identityOf(tier: Tier, index: number, taken: Set<string>): Pick<Tier, 'key' | 'name'> {
    const named = LANGUAGES.flatMap((language) =>
      this.#form.tiers.filter(({ name }) => name[language] === tier.name[language]),
    )
    const isUnused = ({ key, name }: Pick<Tier, 'key' | 'name'>) =>
      !taken.has(key) && !LANGUAGES.some((language) => this.#names.has(name[language]))
    const [known] = named.filter(({ key }) => !taken.has(key))
    const placed = this.#form.tiers[index]
    const renamed = placed && isUnused(placed) ? placed.key : undefined
    const key = known?.key ?? renamed ?? freeKey(taken, this.#form.tiers)
    taken.add(key)
    return { key, name: known?.name ?? tier.name }
  }
}

const BILLED: readonly Tier['billed'][] = ['unit', 'greater', 'unknown']

function freeKey(taken: ReadonlySet<string>, known: readonly Pick<Tier, 'key'>[]): string {
  let number = 1
  while (taken.has(`tier${number}`) || known.some(({ key }) => key === `tier${number}`)) number++
  return `tier${number}`
}
