import { useEffect, useRef, useState } from 'react'
import { ROBOT_MINUTES } from '#contracts/core/rules.ts'

/** A little less than on the server, or a confirmation would expire on its way. */
const GOOD_FOR_MS = (ROBOT_MINUTES - 0.5) * 60_000

export type RobotState = 'idle' | 'solving' | 'confirmed' | 'expired' | 'failed'

/** In a chunk of its own: nothing of it is needed before somebody begins to fill in the form. */
const solver = () => import('./solve-challenge.ts')

/** The not-a-robot confirmation of a form: ticked once, solved anew behind the scenes for every call that uses it up. */
export function useRobot() {
  const [state, setState] = useState<RobotState>('idle')
  const held = useRef<Promise<string> | null>(null)
  const work = useRef(new AbortController())
  const gone = useRef(false)
  const expiry = useRef<ReturnType<typeof setTimeout>>(undefined)

  function forget(next: RobotState) {
    work.current.abort()
    clearTimeout(expiry.current)
    held.current = null
    setState(next)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form goes
  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
      forget('idle')
    }
  }, [])

  function solve(): Promise<string> {
    const controller = new AbortController()
    work.current = controller
    clearTimeout(expiry.current)
    const proof = solver().then(({ solveChallenge }) => solveChallenge(controller))
    held.current = proof
    const settle = (then: () => void) => () => held.current === proof && then()
    proof.then(
      settle(() => {
        setState('confirmed')
        expiry.current = setTimeout(() => forget('expired'), GOOD_FOR_MS)
      }),
      settle(() => forget('failed')),
    )
    return proof
  }

  /**
   * Gives the confirmation to one call and gets the next one ready, unless `last` says that a success is the end of it.
   * Whether a call may go without is the server's decision, so what could not be solved does not hold it up. Once the
   * form has gone nothing is called and nothing more is solved.
   */
  async function spend(call: (robot: string | undefined) => Promise<void>, last = false): Promise<void> {
    const robot = await (held.current ?? solve()).catch(() => undefined)
    if (gone.current) return
    held.current = null
    let done = false
    try {
      await call(robot)
      done = true
    } finally {
      if (!(done && last) && !gone.current) void solve()
    }
  }

  return {
    state,
    ticked: state === 'solving' || state === 'confirmed' || state === 'failed',
    tick: (on: boolean) => {
      forget(on ? 'solving' : 'idle')
      if (on) void solve()
    },
    /** Asks for the tick again: the server did not take the confirmation. */
    untick: () => forget('idle'),
    /** Loads the solver ahead of the tick. What fails here fails again, and is shown, when it is needed. */
    warmUp: () => void solver().catch(() => {}),
    spend,
  }
}

export type Robot = ReturnType<typeof useRobot>
