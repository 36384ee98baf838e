/** The freight calculation that a seller is working on. It survives a reload, and only its account sees it. */
import { useMemo } from 'react'
import { REFERENCE_RATES } from '#contracts/model/calculators/exchange.ts'
import type { FreightInput } from '#contracts/model/calculators/freight/input.ts'
import { startFreight } from '#contracts/model/calculators/freight/start.ts'
import { readFreight } from '#contracts/model/calculators/freight/stored-input.ts'
import { DEFAULT_MARKETPLACE, type Marketplace } from '#contracts/model/marketplaces.ts'
import { draft, useDraft } from '#web/kit/draft.ts'
import { useUser } from '#web/kit/session.ts'
import { useToday } from '#web/kit/session-store.ts'

export interface Saved {
  id: number
  name: string
  /** The input as saved, to tell whether it has changed since. */
  input: string
}

export interface Calculation {
  input: FreightInput
  /** The saved calculation that is open. */
  saved: Saved | null
  /** Counts replacements: fields with unfinished text start again. */
  round: number
  /** The calculation that a replacement took the place of, to restore it. */
  replaced: Omit<Calculation, 'replaced'> | null
}

const freightDraft = draft<Calculation>()

const STORAGE_KEY = 'freight calculation'

/** The first input of a seller: the exchange rates of the last day of 2024, whose day the screen shows. */
export const newFreight = (marketplace: Marketplace, today: string): FreightInput => ({
  ...startFreight(marketplace, today),
  exchange: REFERENCE_RATES,
})

const newCalculation = (input: FreightInput): Calculation => ({ input, saved: null, round: 0, replaced: null })

/** Undefined if there is none of this account, or if storage is blocked or invalid. */
function readStored(account: number, today: string): Calculation | undefined {
  try {
    const stored: Partial<Record<'account' | 'input' | 'saved', unknown>> = JSON.parse(
      localStorage.getItem(STORAGE_KEY) ?? '{}',
    )
    if (stored.account !== account) return undefined
    const input = readFreight(JSON.stringify(stored.input), today)
    return input ? { ...newCalculation(input), saved: savedIn(stored.saved) } : undefined
  } catch {
    return undefined
  }
}

function savedIn(value: unknown): Saved | null {
  if (typeof value !== 'object' || value === null) return null
  const { id, name, input }: Partial<Saved> = value
  return typeof id === 'number' && typeof name === 'string' && typeof input === 'string' ? { id, name, input } : null
}

function store(account: number, { input, saved }: Calculation): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ account, input, saved }))
  } catch {
    // Storage is blocked: the calculation lasts until the page is closed.
  }
}

export interface CalculationState {
  calculation: Calculation
  change: (part: Partial<FreightInput>) => void
  update: (change: (before: Calculation) => Calculation) => void
  /** Puts another calculation in place of this one, which `restore` brings back. */
  replace: (next: Pick<Calculation, 'input'> & Partial<Pick<Calculation, 'saved'>>) => void
  restore: () => void
}

/** The calculation of this account and its setters. */
export function useFreight(): CalculationState {
  const [kept, setDraft] = useDraft(freightDraft)
  const account = useUser()?.id
  const today = useToday()
  const first = useMemo(
    () =>
      (account === undefined ? undefined : readStored(account, today)) ??
      newCalculation(newFreight(DEFAULT_MARKETPLACE, today)),
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
    replace: ({ input, saved = null }) =>
      update(({ replaced: _, ...before }) => ({ input, saved, round: before.round + 1, replaced: before })),
    restore: () =>
      update(({ round, replaced, ...now }) => ({ ...(replaced ?? now), round: round + 1, replaced: null })),
  }
}
