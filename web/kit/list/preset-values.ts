/**
 * A preset replaces values of the address. What it replaced stays in the address, and returns when the preset is taken
 * away.
 */

/** The name of the replaced values, which are a query themselves. */
export const REPLACED = 'replaced'

/** Set with a condition that the seller changes: all conditions are the seller's own from then on. */
export const WITHOUT_PRESET = { preset: '', [REPLACED]: '' }

type Values = Readonly<Record<string, string>>

const replacedIn = (address: URLSearchParams) => new URLSearchParams(address.get(REPLACED) ?? '')

/**
 * The values to set when another preset, or none, follows one. Values that were changed after the preset was chosen
 * stay.
 * @param before the values that the preset in force has set; none without a preset
 * @param after those of the preset that follows
 */
export function changePreset(address: URLSearchParams, before: Values, after: Values): Values {
  const replaced = replacedIn(address)
  const isOfPreset = ([name, value]: [string, string]) => (address.get(name) ?? '') === value
  const returned = Object.fromEntries(
    Object.entries(before)
      .filter(isOfPreset)
      .map(([name]) => [name, replaced.get(name) ?? '']),
  )
  const own = Object.keys(after)
    .map((name) => [name, returned[name] ?? address.get(name) ?? ''])
    .filter(([, value]) => value !== '')
  return { ...returned, ...after, [REPLACED]: new URLSearchParams(own).toString() }
}

/** Keeps replaced values from returning, such as amounts of another currency. */
export const dropReplaced = (address: URLSearchParams, names: readonly string[]): Values => ({
  [REPLACED]: new URLSearchParams([...replacedIn(address)].filter(([name]) => !names.includes(name))).toString(),
})
