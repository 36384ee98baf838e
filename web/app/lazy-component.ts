import { type ComponentType, lazy } from 'react'

export interface LazyComponent<Props> {
  load: () => Promise<unknown>
  /** Renders at once if loaded, else suspends. */
  readonly component: ComponentType<Props>
  /** Retries a failed load at the next render; plain `lazy` would keep the failure. */
  reset: () => void
}

/** Like `lazy`, but renders a loaded chunk at once: `lazy` would show the fallback for a third of a second. */
export function lazyComponent<Props>(fetch: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined
  // The component stays the same after its first render: another one would remount and lose its state.
  let rendered: ComponentType<Props> | undefined
  const load = async () => {
    loaded = await fetch()
    return loaded
  }
  return {
    load,
    get component() {
      rendered ??= loaded ?? lazy(async () => ({ default: loaded ?? (await load()) }))
      return rendered
    },
    reset() {
      if (!loaded) rendered = undefined
    },
  }
}
