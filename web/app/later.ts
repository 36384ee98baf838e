import { type ComponentType, lazy } from 'react'

export interface Later<Props> {
  /** Begins to load it. */
  begin: () => Promise<unknown>
  /** What to draw. Once it is here it is drawn at once; before that it waits in the Suspense around it. */
  readonly component: ComponentType<Props>
  /** Retries a failed load at the next render; plain `lazy` would keep the failure. */
  renew: () => void
}

/**
 * A component that comes with a chunk of its own. Unlike `lazy` alone it shows no fallback where it is here already: React
 * would keep that for a third of a second.
 */
export function later<Props>(load: () => Promise<ComponentType<Props>>): Later<Props> {
  let here: ComponentType<Props> | undefined
  // What was drawn once stays what is drawn: another component in its place would begin anew.
  let drawn: ComponentType<Props> | undefined
  const begin = async () => {
    here = await load()
    return here
  }
  return {
    begin,
    get component() {
      drawn ??= here ?? lazy(async () => ({ default: here ?? (await begin()) }))
      return drawn
    },
    renew() {
      if (!here) drawn = undefined
    },
  }
}
