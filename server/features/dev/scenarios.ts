/** The situations that somebody has put a world into, for everybody in it or for one account. Always none in production. */
import { SCENARIOS, type Scenario } from '#contracts/api/dev/devtools-scenarios.ts'

export class Scenarios {
  readonly #everybody = new Set<Scenario>()
  readonly #alone = new Map<number, Set<Scenario>>()

  /** Nobody is in any: asked on every call, so it is quick. */
  get none(): boolean {
    return this.#everybody.size === 0 && this.#alone.size === 0
  }

  /** Whether it holds for the account; without one, whether it holds for everybody. */
  has(scenario: Scenario, accountId?: number): boolean {
    if (this.none) return false
    return this.#everybody.has(scenario) || (accountId !== undefined && !!this.#alone.get(accountId)?.has(scenario))
  }

  /** Turns it on or off for the account alone, or for everybody. */
  turn(scenario: Scenario, on: boolean, accountId?: number): void {
    const set = accountId === undefined ? this.#everybody : (this.#alone.get(accountId) ?? new Set())
    if (on) set.add(scenario)
    else set.delete(scenario)
    if (accountId === undefined) return
    if (set.size > 0) this.#alone.set(accountId, set)
    else this.#alone.delete(accountId)
  }

  /** Those of the account alone, or of everybody, in the order of the contract. */
  of(accountId?: number): Scenario[] {
    const set = accountId === undefined ? this.#everybody : this.#alone.get(accountId)
    return SCENARIOS.filter((scenario) => set?.has(scenario))
  }

  /** Those that hold for the account. */
  holding(accountId?: number): Scenario[] {
    return SCENARIOS.filter((scenario) => this.has(scenario, accountId))
  }

  /** Accounts that are in some alone. */
  accounts(): number[] {
    return [...this.#alone.keys()]
  }

  clear(): void {
    this.#everybody.clear()
    this.#alone.clear()
  }
}
