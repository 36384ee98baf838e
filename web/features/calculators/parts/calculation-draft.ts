/** The calculation that a seller is working on in a tool. It survives a reload, and other accounts do not see it. */
import { useEffect, useMemo } from 'react'
import { draft, useDraft } from '#web/kit/draft.ts'
import { useUser } from '#web/kit/session.ts'
import { useToday } from '#web/kit/session-store.ts'
import type { SavedRow } from '../saved/calls.ts'

/** The saved calculation that is open. A comparison with its stored input shows whether there are unsaved changes. */
export type OpenSaved = Pick<SavedRow, 'id' | 'name' | 'input'>

export interface DraftOf<Input> {
  input: Input
  saved: OpenSaved | null
  /** Incremented when the calculation is replaced. This remounts the fields, so that they drop unfinished text. */
  round: number
}

interface Tool<Input, Calculation> {
  storageKey: string
  firstInput: (today: string) => Input
  create: (input: Input) => Calculation
  /** Parses a calculation from the storage of the browser; returns null if its input cannot be read. */
  read: (stored: StoredValue, today: string) => Calculation | null
}

export type StoredValue = Readonly<Partial<Record<string, unknown>>>

export interface DraftState<Input, Calculation> {
  calculation: Calculation
  change: (part: Partial<Input>) => void
  update: (change: (before: Calculation) => Calculation) => void
  /** Replaces this calculation by another; `restore` brings it back. */
  replace: (next: { input: Input } & Partial<Calculation>) => void
  /** Whether there is a calculation to restore. */
  canRestore: boolean
  restore: () => void
  /** Call it after a save, to link the calculation to its saved row. */
  remember: (row: SavedRow) => void
  /** Call it after a rename; no change if another calculation is open. */
  rename: (row: SavedRow) => void
  /** Call it after a deletion; no change if another calculation is open. */
  forget: (id: number) => void
}

interface Held<Calculation> {
  now: Calculation
  replaced: Calculation | null
  /** Made before the account was known, and therefore not stored yet. */
  isUnstored: boolean
}

/**
 * Creates the hook of a tool; call it once, at module level. The hook returns the calculation of this account and its
 * setters.
 */
export function calculationDraft<Input extends object, Calculation extends DraftOf<Input>>(
  tool: Tool<Input, Calculation>,
): () => DraftState<Input, Calculation> {
  const held = draft<Held<Calculation>>()
  return function useCalculation() {
    const [kept, setDraft] = useDraft(held)
    const account = useUser()?.id
    const today = useToday()
    const stored = useMemo(() => (account === undefined ? null : readStored(tool, account, today)), [account, today])
    const first = useMemo(
      (): Held<Calculation> => ({
        now: stored ?? tool.create(tool.firstInput(today)),
        replaced: null,
        isUnstored: false,
      }),
      [stored, today],
    )
    const set = (next: (before: Held<Calculation>) => Omit<Held<Calculation>, 'isUnstored'>) =>
      setDraft((before = first) => {
        const changed = { ...next(before), isUnstored: account === undefined }
        if (account !== undefined) store(tool.storageKey, { account, ...changed.now })
        return changed
      })
    // The account is known only after its first answer. What was typed before stays and replaces the stored calculation.
    useEffect(() => {
      if (account !== undefined && kept?.isUnstored) set(({ now, replaced }) => ({ now, replaced: stored ?? replaced }))
    })
    const update = (change: (before: Calculation) => Calculation) =>
      set(({ now, replaced }) => ({ now: change(now), replaced }))
    const updateSaved = (id: number, change: (saved: OpenSaved) => OpenSaved | null) =>
      update((before) => (before.saved?.id === id ? { ...before, saved: change(before.saved) } : before))
    const { now, replaced } = kept ?? first
    return {
      calculation: now,
      change: (part) => update((before) => ({ ...before, input: { ...before.input, ...part } })),
      update,
      replace: (next) =>
        set(({ now: before }) => ({
          now: { ...tool.create(next.input), ...next, round: before.round + 1 },
          replaced: before,
        })),
      canRestore: replaced !== null,
      restore: () => set((before) => ({ now: restoreInput(before), replaced: null })),
      remember: ({ id, name, input }) => update((before) => ({ ...before, saved: { id, name, input } })),
      rename: ({ id, name }) => updateSaved(id, (saved) => ({ ...saved, name })),
      forget: (id) => updateSaved(id, () => null),
    }
  }
}

const restoreInput = <Calculation extends { round: number }>({ now, replaced }: Held<Calculation>): Calculation => ({
  ...(replaced ?? now),
  round: now.round + 1,
})

/** Returns null if this account has stored no calculation, or if the storage is blocked or its content is invalid. */
function readStored<Input, Calculation extends DraftOf<Input>>(
  { storageKey, read }: Tool<Input, Calculation>,
  account: number,
  today: string,
): Calculation | null {
  try {
    const stored: StoredValue = JSON.parse(localStorage.getItem(storageKey) ?? '{}')
    const calculation = stored.account === account ? read(stored, today) : null
    return calculation && { ...calculation, saved: savedIn(stored.saved) }
  } catch {
    return null
  }
}

function savedIn(value: unknown): OpenSaved | null {
  if (typeof value !== 'object' || value === null) return null
  const { id, name, input }: Partial<OpenSaved> = value
  return typeof id === 'number' && typeof name === 'string' && typeof input === 'string' ? { id, name, input } : null
}

function store(key: string, calculation: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(calculation))
  } catch {
    // Storage is blocked: the calculation lasts until the page is closed.
  }
}
