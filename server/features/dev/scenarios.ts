/** The scenarios set in a world, for all its users or for one account. Always empty in production. */
import { SCENARIOS, type Scenario } from '#contracts/api/dev/devtools-scenarios.ts'

export class Scenarios {
  readonly #forAll = new Set<Scenario>()
  readonly #byAccount = new Map<number, Set<Scenario>>()

  /** Checked on every call, so it must be fast. */
  get isEmpty(): boolean {
    return this.#forAll.size === 0 && this.#byAccount.size === 0
  }

  /** True if it is on for the account; without an account, if it is on for everyone. */
  has(scenario: Scenario, accountId?: number): boolean {
    if (this.isEmpty) return false
    return this.#forAll.has(scenario) || (accountId !== undefined && !!this.#byAccount.get(accountId)?.has(scenario))
  }

  turn(scenario: Scenario, on: boolean, accountId?: number): void {
    const set = accountId === undefined ? this.#forAll : (this.#byAccount.get(accountId) ?? new Set())
    if (on) set.add(scenario)
    else set.delete(scenario)
    if (accountId === undefined) return
    if (set.size > 0) this.#byAccount.set(accountId, set)
    else this.#byAccount.delete(accountId)
  }

  /** Those set for this account only, or for everyone, in the order of the contract. */
  of(accountId?: number): Scenario[] {
    const set = accountId === undefined ? this.#forAll : this.#byAccount.get(accountId)
    return SCENARIOS.filter((scenario) => set?.has(scenario))
  }

  applyingTo(accountId?: number): Scenario[] {
    return SCENARIOS.filter((scenario) => this.has(scenario, accountId))
  }

  accounts(): number[] {
    return [...this.#byAccount.keys()]
  }

  clear(): void {
    this.#forAll.clear()
    this.#byAccount.clear()
  }
}
