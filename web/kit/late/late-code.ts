import { lostStylesAnew } from './lost-styles.ts'

/** Code that comes with a chunk of its own when it is first asked for, and stays. */
export interface LateCode<Code extends object> {
  /** Absent until it has come. */
  readonly here: Code | undefined
  /** Fetches it; what could not be fetched is asked for anew the next time, which `lazy` never does. */
  come: () => Promise<Code>
}

/** Made once, where what it fetches is drawn. */
export function lateCode<Code extends object>(fetch: () => Promise<Code>): LateCode<Code> {
  let here: Code | undefined
  return {
    get here() {
      return here
    },
    async come() {
      if (here) return here
      await lostStylesAnew()
      here = await fetch()
      return here
    },
  }
}
