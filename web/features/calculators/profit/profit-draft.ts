/** The calculation that a seller is working on. It survives a reload, and only its account sees it. */
import { useMemo } from 'react'
import { emptyInput, type ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import { readInput } from '#contracts/model/calculators/profit/stored-input.ts'
import { DEFAULT_MARKETPLACE, isMarketplace } from '#contracts/model/marketplaces.ts'
import { draft, useDraft } from '#web/kit/draft.ts'
import { useUser } from '#web/kit/session.ts'
import { useToday } from '#web/kit/session-store.ts'
import type { FilledProduct } from './fill-in.ts'

export interface Saved {
  id: number
  name: string
  /** The input as saved, to tell whether it has changed since. */
  input: string
}

/** Amounts that a report assumed, in minor units; the seller has replaced those that differ. */
export type AssumedCosts = Partial<Pick<ProfitInput, 'cost' | 'freight'>>

export interface Calculation {
  input: ProfitInput
  /** The product that facts came from. */
  product: FilledProduct | null
  assumed: AssumedCosts
  /** The saved calculation that is open. */
  saved: Saved | null
  /** Counts replacements: fields with unfinished text start again. */
  round: number
  /** The calculation that a replacement took the place of, to restore it. */
  replaced: Omit<Calculation, 'replaced'> | null
}

const profitDraft = draft<Calculation>()

const STORAGE_KEY = 'profit calculation'

export const newCalculation = (input: ProfitInput): Calculation => ({
  input,
  product: null,
  assumed: {},
  saved: null,
  round: 0,
  replaced: null,
})

/** Undefined if there is none of this account, or if storage is blocked or invalid. */
function readStored(account: number): Calculation | undefined {
  try {
    const stored: Partial<Record<'account' | keyof Calculation, unknown>> = JSON.parse(
      localStorage.getItem(STORAGE_KEY) ?? '{}',
    )
    if (stored.account !== account) return undefined
    const input = readInput(JSON.stringify(stored.input))
    if (!input) return undefined
    return {
      ...newCalculation(input),
      product: productIn(stored.product),
      assumed: assumedIn(stored.assumed),
      saved: savedIn(stored.saved),
    }
  } catch {
    return undefined
  }
}

const isText = (value: unknown): value is string => typeof value === 'string'

function productIn(value: unknown): FilledProduct | null {
  if (typeof value !== 'object' || value === null) return null
  const { asin, marketplace, title, imageUrl, sample, observedOn, filled, unknown }: Partial<FilledProduct> = value
  if (!isText(asin) || !isText(title) || !isText(observedOn) || !isText(marketplace) || !isMarketplace(marketplace))
    return null
  return {
    asin,
    marketplace,
    title,
    imageUrl: isText(imageUrl) ? imageUrl : null,
    sample: sample === true,
    observedOn,
    filled: Array.isArray(filled) ? filled : [],
    unknown: Array.isArray(unknown) ? unknown : [],
  }
}

function assumedIn(value: unknown): AssumedCosts {
  if (typeof value !== 'object' || value === null) return {}
  const { cost, freight }: Partial<Record<keyof AssumedCosts, unknown>> = value
  return {
    cost: typeof cost === 'number' ? cost : null,
    freight: typeof freight === 'number' ? freight : null,
  }
}

function savedIn(value: unknown): Saved | null {
  if (typeof value !== 'object' || value === null) return null
  const { id, name, input }: Partial<Saved> = value
  return typeof id === 'number' && isText(name) && isText(input) ? { id, name, input } : null
}

function store(account: number, { input, product, assumed, saved }: Calculation): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ account, input, product, assumed, saved }))
  } catch {
    // Storage is blocked: the calculation lasts until the page is closed.
  }
}

export interface CalculationState {
  calculation: Calculation
  change: (part: Partial<ProfitInput>) => void
  update: (change: (before: Calculation) => Calculation) => void
  /** Puts another calculation in place of this one, which `restore` brings back. */
  replace: (next: Pick<Calculation, 'input'> & Partial<Pick<Calculation, 'product' | 'assumed' | 'saved'>>) => void
  restore: () => void
}

/** The calculation of this account and its setters. */
export function useCalculation(): CalculationState {
  const [kept, setDraft] = useDraft(profitDraft)
  const account = useUser()?.id
  const today = useToday()
  const first = useMemo(
    () =>
      (account === undefined ? undefined : readStored(account)) ??
      newCalculation(emptyInput(DEFAULT_MARKETPLACE, today)),
    [account, today],
  )
  const update = (next: (before: Calculation) => Calculation) =>
    setDraft((before = first) => {
      const changed = next(before)
      if (account !== undefined) store(account, changed)
      return changed
    })
  return {
    calculation: kept ?? first,
    update,
    change: (part) => update((before) => ({ ...before, input: { ...before.input, ...part } })),
    replace: (next) =>
      update(({ replaced: _, ...before }) => ({
        ...newCalculation(next.input),
        ...next,
        round: before.round + 1,
        replaced: before,
      })),
    restore: () =>
      update(({ round, replaced, ...now }) => ({ ...(replaced ?? now), round: round + 1, replaced: null })),
  }
}
