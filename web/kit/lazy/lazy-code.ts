import { reloadFailedStyles } from './failed-styles.ts'

/** Code in a chunk of its own, loaded on first use and cached. */
export interface LazyCode<Code extends object> {
  readonly loaded: Code | undefined
  /** Retries after a failure, unlike React's `lazy`. */
  load: () => Promise<Code>
}

/** Create it once per chunk, at module level. */
export function lazyCode<Code extends object>(fetch: () => Promise<Code>): LazyCode<Code> {
  let loaded: Code | undefined
  return {
    get loaded() {
      return loaded
    },
    async load() {
      if (loaded) return loaded
      await reloadFailedStyles()
      loaded = await fetch()
      return loaded
    },
  }
}
