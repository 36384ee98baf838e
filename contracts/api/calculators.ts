/**
 * Saved calculations, their shared copies, the seller's settings and fee tables, and product facts to start from. The input
 * of a calculation is JSON in a string: `contracts/model/calculators` defines its shape, the server checks and stores it. So
 * is a fee table, whose shape is in `contracts/model/fees/table-schema.ts`.
 */
import { sortedRows } from '../core/constraints.ts'
import { data, download, endpoints } from '../core/endpoint.ts'
import { page, pageQuery } from '../core/page.ts'
import { array, boolean, integer, nullable, number, object, oneOf, optional, string } from '../core/schema.ts'
import { signedQuery } from '../core/signed.ts'
import { day, instant } from '../core/time.ts'
import { ExchangeRates } from '../model/calculators/exchange.ts'
import { MODES } from '../model/calculators/freight/modes.ts'
import { FEE_CATEGORIES } from '../model/catalogue.ts'
import { OWN_TABLE_CHARS_MAX } from '../model/fees/own-table-limits.ts'
import { LANGUAGES } from '../model/language.ts'
import { MarketplaceCode, TypedAsin } from './products.ts'

export const NAME_MAX = 80
/** Saved calculations of one account. */
export const CALCULATIONS_MAX = 500

export const KINDS = ['profit', 'freight'] as const
export type CalculationKind = (typeof KINDS)[number]
/** Characters of an input as JSON; a thousand cartons need about half. */
export const INPUT_MAX = 200_000

const Kind = oneOf(...KINDS)
const InputText = string({
  maxLength: INPUT_MAX,
  contentMediaType: 'application/json',
  description: 'Input of the tool as JSON',
})
const TableText = string({
  maxLength: OWN_TABLE_CHARS_MAX,
  contentMediaType: 'application/json',
  description: 'Fee table as JSON',
})
const Name = string({ minLength: 1, maxLength: NAME_MAX })
/** The mode whose costs a freight PDF itemises; without it the cheapest. */
const Itemised = optional(oneOf(...MODES))
/** 32 random bytes as base64url. */
const Token = string({ pattern: '^[\\w-]{43}$' })

const sentToken = string({ description: 'Opaque; part of the shared link' })
/** A link to a frozen copy that has not been withdrawn. */
export const SharedLink = object({ token: sentToken, shared_at: instant() })

export const Calculation = object({
  id: integer(),
  kind: Kind,
  name: Name,
  input: InputText,
  created_at: instant(),
  updated_at: instant(),
  links: sortedRows(SharedLink, 'shared_at', 'desc', { description: 'Its shared copies, latest first' }),
})

/** A fee table that the seller entered. */
export const OwnTableRow = object({ id: integer(), table: TableText, updated_at: instant() })

/** What is on record about a product; null is unknown. Lengths in millimeters, weight in grams. */
export const ProductFacts = object({
  asin: string(),
  marketplace: MarketplaceCode,
  title: string(),
  imageUrl: nullable(string()),
  price: nullable(integer({ minimum: 0, description: 'Minor units of the marketplace' })),
  size: nullable(object({ length: number(), width: number(), height: number() })),
  weight: nullable(number()),
  measures: nullable(oneOf('package', 'item', 'piece')),
  feeCategory: nullable(oneOf(...FEE_CATEGORIES)),
  returnRate: nullable(number({ description: 'Return rate of its category' })),
  sample: boolean(),
  observedOn: day('Day of the data'),
})

export const calculators = endpoints({
  product: {
    method: 'GET',
    path: '/api/calculators/product',
    summary: 'Facts of a product for a calculation',
    auth: 'user',
    origin: 'ours',
    query: object({ asin: TypedAsin, marketplace: MarketplaceCode }),
    answer: data(ProductFacts),
    failures: ['emptyAsin', 'wrongAsin', 'asinNotFound', 'asinElsewhere'],
  },
  list: {
    method: 'GET',
    path: '/api/calculators/list',
    summary: 'Saved calculations, latest change first',
    auth: 'user',
    origin: 'ours',
    query: object({ ...pageQuery, kind: Kind }),
    answer: data(page(Calculation)),
    failures: [],
  },
  save: {
    method: 'POST',
    path: '/api/calculators/save',
    summary: 'Save a calculation; with an id, replace the saved one',
    auth: 'user',
    origin: 'ours',
    body: object({ id: optional(integer({ minimum: 1 })), kind: Kind, name: Name, input: InputText }),
    answer: data(Calculation),
    failures: ['calculationNotFound', 'tooManyCalculations', 'wrongCalculation'],
  },
  remove: {
    method: 'POST',
    path: '/api/calculators/delete',
    summary: 'Delete a saved calculation; its shared copies stay until they are withdrawn',
    auth: 'user',
    origin: 'ours',
    body: object({ id: integer({ minimum: 1 }) }),
    answer: data(object({})),
    failures: ['calculationNotFound'],
  },
  share: {
    method: 'POST',
    path: '/api/calculators/share',
    summary: 'Share a frozen copy of a calculation with every logged-in user who has its token',
    auth: 'user',
    origin: 'ours',
    body: object({ id: integer({ minimum: 1 }) }),
    answer: data(object({ token: sentToken })),
    failures: ['calculationNotFound'],
  },
  shared: {
    method: 'GET',
    path: '/api/calculators/shared',
    summary: 'A frozen copy: its name, input and day, without data of the account',
    auth: 'user',
    origin: 'ours',
    query: object({ token: Token }),
    answer: data(object({ kind: Kind, name: Name, input: InputText, shared_at: instant(), own: boolean() })),
    failures: ['sharedCopyNotFound'],
  },
  unshare: {
    method: 'POST',
    path: '/api/calculators/unshare',
    summary: 'Withdraw a frozen copy',
    auth: 'user',
    origin: 'ours',
    body: object({ token: Token }),
    answer: data(object({})),
    failures: ['sharedCopyNotFound'],
  },
  print: {
    method: 'POST',
    path: '/api/calculators/print',
    summary: 'URL of a calculation as PDF: a saved one by its id or a shared copy by its token, exactly one of them',
    auth: 'user',
    origin: 'ours',
    safe: true,
    body: object({
      id: optional(integer({ minimum: 1 })),
      token: optional(Token),
      language: optional(oneOf(...LANGUAGES)),
      mode: Itemised,
    }),
    answer: data(
      object({ url: string({ description: 'Valid for a limited time; the server draws the PDF on download' }) }),
    ),
    failures: ['calculationNotFound', 'sharedCopyNotFound'],
  },
  printDraft: {
    method: 'POST',
    path: '/api/calculators/print/draft',
    summary: 'An unsaved calculation as PDF; nothing is stored',
    auth: 'user',
    origin: 'ours',
    safe: true,
    body: object({
      kind: Kind,
      name: Name,
      input: InputText,
      on: optional(day('Current day of the reader, by which quotes expire; without it, the day in Beijing')),
      language: optional(oneOf(...LANGUAGES)),
      mode: Itemised,
    }),
    answer: download('application/pdf'),
    failures: ['wrongCalculation'],
  },
  pdf: {
    method: 'GET',
    path: '/download/calculators/:file',
    summary: 'The PDF of a calculation; its URL is signed and expires',
    auth: 'guest',
    origin: 'ours',
    params: object({ file: string({ maxLength: 80 }) }),
    query: object({
      ...signedQuery,
      lang: optional(oneOf(...LANGUAGES)),
      mode: Itemised,
      inline: optional(integer({ description: '1 shows it in the browser instead of downloading it' })),
    }),
    answer: download('application/pdf'),
    failures: ['fileNotFound'],
  },
  settings: {
    method: 'GET',
    path: '/api/calculators/settings',
    summary: 'The exchange rates that the account has entered',
    auth: 'user',
    origin: 'ours',
    answer: data(object({ exchange: nullable(ExchangeRates) })),
    failures: [],
  },
  saveSettings: {
    method: 'POST',
    path: '/api/calculators/settings',
    summary: 'Replace the settings; null resets one',
    auth: 'user',
    origin: 'ours',
    body: object({ exchange: nullable(ExchangeRates) }),
    answer: data(object({})),
    failures: [],
  },
  ownTables: {
    method: 'GET',
    path: '/api/calculators/own-tables',
    summary: 'The fee tables that the account has entered, of all marketplaces',
    auth: 'user',
    origin: 'ours',
    answer: data(object({ tables: array(OwnTableRow) })),
    failures: [],
  },
  saveOwnTable: {
    method: 'POST',
    path: '/api/calculators/own-tables/save',
    summary: 'Add a fee table; with an id, replace that one',
    auth: 'user',
    origin: 'ours',
    body: object({ id: optional(integer({ minimum: 1 })), table: TableText }),
    answer: data(OwnTableRow),
    failures: ['ownTableNotFound', 'tooManyOwnTables', 'wrongOwnTable'],
  },
  removeOwnTable: {
    method: 'POST',
    path: '/api/calculators/own-tables/delete',
    summary: 'Delete a fee table; saved calculations and shared copies keep those that they use',
    auth: 'user',
    origin: 'ours',
    body: object({ id: integer({ minimum: 1 }) }),
    answer: data(object({})),
    failures: ['ownTableNotFound'],
  },
})
