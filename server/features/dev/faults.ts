/** Rules that delay calls of a world or let them fail. Chance is seeded, so a rule affects the same calls in each run. */
import type { Fault, FaultRule } from '#contracts/api/dev/devtools-faults.ts'
import type { Static } from '#contracts/core/schema.ts'
import { createRandom, type Random } from '#fixtures/random.ts'

export type Rule = Static<typeof FaultRule>
type CountedRule = Static<typeof Fault>

export interface Mishap {
  /** Milliseconds. */
  delay: number
  fault: NonNullable<Rule['fault']>
  status: number
}

interface Entry {
  rule: CountedRule
  accountId: number | undefined
  random: Random
}

export class Faults {
  #entries: readonly Entry[] = []
  #last = 0

  /** Checked on every call, so it must be fast. */
  get isEmpty(): boolean {
    return this.#entries.length === 0
  }

  list(): CountedRule[] {
    return this.#entries.map(({ rule }) => rule)
  }

  /** The rules in the form that `add` takes. */
  rules(): { rule: Rule; accountId: number | undefined }[] {
    return this.#entries.map(({ rule: { id: _id, seen: _seen, hits: _hits, ...rule }, accountId }) => ({
      rule,
      accountId,
    }))
  }

  /** `accountId` belongs to the rule's phone. */
  add(rule: Rule, accountId: number | undefined): CountedRule {
    const counted = { ...rule, id: ++this.#last, seen: 0, hits: 0 }
    this.#entries = [...this.#entries, { rule: counted, accountId, random: createRandom(rule.seed ?? 1, 'fault') }]
    return counted
  }

  remove(id?: number): void {
    this.#entries = id === undefined ? [] : this.#entries.filter(({ rule }) => rule.id !== id)
  }

  /** Decides what happens to a call (named as in the contract) and counts it. */
  decide(call: string, accountId: number | undefined): Mishap {
    const mishap: Mishap = { delay: 0, fault: 'none', status: 500 }
    for (const { rule, accountId: only, random } of this.#entries) {
      if ((rule.call !== 'all' && rule.call !== call) || (only !== undefined && only !== accountId)) continue
      rule.seen++
      // Draw both for every call, so that the effect on one call does not change which calls are affected next.
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
