/** Rules by which calls of a world are late or fail. Chance is seeded, so the same rule meets the same calls again. */
import type { Fault, FaultRule } from '#contracts/api/dev/devtools-faults.ts'
import type { Static } from '#contracts/core/schema.ts'
import { createRandom, type Random } from '#fixtures/random.ts'

export type Rule = Static<typeof FaultRule>
type Held = Static<typeof Fault>

/** What is to happen to one call. */
export interface Mishap {
  /** Milliseconds. */
  delay: number
  fault: NonNullable<Rule['fault']>
  /** Of the fault `status`. */
  status: number
}

interface Entry {
  rule: Held
  /** Whose calls alone. */
  accountId: number | undefined
  random: Random
}

export class Faults {
  #entries: readonly Entry[] = []
  #last = 0

  /** Asked on every call, so it is quick. */
  get none(): boolean {
    return this.#entries.length === 0
  }

  list(): Held[] {
    return this.#entries.map(({ rule }) => rule)
  }

  /** The rules as they were added, to add them again. */
  rules(): { rule: Rule; accountId: number | undefined }[] {
    return this.#entries.map(({ rule: { id: _id, seen: _seen, hits: _hits, ...rule }, accountId }) => ({
      rule,
      accountId,
    }))
  }

  /** `accountId`: that of the phone of the rule. */
  add(rule: Rule, accountId: number | undefined): Held {
    const held = { ...rule, id: ++this.#last, seen: 0, hits: 0 }
    this.#entries = [...this.#entries, { rule: held, accountId, random: createRandom(rule.seed ?? 1, 'fault') }]
    return held
  }

  /** Removes the rule, or all of them. */
  remove(id?: number): void {
    this.#entries = id === undefined ? [] : this.#entries.filter(({ rule }) => rule.id !== id)
  }

  /** What happens to a call, named as in the contract, of an account; counts it. */
  meet(call: string, accountId: number | undefined): Mishap {
    const mishap: Mishap = { delay: 0, fault: 'none', status: 500 }
    for (const { rule, accountId: only, random } of this.#entries) {
      if ((rule.call !== 'all' && rule.call !== call) || (only !== undefined && only !== accountId)) continue
      rule.seen++
      // Both are drawn for every call: what a rule does to one does not change which it meets next.
      const [chance, part] = [random.next(), random.next()]
      if (chance >= (rule.probability ?? 1)) continue
      rule.hits++
      if (rule.latency) mishap.delay += Math.round(rule.latency.from + part * (rule.latency.to - rule.latency.from))
      if (mishap.fault !== 'none' || !rule.fault) continue
      mishap.fault = rule.fault
      mishap.status = rule.status ?? 500
    }
    return mishap
  }
}
